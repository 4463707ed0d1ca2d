"""All words for values: the rules and the session return values, and here they become English or Chinese.

Every function reads the current language each time it is called, so whoever shows its words calls it again
when the language changes.
"""

from quarto_desktop.ui.texts.analysis import (
    action_worth,
    analysis_progress_sentence,
    count_words,
    long_wait_sentence,
    not_known_yet,
    nothing_left_sentence,
    study_sentence,
    summary_sentence,
    trial_rows,
    value_letter,
    value_word,
    verdict_sentence,
)
from quarto_desktop.ui.texts.choices import (
    language_name,
    level_name,
    rules_name,
    rules_tagline,
    speed_name,
    theme_name,
)
from quarto_desktop.ui.texts.exports import game_text, standing_sentence, versus_words
from quarto_desktop.ui.texts.files import (
    file_problem_sentence,
    file_stem,
    game_damaged_sentence,
    not_opened_sentence,
    not_read_sentence,
    not_saved_sentence,
    safe_mode_sentence,
    saved_sentence,
    settings_damaged_sentence,
    settings_refused_sentence,
)
from quarto_desktop.ui.texts.history import (
    games_to_delete_sentence,
    history_damaged_sentence,
    history_failed_sentence,
    history_later_sentence,
    history_waits_sentence,
    imported_sentence,
    no_history_sentence,
)
from quarto_desktop.ui.texts.lessons import outcome_lesson
from quarto_desktop.ui.texts.moves import action_words, step_sentence, undone_announcement_sentence
from quarto_desktop.ui.texts.outcomes import outcome_reason, outcome_sentence, outcome_title
from quarto_desktop.ui.texts.pieces import (
    match_sentence,
    matches_sentence,
    piece_name,
    square_name,
    trait_name,
    trait_word,
)
from quarto_desktop.ui.texts.players import (
    LONGEST_NAME,
    is_you,
    player_name,
    subject,
    turn_words,
    with_short_names,
)
from quarto_desktop.ui.texts.positions import obstacle_sentence, position_error_sentence
from quarto_desktop.ui.texts.progress import (
    foursquare_name,
    in_progress_sentence,
    play_card_words,
    play_file_name,
    play_progress_sentence,
    progress_damaged_sentence,
    progress_words,
    unfinished_words,
)
from quarto_desktop.ui.texts.prompts import Prompt, Situation, holder_words, prompt
from quarto_desktop.ui.texts.refusals import refusal_sentence
from quarto_desktop.ui.texts.system import not_writable_sentence, silent_sentence
from quarto_desktop.ui.texts.words import side_by_side

__all__ = [
    "LONGEST_NAME",
    "Prompt",
    "Situation",
    "action_words",
    "action_worth",
    "analysis_progress_sentence",
    "count_words",
    "file_problem_sentence",
    "file_stem",
    "foursquare_name",
    "game_damaged_sentence",
    "game_text",
    "games_to_delete_sentence",
    "history_damaged_sentence",
    "history_failed_sentence",
    "history_later_sentence",
    "history_waits_sentence",
    "holder_words",
    "imported_sentence",
    "in_progress_sentence",
    "is_you",
    "language_name",
    "level_name",
    "long_wait_sentence",
    "match_sentence",
    "matches_sentence",
    "no_history_sentence",
    "not_kept_sentence",
    "not_known_yet",
    "not_opened_sentence",
    "not_read_sentence",
    "not_saved_sentence",
    "not_writable_sentence",
    "nothing_left_sentence",
    "obstacle_sentence",
    "outcome_lesson",
    "outcome_reason",
    "outcome_sentence",
    "outcome_title",
    "piece_name",
    "play_card_words",
    "play_file_name",
    "play_progress_sentence",
    "player_name",
    "position_error_sentence",
    "progress_damaged_sentence",
    "progress_words",
    "prompt",
    "refusal_sentence",
    "rules_name",
    "rules_tagline",
    "safe_mode_sentence",
    "saved_sentence",
    "settings_damaged_sentence",
    "settings_refused_sentence",
    "side_by_side",
    "silent_sentence",
    "speed_name",
    "square_name",
    "standing_sentence",
    "step_sentence",
    "study_sentence",
    "subject",
    "summary_sentence",
    "theme_name",
    "trait_name",
    "trait_word",
    "trial_rows",
    "turn_words",
    "undone_announcement_sentence",
    "unfinished_words",
    "value_letter",
    "value_word",
    "verdict_sentence",
    "versus_words",
    "with_short_names",
]
