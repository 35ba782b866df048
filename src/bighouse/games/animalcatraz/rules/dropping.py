"""Discarding cards for nothing: those of the Mat, and of the stash in the own cell (RULES.md 11.3, R107)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import (
    DROP,
    PARTNER,
    SHOW,
    STASH,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.arranging import (
    OWN_PLACES,
    arranging_reason,
    in_own_cell,
    is_spot,
    limits_of,
    place_name,
)
from bighouse.games.animalcatraz.rules.deeds import CARDS, Deed
from bighouse.games.animalcatraz.rules.mats import (
    add_at,
    discard,
    drop,
    find,
    slip_away,
    take_away,
)
from bighouse.games.animalcatraz.rules.refusals import (
    NO_PARTNER,
    NO_SUCH_CARD,
    NOT_MOVED_HERE,
)
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name


class Dropping(Deed):
    """A card of the Mat goes to the Chair for good, one of the stash in the own cell."""

    first = DROP
    last = SHOW
    takes = CARDS
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for place in OWN_PLACES[len(convict.gangsters)]:
            if place != STASH or in_own_cell(convict):
                add_at(game, index, place, DROP, out)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        place = place_of(DROP, action)
        if place >= PARTNER:
            return NO_PARTNER if partner_of(game, index) == NOTHING else NOT_MOVED_HERE
        return NO_SUCH_CARD if find(game, index, place, kind_of(DROP, action)) == NOTHING else NOT_MOVED_HERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        place = place_of(DROP, action)
        copy = find(game, index, place, kind_of(DROP, action))
        if is_spot(place):
            take_away(game, index, place, copy)
            discard(game, convict.seat, copy)
        else:
            slip_away(game, index, place, copy)
            drop(game, convict.seat, convict.rival, copy)
        game.do(limits_of(game, index))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        place = place_of(DROP, action)
        return Wording(
            f"Discard {card_name(game, kind_of(DROP, action))}", f"from {place_name(game, index, place)}, for good"
        )

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_MOVED_HERE and place_of(DROP, action) == STASH:
            return Reason("Cards of the stash are discarded in one's own cell", "R107")
        if refusal == NOT_MOVED_HERE:
            return Reason("A Convict discards from its own Mat alone", "§29")
        return arranging_reason(refusal) or super().reason(game, index, convict, action, refusal)
