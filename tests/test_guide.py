"""The guide in docs/ is what the help says now; `make guide` makes it anew."""

import re

import pytest

from tools.make_guide import DOCS, PICTURES, TITLES, addresses, file_of, guide, picture_name


@pytest.mark.parametrize("language", TITLES)
def test_it_is_current(language: str):
    assert file_of(language).read_text(encoding="utf-8") == guide(language), "please run: make guide"


def test_its_pictures_are_there_and_no_others():
    wanted = {picture_name(address) for language in TITLES for address in addresses(language)}
    assert {file.name for file in (DOCS / PICTURES).iterdir()} == wanted


@pytest.mark.parametrize("language", TITLES)
def test_its_links_lead_somewhere(language: str):
    text = guide(language)
    assert set(re.findall(r"\]\(#([a-z-]+)\)", text)) == set(re.findall(r'<a id="([a-z-]+)">', text))
    assert "help:" not in text
    assert "board:" not in text
