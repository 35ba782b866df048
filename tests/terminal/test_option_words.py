"""Options that take several words, follow from the players or wait for each other are explained before anybody errs."""

from __future__ import annotations

import io

from rich.console import Console

from bighouse.engine.option import Option
from bighouse.terminal.console import THEME
from bighouse.terminal.games import list_games
from bighouse.terminal.option_words import flag_words
from market.room import ROOM
from tests.engine.helpers import FAIR

STALLS, CATCH = FAIR.options


def test_a_flag_says_what_can_be_mixed_and_what_is_usual() -> None:
    assert flag_words([(FAIR, STALLS)]) == (
        "what is sold: any of fish, cloth, spice, joined by '+'; none with 2 players, fish with 3 players, "
        "fish+cloth with 4 players if left out"
    )


def test_a_flag_says_what_it_waits_for() -> None:
    assert flag_words([(FAIR, CATCH)]) == "what the fish is like (only with stalls fish)"


def test_a_flag_of_two_games_says_what_it_means_in_each() -> None:
    purse = Option("purse", "none", "what thieves find", ("none", "some"), players=(2,))
    assert flag_words([(ROOM, ROOM.options[1]), (FAIR, purse)]) == (
        "market: coins to start with: empty, full; market: what thieves find (with 2 players): none, some"
    )


def test_the_list_of_games_says_the_same() -> None:
    out = io.StringIO()
    list_games(Console(file=out, width=220, theme=THEME), [FAIR])
    listed = out.getvalue()
    for words in (
        "none with 2 players, fish with 3 players, fish+cloth with 4 players",
        "any of fish, cloth, spice, joined by '+'",
        "what the fish is like (only with stalls fish)",
    ):
        assert words in listed
