"""Skills of one Convict alone: the meal of Cold Cuts, Dandy's word with a Guard, Hector's visit (RULES.md 23.2)."""

from __future__ import annotations

from bighouse.engine.english import capital
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    BLOCKS,
    CANNIBAL,
    CELLBLOCK_A,
    FIRST_CELL,
    GUARDED,
    LETTER_WORDS,
    LETTERS,
    MANIPULATOR,
    NOTHING,
    SADIST,
)
from bighouse.games.animalcatraz.rules.actions import FEAST, JOB, MOVE_GUARD, TORMENT
from bighouse.games.animalcatraz.rules.arrangements import arrangement, is_seen, seen_here
from bighouse.games.animalcatraz.rules.bars import change_cunning, change_strength, has_skill
from bighouse.games.animalcatraz.rules.deeds import AMONG_GUARDS, IN_BLOCKS, IN_CELLS, Deed
from bighouse.games.animalcatraz.rules.events import FEASTED, GUARD_TURNED, TORMENTED
from bighouse.games.animalcatraz.rules.guards import owner_at
from bighouse.games.animalcatraz.rules.icons import spend
from bighouse.games.animalcatraz.rules.refusals import (
    GUARD_OWNED,
    NO_ACTIONS,
    NO_GUARD_HERE,
    NOT_IN_CELL,
    NOT_LYING,
    SKILL_LOCKED,
    STANDS_SO,
    STOOD_SO_BEFORE,
    USED_THIS_ROUND,
    USED_THIS_TURN,
)
from bighouse.games.animalcatraz.rules.state import LYING, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import guard_at, guard_name, name_of


class Feasting(Deed):
    """Cold Cuts, in his own cell: 1 Action, once a round, for a slot of Strength."""

    first = FEAST
    last = FEAST + 1
    where = IN_CELLS
    skill = CANNIBAL
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.box.inmates[convict.card].skill == CANNIBAL:
            out.append(FEAST)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not has_skill(game, convict, CANNIBAL, 1):
            return SKILL_LOCKED
        if convict.skilled:
            return USED_THIS_ROUND
        if convict.space != FIRST_CELL + convict.cell:
            return NOT_IN_CELL
        return NO_ACTIONS if convict.actions == 0 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return SKILL_LOCKED

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        convict.skilled = True
        game.tell(FEASTED, convict.seat, convict.card)
        change_strength(game, index, 1)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        return Wording("Eat in the cell", "1 Action: 1 Strength slot")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_IN_CELL:
            return Reason("That is done in one's own cell", "§23.2")
        return super().reason(game, index, convict, action, refusal)


class MovingGuards(Deed):
    """Dandy moves the Guard of his space to another letter; with the second skill an owned one too. No limit (R69)."""

    first = MOVE_GUARD
    last = MOVE_GUARD + LETTERS
    where = AMONG_GUARDS
    skill = MANIPULATOR
    arranges = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.box.inmates[convict.card].skill == MANIPULATOR and convict.space < GUARDED:
            for letter in range(LETTERS):
                if letter != game.letters[convict.space]:
                    out.append(MOVE_GUARD + letter)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not has_skill(game, convict, MANIPULATOR, 1):
            return SKILL_LOCKED
        if owner_at(game, convict.space) != NOTHING and not has_skill(game, convict, MANIPULATOR, 2):
            return GUARD_OWNED
        if not game.arrangements:
            return 0
        space = convict.space
        here = game.letters[space]
        before = arrangement(game, convict.rival)
        game.letters[space] = action - MOVE_GUARD
        after = arrangement(game, convict.rival)
        game.letters[space] = here
        return STOOD_SO_BEFORE if is_seen(game, before, after) else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not has_skill(game, convict, MANIPULATOR, 1):
            return SKILL_LOCKED
        return STANDS_SO if convict.space < GUARDED else NO_GUARD_HERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        seen_here(game, convict.rival)
        game.letters[convict.space] = action - MOVE_GUARD
        seen_here(game, convict.rival)
        game.tell(GUARD_TURNED, convict.seat, convict.card, game.guard_at[convict.space], action - MOVE_GUARD)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        guard = guard_name(game, game.guard_at[convict.space])
        return Wording(f"Send {guard} to {LETTER_WORDS[action - MOVE_GUARD]}", "no Action")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == GUARD_OWNED:
            return Reason(f"{capital(guard_at(game, convict.space))} is owned: that needs the second skill", "§23.2")
        if refusal == STANDS_SO:
            guard = capital(guard_name(game, game.guard_at[convict.space]))
            return Reason(f"{guard} stands on {LETTER_WORDS[game.letters[convict.space]]} already", "§23.2")
        if refusal == NO_GUARD_HERE:
            return Reason("No Guard stands in a cell", "§23.2")
        if refusal == STOOD_SO_BEFORE:
            return Reason("That would only bring back what has been before, and nothing has happened since", "R69")
        return super().reason(game, index, convict, action, refusal)


class Tormenting(Deed):
    """Hector visits a rival who lies in its cell after a Fight: it loses a slot of Cunning, once a turn (R43)."""

    first = TORMENT
    last = JOB
    where = IN_BLOCKS
    skill = SADIST
    skill_level = 2

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if game.box.inmates[convict.card].skill == SADIST and CELLBLOCK_A <= convict.space < CELLBLOCK_A + BLOCKS:
            for other in range(len(game.convicts)):
                there = game.convicts[other]
                if there.rival != convict.rival and there.cell == convict.space - CELLBLOCK_A:
                    out.append(TORMENT + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not has_skill(game, convict, SADIST, 2):
            return SKILL_LOCKED
        target = game.convicts[action - TORMENT]
        if target.posture != LYING or not target.felled:
            return NOT_LYING
        return USED_THIS_TURN if convict.tormented >> (action - TORMENT) & 1 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return SKILL_LOCKED if game.box.inmates[convict.card].skill != SADIST else NOT_LYING

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        target = action - TORMENT
        convict.tormented |= 1 << target
        game.tell(TORMENTED, convict.seat, convict.card, game.convicts[target].card)
        change_cunning(game, target, -1)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        return Wording(f"Visit {name_of(game, action - TORMENT)}", "it loses 1 Cunning slot")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_LYING:
            return Reason("Nobody lies in this cell because of a Fight", "§23.2")
        return super().reason(game, index, convict, action, refusal)
