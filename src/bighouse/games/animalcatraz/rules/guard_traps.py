"""Guard Traps, a legacy module: laid under an own Guard, sprung by the next rival who tries him (RULES.md 31)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    GUARD_TRAP,
    GUARD_TRAPS_MODULE,
    GUARDED,
    NOTHING,
    OWN_TRAP_SPRUNG,
    TRAPPER,
)
from bighouse.games.animalcatraz.rules.actions import LAY_ATTACK, LAY_TRAP, kind_of, place_of
from bighouse.games.animalcatraz.rules.bars import has_skill
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, ITEMS, Deed
from bighouse.games.animalcatraz.rules.events import GUARD_TRAP_LAID, GUARD_TRAP_SPRUNG
from bighouse.games.animalcatraz.rules.guards import owns_guard
from bighouse.games.animalcatraz.rules.injury import injure
from bighouse.games.animalcatraz.rules.mats import add_carried, find, show, take_away, to_chair
from bighouse.games.animalcatraz.rules.misdeeds import Misdeed, note
from bighouse.games.animalcatraz.rules.refusals import (
    NO_SUCH_CARD,
    NOT_YOUR_GUARD,
    TRAPPED_ALREADY,
)
from bighouse.games.animalcatraz.rules.reputation import FROM_TRAPS, change_rep
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import card_name, guard_at

TRAP_LOSS: Final = 2
TRAPPER_REP: Final = 2


def trap_reward(game: Animalcatraz, rival: int) -> int:
    """REP for a sprung trap: more for the side of a Trapper (R71)."""
    for index in convicts_of(game, rival):
        convict = game.convicts[index]
        if convict.posture != ESCAPED and has_skill(game, convict, TRAPPER, 1):
            return TRAPPER_REP
    return game.box.trap_rep


class LayingTraps(Deed):
    """No Action: a carried Guard Trap goes face down under a Guard that one owns in the space."""

    first = LAY_TRAP
    last = LAY_ATTACK
    module = GUARD_TRAPS_MODULE
    where = AMONG_GUARDS
    takes = ITEMS
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if convict.space < GUARDED:
            add_carried(game, index, LAY_TRAP, 1 << GUARD_TRAP, out)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not owns_guard(game, convict.space, convict.rival):
            return NOT_YOUR_GUARD
        return TRAPPED_ALREADY if game.guard_traps[game.guard_at[convict.space]] != NOTHING else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_SUCH_CARD

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        place = place_of(LAY_TRAP, action)
        copy = find(game, index, place, kind_of(LAY_TRAP, action))
        take_away(game, index, place, copy)
        guard = game.guard_at[convict.space]
        game.guard_traps[guard] = copy
        game.arrangements = []
        game.tell(GUARD_TRAP_LAID, convict.seat, convict.card, guard)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        kind = kind_of(LAY_TRAP, action)
        return Wording(f"Lay {card_name(game, kind)} under {guard_at(game, convict.space)}", "no Action")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_YOUR_GUARD:
            return Reason(f"{capital(guard_at(game, convict.space))} is not yours", "§31")
        if refusal == TRAPPED_ALREADY:
            return Reason("There is a trap under this Guard already", "§31")
        return super().reason(game, index, convict, action, refusal)


def is_trapped(game: Animalcatraz, rival: int, guard: int) -> bool:
    """Whether a trap waits under a Guard for a rival who tries him; everybody sees that a card lies there."""
    return game.guard_traps[guard] != NOTHING and game.owners[guard] != rival


def springs_trap(game: Animalcatraz, index: int, guard: int) -> bool:
    """Whether trying to corrupt a Guard springs a trap under him: the attempt is lost, the Convict injured."""
    convict = game.convicts[index]
    if not is_trapped(game, convict.rival, guard):
        return False
    copy = game.guard_traps[guard]
    owner = game.owners[guard]
    game.guard_traps[guard] = NOTHING
    show(game, copy)
    game.tell(GUARD_TRAP_SPRUNG, convict.seat, convict.card, guard, game.box.kind_of[copy])
    to_chair(game, copy)
    injure(game, index, TRAP_LOSS, False)
    change_rep(game, owner, trap_reward(game, owner), FROM_TRAPS)
    note(game, owner, Misdeed(OWN_TRAP_SPRUNG, convict.space, convict.rival))
    return True


def lift_trap(game: Animalcatraz, guard: int) -> None:
    """A Guard changes hands or loses his owner: what lay under him goes to the Chair, unseen."""
    copy = game.guard_traps[guard]
    if copy != NOTHING:
        game.guard_traps[guard] = NOTHING
        to_chair(game, copy)
