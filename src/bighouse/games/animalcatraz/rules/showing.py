"""Showing a hidden Upgrade where it lies (R14)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.rules.actions import (
    CARRIED,
    HAND_OVER,
    SHOW,
    STASH,
    at_place,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.arrangements import (
    arrangement,
    is_seen,
    seen_here,
)
from bighouse.games.animalcatraz.rules.arranging import arranging_reason
from bighouse.games.animalcatraz.rules.deeds import UPGRADES, Deed
from bighouse.games.animalcatraz.rules.events import UPGRADE_SHOWN
from bighouse.games.animalcatraz.rules.mats import (
    find,
    hidden_upgrades,
    show,
)
from bighouse.games.animalcatraz.rules.refusals import (
    NOT_AN_UPGRADE,
    SEEN_BEFORE,
)
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name


class Showing(Deed):
    """A hidden Upgrade is turned up where it lies, so that its perk counts (R14)."""

    first = SHOW
    last = HAND_OVER
    arranges = True
    takes = UPGRADES

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for place in (CARRIED, STASH):
            for kind in hidden_upgrades(game, index, place):
                out.append(at_place(SHOW, place, kind))

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not game.arrangements:
            return 0
        copy = find(game, index, place_of(SHOW, action), kind_of(SHOW, action))
        before = arrangement(game, convict.rival)
        game.shown[copy] = 1
        after = arrangement(game, convict.rival)
        game.shown[copy] = 0
        return SEEN_BEFORE if is_seen(game, before, after) else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_AN_UPGRADE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        copy = find(game, index, place_of(SHOW, action), kind_of(SHOW, action))
        seen_here(game, convict.rival)
        show(game, copy)
        game.shown[copy] = 1
        seen_here(game, convict.rival)
        game.tell(UPGRADE_SHOWN, convict.seat, game.box.kind_of[copy])

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        return Wording(f"Show {card_name(game, kind_of(SHOW, action))}", "so that it counts")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return arranging_reason(refusal) or super().reason(game, index, convict, action, refusal)
