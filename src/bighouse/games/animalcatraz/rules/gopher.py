"""Gopher Gary: from anywhere he trades, secures a tool, corrupts a Guard or takes a Crime (RULES.md section 26)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_B,
    CELLBLOCK_C,
    CELLBLOCK_D,
    ESCAPE,
    GOPHER,
    GUARDS,
    NOTHING,
    ROOMS,
    SHOWER,
    TRADE,
)
from bighouse.games.animalcatraz.rules.actions import (
    BRIBE,
    ERRAND_CORRUPT,
    ERRAND_CRIME,
    ERRAND_SECURE,
    ERRAND_TRADE,
    SLOT_1,
)
from bighouse.games.animalcatraz.rules.corruption import (
    TryGuard,
    bribe_value,
    guard_reason,
    guard_refusal,
    needed_for,
    own_parts,
    trap_warning,
)
from bighouse.games.animalcatraz.rules.crimes import TakeCrime
from bighouse.games.animalcatraz.rules.deeds import GANGSTERS, Deed
from bighouse.games.animalcatraz.rules.escape import escape_reason, secure, tool_refusal
from bighouse.games.animalcatraz.rules.events import JOB_DONE
from bighouse.games.animalcatraz.rules.guard_traps import is_trapped
from bighouse.games.animalcatraz.rules.guards import is_shut, owns_guard
from bighouse.games.animalcatraz.rules.jobs import job_reason, job_refusal, start_job
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.refusals import (
    ERRAND_SHUT,
    NO_CRIMES_LEFT,
    NO_SUCH_CARD,
    NOT_YOUR_GANGSTER,
)
from bighouse.games.animalcatraz.rules.roles import role_of
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.trade import LookThrough
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, card_name, cost_in_words, gangster_name, guard_name


def gopher_of(game: Animalcatraz, convict: Convict) -> int:
    """The Gangster of a Mat who runs errands; NOTHING: there is none."""
    for gangster in convict.gangsters:
        if role_of(game, gangster).type == GOPHER:
            return gangster
    return NOTHING


def open_at(game: Animalcatraz, rival: int, space: int, icon: int) -> bool:
    """Whether a rival could use an icon of any space: no Guard stands on it, or an own one."""
    return not is_shut(game, space, icon) or owns_guard(game, space, rival)


def errand_odds(game: Animalcatraz, index: int, guard: int, copy: int) -> str:
    """What trying a Guard comes to, with the card that Gary takes along if it is one for this Guard."""
    convict = game.convicts[index]
    if is_trapped(game, convict.rival, guard):
        return trap_warning(game, index)
    bribe = 0 if copy == NOTHING else bribe_value(game, guard, game.box.kind_of[copy])
    wanted = needed_for(game, guard, convict.rival) - sum(own_parts(game, convict)) - bribe
    return f"two dice for {wanted}, {percent(reaching(wanted, 2))}{' with his bribe' if bribe else ''}"


class Errands(Deed):
    """2 Actions in all, once a round; what he hands in, bribes with, secures or brings goes through his own slot."""

    first = ERRAND_TRADE
    last = BRIBE
    takes = GANGSTERS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        gopher = gopher_of(game, convict)
        if gopher != NOTHING:
            for room in range(ROOMS):
                out.append(ERRAND_TRADE + room)
            if game.held[gopher] != NOTHING:
                out.append(ERRAND_SECURE)
            for guard in range(GUARDS):
                out.append(ERRAND_CORRUPT + guard)
            out.append(ERRAND_CRIME)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        rival = convict.rival
        gopher = gopher_of(game, convict)
        refusal = 0
        if action < ERRAND_SECURE:
            refusal = 0 if open_at(game, rival, action - ERRAND_TRADE, TRADE) else ERRAND_SHUT
        elif action == ERRAND_SECURE:
            refusal = tool_refusal(game, rival, game.box.kind_of[game.held[gopher]])
            if not refusal and not (
                open_at(game, rival, CELLBLOCK_B, ESCAPE) or open_at(game, rival, CELLBLOCK_D, ESCAPE)
            ):
                refusal = ERRAND_SHUT
        elif action < ERRAND_CRIME:
            refusal = guard_refusal(game, rival, action - ERRAND_CORRUPT)
        elif not len(game.crime_deck):
            refusal = NO_CRIMES_LEFT
        elif not open_at(game, rival, CELLBLOCK_C, SHOWER):
            refusal = ERRAND_SHUT
        return refusal or job_refusal(game, convict, gopher)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_YOUR_GANGSTER if gopher_of(game, convict) == NOTHING else NO_SUCH_CARD

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        gopher = gopher_of(game, convict)
        slot = SLOT_1 + convict.gangsters.index(gopher)
        start_job(game, convict, gopher)
        game.tell(JOB_DONE, convict.seat, convict.card, gopher)
        if action < ERRAND_SECURE:
            game.do_next(LookThrough(index, action - ERRAND_TRADE, slot))
        elif action == ERRAND_SECURE:
            secure(game, index, slot, game.box.kind_of[game.held[gopher]])
        elif action < ERRAND_CRIME:
            game.do_next(TryGuard(index, action - ERRAND_CORRUPT, slot, slot + 1))
        else:
            game.do_next(TakeCrime(index))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gopher = gopher_of(game, convict)
        name = gangster_name(game, gopher)
        cost = cost_in_words(role_of(game, gopher).cost)
        if action < ERRAND_SECURE:
            return Wording(f"{name} trades in {SPACE_NAMES[action - ERRAND_TRADE]}", f"{cost}: one item")
        if action == ERRAND_SECURE:
            return Wording(f"{name} secures {card_name(game, game.box.kind_of[game.held[gopher]])}", cost)
        if action < ERRAND_CRIME:
            guard = action - ERRAND_CORRUPT
            odds = errand_odds(game, index, guard, game.held[gopher])
            return Wording(f"{name} corrupts {guard_name(game, guard)}", f"{cost}: {odds}")
        return Wording(f"{name} takes a Crime card", cost)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == ERRAND_SHUT:
            return Reason("A Guard stands on that icon, and he is not yours", "§26")
        if refusal == NO_CRIMES_LEFT:
            return Reason("No Crime card is left in the deck", "§13")
        return (
            guard_reason(game, convict.rival, refusal)
            or escape_reason(game, convict, refusal)
            or job_reason(game, gopher_of(game, convict), refusal)
            or super().reason(game, index, convict, action, refusal)
        )
