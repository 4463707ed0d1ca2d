"""The help tells everything it has to, in the same order in both languages, in words and not in codes."""

from __future__ import annotations

import re

import pytest

from tests.ui.help.facts import all_facts
from tests.ui.help.pages import CURIOUS, FOURSQUARE, GAMES, LANGUAGES, TOPICS, page, plain

SECTIONS = {
    "en": (
        "Key points",
        "What is special",
        "Quick start",
        "Full rules",
        "First game step by step",
        "Strategy",
        "Special rules",
        "Common mistakes",
        "A short history",
    ),
    "zh_CN": (
        "要点",
        "特别之处",
        "快速上手",
        "完整规则",
        "第一局，一步一步来",
        "下棋窍门",
        "特殊规则",
        "常见误会",
        "小小历史",
    ),
}
STRATEGY = 5  # its place among the sections
PLAYING_CARDS = "玩牌窍门"
"""What strategy is called in Chinese where no pieces are played."""
TITLES = {
    "en": ("Four Alike", "Four Alike (Square Variant)", "Quarto Classic", "Foursquare"),
    "zh_CN": ("大同棋", "大同棋（方块版）", "Quarto 经典", "四方牌"),
}
QUICK_START = 2  # its place among the sections
CHINESE = re.compile(r"[\u3400-\u9fff]")
SENTENCE_END = re.compile(r"[.!?](?=\s|$)|[。！？]")
PIECE_AS_DIGIT = re.compile(
    r"=[0-9A-F]\b|\b[Pp]ieces? [0-9A-F]\b|(?<![A-Za-z+])[B-F](?![A-Za-z0-9])|棋子 ?[0-9A-F]\b"
)
HALF_WIDTH = re.compile(r"[\u3400-\u9fff] ?[,;:!?()]|[,;:!?()] ?[\u3400-\u9fff]|[\u3400-\u9fff]\.(?!quarto)")

every_page = pytest.mark.parametrize(
    ("language", "topic"), [(language, topic) for language in LANGUAGES for topic in TOPICS]
)
every_game_page = pytest.mark.parametrize(
    ("language", "topic"), [(language, game) for language in LANGUAGES for game in GAMES]
)
every_topic = pytest.mark.parametrize("topic", TOPICS)


@every_topic
def test_both_languages_have_the_same_headings_in_the_same_order(topic):
    english, chinese = (page(language, topic) for language in LANGUAGES)
    assert english.heading_levels == chinese.heading_levels
    assert english.heading_levels[0] == 1


@every_topic
def test_both_languages_have_the_same_diagrams(topic):
    english, chinese = (page(language, topic).diagrams for language in LANGUAGES)
    assert [diagram.spec for diagram in english] == [diagram.spec for diagram in chinese]
    pictures = [[spec for _, spec in page(language, topic).examples] for language in LANGUAGES]
    assert pictures[0] == pictures[1]


@every_topic
def test_both_languages_link_to_the_same_pages(topic):
    english, chinese = (sorted(page(language, topic).links) for language in LANGUAGES)
    assert english == chinese


@every_game_page
def test_sections_come_in_their_order(language, topic):
    wanted = list(SECTIONS[language])
    if (language, topic) == ("zh_CN", FOURSQUARE):
        wanted[STRATEGY] = PLAYING_CARDS
    assert [section.title for section in page(language, topic).sections] == wanted


@every_page
def test_a_tagline_of_one_line_stands_under_the_title(language, topic):
    title, blank, tagline = page(language, topic).intro.rstrip().split("\n")
    assert title.startswith("# ")
    assert not blank
    assert tagline.startswith("> ")
    assert len(SENTENCE_END.findall(tagline)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_on_screen(language):
    titles = tuple(page(language, game).intro.split("\n")[0].removeprefix("# ") for game in GAMES)
    assert titles == TITLES[language]


@every_game_page
def test_quick_start_is_three_sentences(language, topic):
    text = plain(page(language, topic).sections[QUICK_START].body).strip()
    assert "\n" not in text
    assert len(SENTENCE_END.findall(text)) == 3


@every_page
def test_links_lead_to_pages(language, topic):
    assert set(page(language, topic).links) <= {f"help:{one}" for one in TOPICS}


@every_page
def test_pieces_are_named_in_words(language, topic):
    assert not PIECE_AS_DIGIT.findall(page(language, topic).prose)


@every_page
def test_only_the_page_on_the_app_has_a_section_for_the_curious(language, topic):
    titles = [section.title for section in page(language, topic).sections]
    assert titles.count(CURIOUS[language]) == (topic == "using-the-app")


@every_topic
def test_every_paragraph_of_a_chinese_page_is_chinese(topic):
    assert [text for text in page("zh_CN", topic).paragraphs if not CHINESE.search(text)] == []


@every_topic
def test_an_english_page_has_no_chinese_but_names(topic):
    text = page("en", topic).source
    for name in TITLES["zh_CN"]:
        text = text.replace(name, "")
    assert CHINESE.findall(text) == []


@every_topic
def test_chinese_pages_use_chinese_punctuation(topic):
    assert HALF_WIDTH.findall(page("zh_CN", topic).prose) == []


@every_topic
def test_chinese_emphasis_is_bold_and_closes(topic):
    """Chinese has no italics; Markdown leaves stars standing that have punctuation on the wrong side."""
    text = re.sub(r"`[^`]*`", "", page("zh_CN", topic).without_code)
    assert re.findall(r"(?<!\*)\*(?!\*)", text) == []
    emphasised = re.findall(r"(.?)\*\*([^*]+)\*\*(.?)", text)
    broken = [
        inside
        for before, inside, after in emphasised
        if (CHINESE.match(before) and not inside[0].isalnum())
        or (CHINESE.match(after) and not inside[-1].isalnum())
    ]
    assert broken == []


@every_page
def test_markdown_keeps_to_what_the_help_window_draws_well(language, topic):
    text = page(language, topic).without_code
    assert not re.search(r"<[a-z/!]", text), "no HTML"
    assert not re.search(r"^[ \t]", text, re.MULTILINE), "nothing nested"
    assert not re.search(r"[ \t]$", text, re.MULTILINE), "no trailing blanks"
    assert text.count("![") == len(page(language, topic).captions), "a picture stands on a line of its own"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", all_facts(), ids=lambda fact: fact.what)
def test_the_help_tells(fact, language):
    missing = [(topic, words) for topic in fact.pages for words in fact.missing_from(page(language, topic))]
    assert missing == []


@every_game_page
def test_the_five_steps_of_the_first_game_come_in_order(language, topic):
    text = page(language, topic).source
    first_words = {"en": "**{}. ", "zh_CN": "**第{}步，"}[language]
    places = [text.index(first_words.format(number)) for number in numbers(language)]
    assert places == sorted(places)


def numbers(language: str) -> str:
    """One to five as the language writes them."""
    return {"en": "12345", "zh_CN": "一二三四五"}[language]
