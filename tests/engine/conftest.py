"""What the tests of the engine share."""

import pytest

from quarto_desktop.engine.forms import best_form, python_form


@pytest.fixture(params=["best", "python"])
def module(request):
    """The search as it was installed, and as Python."""
    return best_form() if request.param == "best" else python_form()
