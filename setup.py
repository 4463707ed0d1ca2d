"""What pyproject.toml cannot say: the packages are those found, and two folders that lie beside them."""

from setuptools import find_packages, setup

setup(
    packages=[
        *find_packages(include=["quarto_desktop", "quarto_desktop.*"]),
        "quarto_desktop._resources",
        "quarto_desktop._translations",
    ]
)
