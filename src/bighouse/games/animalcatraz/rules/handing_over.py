"""Gangsters between two Mats that are joined: handed over for nothing (RULES.md section 29, R69)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import GANGSTERS_MODULE, NOTHING
from bighouse.games.animalcatraz.rules.actions import (
    GANGSTER,
    HAND_OVER,
    LAY_TRAP,
)
from bighouse.games.animalcatraz.rules.arrangements import (
    MAT_OF,
    WHOLE,
    arrangement,
    is_seen,
    seen_here,
    weight,
)
from bighouse.games.animalcatraz.rules.arranging import arranging_reason, together
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.deeds import Deed
from bighouse.games.animalcatraz.rules.events import GANGSTER_HANDED
from bighouse.games.animalcatraz.rules.recruiting import MOST_ON_MAT
from bighouse.games.animalcatraz.rules.refusals import (
    NO_PARTNER,
    NOT_TOGETHER,
    NOT_WITHOUT_MODULE,
    NOT_YOUR_GANGSTER,
    SEEN_BEFORE,
)
from bighouse.games.animalcatraz.rules.sides import partner_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import gangster_name, name_of


def handed(game: Animalcatraz, index: int, gangster: int, other: int, before: int) -> int:
    """The arrangement after a Gangster has gone to the other Mat, perhaps for another one."""
    mat = index if gangster in game.convicts[index].gangsters else partner_of(game, index)
    there = partner_of(game, mat)
    after = before - weight(MAT_OF + gangster, mat) + weight(MAT_OF + gangster, there)
    if other != NOTHING:
        after += weight(MAT_OF + other, mat) - weight(MAT_OF + other, there)
    return after % WHOLE


def swaps(game: Animalcatraz, index: int, gangster: int) -> list[int]:
    """Whom the other Mat may give for a Gangster: nobody where it has room, otherwise one of its two."""
    mat = index if gangster in game.convicts[index].gangsters else partner_of(game, index)
    there = game.convicts[partner_of(game, mat)].gangsters
    return [NOTHING] if len(there) < MOST_ON_MAT else there


class HandingOver(Deed):
    """A Gangster, with his card, to the partner in the same space, or from him."""

    first = HAND_OVER
    last = LAY_TRAP
    module = GANGSTERS_MODULE
    arranges = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if together(game, index):
            for gangster in convict.gangsters + game.convicts[partner_of(game, index)].gangsters:
                out.append(HAND_OVER + gangster)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not game.arrangements:
            return 0
        gangster = action - HAND_OVER
        before = arrangement(game, convict.rival)
        for other in swaps(game, index, gangster):
            if not is_seen(game, before, handed(game, index, gangster, other, before)):
                return 0
        return SEEN_BEFORE

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not game.has(GANGSTERS_MODULE):
            return NOT_WITHOUT_MODULE
        if partner_of(game, index) == NOTHING:
            return NO_PARTNER
        return NOT_YOUR_GANGSTER if together(game, index) else NOT_TOGETHER

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        gangster = action - HAND_OVER
        if swaps(game, index, gangster)[0] == NOTHING:
            hand_over(game, index, gangster, NOTHING)
        else:
            game.do_next(SwapGangster(convict.seat, index, gangster))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gangster = action - HAND_OVER
        to = partner_of(game, index) if gangster in convict.gangsters else index
        return Wording(f"{gangster_name(game, gangster)} goes over to {name_of(game, to)}", "no Action")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_YOUR_GANGSTER:
            return Reason("Neither of your two Mats has that Gangster", "§29")
        return arranging_reason(refusal) or super().reason(game, index, convict, action, refusal)


class SwapGangster(AskedOf):
    """Who comes in exchange, as a Mat has room for two."""

    def __init__(self, seat: int, index: int, gangster: int) -> None:
        super().__init__(seat, index)
        self.gangster = gangster

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [GANGSTER + other for other in swaps(game, self.index, self.gangster)]

    def refusal(self, game: Animalcatraz, action: int) -> int:
        before = arrangement(game, self.convict(game).rival)
        after = handed(game, self.index, self.gangster, action - GANGSTER, before)
        return SEEN_BEFORE if is_seen(game, before, after) else 0

    def take(self, game: Animalcatraz, action: int) -> None:
        hand_over(game, self.index, self.gangster, action - GANGSTER)

    def args(self) -> list[int]:
        return [self.seat, self.index, self.gangster]

    def question(self, game: Animalcatraz) -> str:
        return f"Who comes over for {gangster_name(game, self.gangster)}?"

    def chapter(self, game: Animalcatraz) -> str:
        return "teams"

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        return arranging_reason(refusal) or super().reason(game, action, refusal)


def hand_over(game: Animalcatraz, index: int, gangster: int, other: int) -> None:
    mat = index if gangster in game.convicts[index].gangsters else partner_of(game, index)
    here, there = game.convicts[mat], game.convicts[partner_of(game, mat)]
    seen_here(game, here.rival)
    here.gangsters.remove(gangster)
    if other != NOTHING:
        there.gangsters.remove(other)
        here.gangsters.append(other)
        game.tell(GANGSTER_HANDED, here.seat, other, here.card)
    there.gangsters.append(gangster)
    game.tell(GANGSTER_HANDED, there.seat, gangster, there.card)
    seen_here(game, here.rival)
