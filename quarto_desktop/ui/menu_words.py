"""The words of the menus in the current language; an ampersand marks the letter that works with Alt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quarto_desktop.ui.commands import Command, Menu


def command_words() -> dict[Command, str]:
    """What each command is called."""
    translate = QCoreApplication.translate
    return {
        Command.NEW_GAME: translate("Menus", "&New Game..."),
        Command.PLAY_AGAIN: translate("Menus", "Play &Again"),
        Command.PAUSE: translate("Menus", "&Pause"),
        Command.RESIGN: translate("Menus", "&Resign..."),
        Command.GAME_SETTINGS: translate("Menus", "Game &Settings..."),
        Command.HISTORY: translate("Menus", "&History..."),
        Command.STATISTICS: translate("Menus", "Quarto S&tatistics..."),
        Command.START_PAGE: translate("Menus", "&Back to the Start Page"),
        Command.QUIT: translate("Menus", "&Quit"),
        Command.OPEN: translate("Menus", "&Open..."),
        Command.SAVE: translate("Menus", "&Save"),
        Command.SAVE_AS: translate("Menus", "Save &As..."),
        Command.COPY_GAME: translate("Menus", "&Copy Game"),
        Command.COPY_POSITION: translate("Menus", "Copy &Position"),
        Command.PASTE: translate("Menus", "Pas&te Game or Position"),
        Command.IMPORT: translate("Menus", "&Import or Set Up a Position..."),
        Command.EXPORT_PICTURE: translate("Menus", "Export as Pict&ure..."),
        Command.EXPORT_TEXT: translate("Menus", "Export as Te&xt..."),
        Command.NEW_DEAL: translate("Menus", "&New Deal"),
        Command.SAME_DEAL: translate("Menus", "Same Deal &Again"),
        Command.NEXT_DEAL: translate("Menus", "Ne&xt Deal"),
        Command.PREVIOUS_DEAL: translate("Menus", "&Previous Deal"),
        Command.CHOOSE_DEAL: translate("Menus", "&Choose a Deal..."),
        Command.DEAL_OF_THE_DAY: translate("Menus", "&Deal of the Day"),
        Command.DEAL_STATISTICS: translate("Menus", "&Foursquare Statistics..."),
        Command.UNDO: translate("Menus", "&Undo"),
        Command.REDO: translate("Menus", "&Redo"),
        Command.GIVE: translate("Menus", "&Give the Chosen Piece"),
        Command.ANNOUNCE: translate("Menus", "&Announce QUARTO"),
        Command.END_AS_DRAW: translate("Menus", "End as a &Draw"),
        Command.ANALYSE: translate("Menus", "Anal&yse Position..."),
        Command.HINT: translate("Menus", "&Hint"),
        Command.AUTOPLAY: translate("Menus", "&Let the Computer Play"),
        Command.BEST_LINE: translate("Menus", "&Best Line of This Deal"),
        Command.LOOK_BENEATH: translate("Menus", "Look Be&neath the Pile"),
        Command.FIRST_STEP: translate("Menus", "To the &Beginning"),
        Command.PREVIOUS_STEP: translate("Menus", "One Step Bac&k"),
        Command.NEXT_STEP: translate("Menus", "One Step &Forward"),
        Command.LAST_STEP: translate("Menus", "Back to the Ga&me"),
        Command.COORDINATES: translate("Menus", "&Coordinates"),
        Command.MOVE_LIST: translate("Menus", "&Move List"),
        Command.FULL_SCREEN: translate("Menus", "&Full Screen"),
        Command.REDUCE_MOTION: translate("Menus", "&Reduce Motion"),
        Command.ONE_CLICK_GIVE: translate("Menus", "&Give with One Click"),
        Command.HOUSE_RULE: translate("Menus", "&House Rule for New Deals"),
        Command.CAN_STILL_WIN: translate("Menus", "Tell Whether It Can Still Be &Won"),
        Command.PREFERENCES: translate("Menus", "&Preferences..."),
        Command.HELP: translate("Menus", "&Help for This Game"),
        Command.HELP_APP: translate("Menus", "&Using the App"),
        Command.ABOUT: translate("Menus", "&About Quarto Desktop"),
    }


def hints_while_disabled() -> dict[Command, str]:
    """When a command works that cannot be given now, where that is not plain to see."""
    translate = QCoreApplication.translate
    return {Command.RESIGN: translate("Menus", "You can resign on your own turn.")}


def menu_words(*, with_cards: bool = False) -> dict[Menu, str]:
    """What each menu is called, in a game with pieces or `with_cards`."""
    translate = QCoreApplication.translate
    return {
        Menu.GAME: translate("Menus", "&Game"),
        Menu.FILE: translate("Menus", "&File"),
        Menu.MOVE: translate("Menus", "&Move", "a card") if with_cards else translate("Menus", "&Move"),
        Menu.VIEW: translate("Menus", "&View"),
        Menu.SETTINGS: translate("Menus", "&Settings"),
        Menu.HELP: translate("Menus", "&Help"),
        Menu.THEME: translate("Menus", "&Theme"),
        Menu.LANGUAGE: translate("Menus", "&Language"),
        Menu.RECENT: translate("Menus", "Open &Recent"),
    }
