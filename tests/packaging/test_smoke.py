"""What of the smoke test can be tried without a screen, a root and a package."""

from pathlib import Path

import pytest

from quarto_desktop.rules.gameparser import parse_game
from tools.smoke import root, run
from tools.smoke.player import Player
from tools.trouble import Trouble

DEB822 = "Types: deb\n# URIs: no\nURIs: http://mirror.example/debian\nSuites: bookworm\n"
ONE_LINE = "# comment\ndeb [signed-by=/a.gpg] http://mirror.example/debian bookworm main\n"


@pytest.mark.parametrize("text", [DEB822, ONE_LINE, ONE_LINE.replace("[signed-by=/a.gpg] ", "")])
def test_packages_come_from_where_the_machine_has_its_own(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    sources = tmp_path / "sources"
    sources.write_text(text)
    monkeypatch.setattr(root, "_APT_SOURCES", (tmp_path / "none", sources))
    assert root.mirror() == "http://mirror.example/debian"


def test_a_machine_without_a_mirror_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(root, "_APT_SOURCES", (tmp_path / "none",))
    with pytest.raises(Trouble, match="no mirror"):
        root.mirror()


def test_ci_says_what_it_lacks_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run.main(["--ci"]) == 0
    assert "lacks" in capsys.readouterr().out


def test_by_hand_it_insists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run.main([]) == 1
    assert "xdotool" in capsys.readouterr().err


class Screen:
    """Shows a game, and does what is clicked."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clicked: list[tuple[int, int]] = []

    def copied(self) -> str:
        """The game that is shown."""
        return self.text

    def click(self, _window: str, place: tuple[int, int]) -> None:
        """One square is left, and it is clicked."""
        self.clicked.append(place)
        self.text += " d4"


def test_the_player_plays_to_the_end():
    screen = Screen('[Quarto "1"]\n[Rules "four-alike"]\n[Position "7938/A2BD/F5C0/1E4. 6"]\n\n')
    ended = Player(screen, "1", {"d4": (3, 4)}).play_on()
    assert ended.actions == parse_game(screen.text).actions
    assert screen.clicked == [(3, 4)]
