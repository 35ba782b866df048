"""Phase III, Patrol: storage, new cards, new suspicion, perhaps a raid (RULES.md section 7)."""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.english import counted
from bighouse.engine.step import NOT_ASKED_FOR, Choice, Step
from bighouse.engine.wording import Reason, Wording
from bighouse.games.lockup.box.components import RESOURCES
from bighouse.games.lockup.rules.actions import MOST_CUBES, PAYMENTS, RETURN
from bighouse.games.lockup.rules.events import (
    GOON_ADVANCED,
    GOON_ARRIVED,
    GOON_LEFT,
    ITEM_SHOWN,
    LOOT_PLACED,
    PHASE_BEGAN,
    RAID_AVERTED,
    RAID_BEGAN,
    SUSPICION_PLACED,
)
from bighouse.games.lockup.rules.gains import return_set
from bighouse.games.lockup.rules.goons import draw_goon, goons_available
from bighouse.games.lockup.rules.payments import cubes_of, sets_of, wrong_payment
from bighouse.games.lockup.rules.raids import raid
from bighouse.games.lockup.rules.refusals import WRONG_PAYMENT
from bighouse.games.lockup.rules.solitary import reshuffle_guards
from bighouse.games.lockup.rules.state import EMPTY, FIRST_GOON_SPACE, GOON_SPACES, PATROL, Lockup
from bighouse.games.lockup.rules.tomes import ANY_TIME_WINDOW, AfterTomes
from bighouse.games.lockup.words.phrases import cubes_in_words


class Patrol(Step[Lockup]):
    """The phase begins with a tome window, then its steps follow."""

    def run(self, game: Lockup) -> None:
        game.phase = PATROL
        game.tell(PHASE_BEGAN, PATROL)
        if game.solitary:
            game.do_next(RESHUFFLE_GUARDS)
        game.do([ANY_TIME_WINDOW, CHECK_STORAGE, REFILL_DISPLAY, ADVANCE_GOONS, ADD_SUSPICION])


class CheckStorage(AfterTomes):
    """Step 1: everyone over their limit returns cubes. It touches nobody else, so all decide at once (R28)."""

    def run(self, game: Lockup) -> None:
        over: list[Choice[Any]] = []
        for who in game.clockwise():
            if who < game.seats and game.players[who].cube_count() > game.players[who].storage:
                over.append(ReturnExcess(who))
        if over:
            game.gather(over)

    def moment(self, game: Lockup) -> str:
        return "Patrol begins"

    def window_chapter(self) -> str:
        return "tomes-patrol"


class ReturnExcess(Choice[Lockup]):
    """Return cubes of free choice down to the storage limit."""

    def candidates(self, game: Lockup) -> list[int]:
        player = game.players[self.seat]
        excess = player.cube_count() - player.storage
        return sets_of(min(excess, MOST_CUBES), player.cubes)

    def beyond(self, game: Lockup, action: int) -> int:
        return WRONG_PAYMENT if RETURN <= action < RETURN + PAYMENTS else NOT_ASKED_FOR

    def take(self, game: Lockup, action: int) -> None:
        return_set(game, self.seat, cubes_of(action))
        player = game.players[self.seat]
        if player.cube_count() > player.storage:
            game.do_next(self)

    def question(self, game: Lockup) -> str:
        player = game.players[self.seat]
        held = player.cube_count()
        over = counted(held - player.storage, "cube")
        return f"Storage: return {over}, as you hold {held} and can store {player.storage}"

    def chapter(self, game: Lockup) -> str:
        return "storage"

    def offer(self, game: Lockup, action: int) -> Wording:
        return Wording(f"Return {cubes_in_words(cubes_of(action))}")

    def reason(self, game: Lockup, action: int, refusal: int) -> Reason:
        player = game.players[self.seat]
        due = f"You hold {player.cube_count()} cubes, can store {player.storage} and return just what is over"
        return wrong_payment(player.cubes, action, due, "§7")


class RefillDisplay(Step[Lockup]):
    """Step 2: fill the gaps of the item display, nearest the deck first; nothing slides (R29)."""

    def run(self, game: Lockup) -> None:
        for space in range(len(game.display)):
            if game.display[space] == EMPTY and game.item_deck.cards:
                game.display[space] = game.item_deck.draw()
                game.reveal()
                game.tell(ITEM_SHOWN, game.display[space], space)


class AdvanceGoons(Step[Lockup]):
    """Step 3: the goon at the Chow Hall leaves, the others move on, new ones come, the first one furthest (R30)."""

    def run(self, game: Lockup) -> None:
        spaces = game.goon_at
        leaving = spaces[GOON_SPACES - 1]
        if leaving != EMPTY:
            game.goon_discard.append(leaving)
            spaces[GOON_SPACES - 1] = EMPTY
            game.tell(GOON_LEFT, leaving)
        free = GOON_SPACES - 1
        for space in range(GOON_SPACES - 2, -1, -1):
            goon = spaces[space]
            if goon != EMPTY:
                spaces[space] = EMPTY
                spaces[free] = goon
                if space != free:
                    game.tell(GOON_ADVANCED, goon, space + FIRST_GOON_SPACE, free + FIRST_GOON_SPACE)
                free -= 1
        while free >= 0 and goons_available(game) > 0:
            spaces[free] = draw_goon(game)
            game.tell(GOON_ARRIVED, spaces[free], free + FIRST_GOON_SPACE)
            free -= 1


def suspicion_needed(game: Lockup) -> int:
    """The suspicion icons on all active goons (R31)."""
    need = 0
    for goon in game.goon_at:
        if goon != EMPTY:
            need += game.box.goons[goon].suspicion
    return need


class AddSuspicion(Step[Lockup]):
    """Step 4: too few cubes in the supply bring a raid, unless a tome averts it (R31)."""

    def run(self, game: Lockup) -> None:
        if suspicion_needed(game) > game.suspicion_supply:
            game.do([ANY_TIME_WINDOW, RAID_IF_NEEDED, PLACE_SUSPICION])
        else:
            game.do_next(PLACE_SUSPICION)


class RaidIfNeeded(AfterTomes):
    """The comparison after the window decides."""

    def run(self, game: Lockup) -> None:
        need = suspicion_needed(game)
        if need > game.suspicion_supply:
            game.tell(RAID_BEGAN, need, game.suspicion_supply)
            raid(game)
        else:
            game.tell(RAID_AVERTED, need, game.suspicion_supply)

    def moment(self, game: Lockup) -> str:
        need = suspicion_needed(game)
        return f"A raid threatens, as the goons ask for {need} suspicion and the supply holds {game.suspicion_supply}"

    def window_chapter(self) -> str:
        return "tomes-raid"


class PlaceSuspicion(Step[Lockup]):
    """Add each goon's suspicion to its location, in order as far as the supply goes (R61), and each Bandit's cube."""

    def run(self, game: Lockup) -> None:
        place_suspicion(game)
        for space in range(GOON_SPACES):
            goon = game.goon_at[space]
            if goon != EMPTY:
                resource = game.box.goons[goon].patrol_resource
                if resource >= 0 and game.supply[resource] > 0:
                    game.supply[resource] -= 1
                    game.loot[(space + FIRST_GOON_SPACE) * RESOURCES + resource] += 1
                    game.tell(LOOT_PLACED, space + FIRST_GOON_SPACE, resource, goon)


def place_suspicion(game: Lockup) -> None:
    """Suspicion cubes for every active goon; at setup this is all that is placed (R1)."""
    for space in range(GOON_SPACES):
        goon = game.goon_at[space]
        if goon != EMPTY:
            count = min(game.box.goons[goon].suspicion, game.suspicion_supply)
            if count > 0:
                game.suspicion_supply -= count
                game.suspicion_at[space + FIRST_GOON_SPACE] += count
                game.tell(SUSPICION_PLACED, space + FIRST_GOON_SPACE, count)


class ReshuffleGuards(Step[Lockup]):
    """Solitary: guard and location cards go back into their decks."""

    def run(self, game: Lockup) -> None:
        reshuffle_guards(game)


CHECK_STORAGE: Final = CheckStorage()
REFILL_DISPLAY: Final = RefillDisplay()
ADVANCE_GOONS: Final = AdvanceGoons()
ADD_SUSPICION: Final = AddSuspicion()
RAID_IF_NEEDED: Final = RaidIfNeeded()
PLACE_SUSPICION: Final = PlaceSuspicion()
RESHUFFLE_GUARDS: Final = ReshuffleGuards()
