"""Cell Attacks, a legacy module: a nuisance laid in a rival's cell until somebody removes it (RULES.md section 31)."""

from __future__ import annotations

from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    ATTACK_STEAL,
    BLOCKS,
    CELL_ATTACK,
    CELL_ATTACKS_MODULE,
    CELLBLOCK_A,
    FIRST_CELL,
    NOTHING,
    SMALLER_STASH,
)
from bighouse.games.animalcatraz.rules.actions import (
    CLEAN_CELL,
    LAY_ATTACK,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.deeds import BUDGET, IN_BLOCKS, IN_CELLS, ITEMS, Deed
from bighouse.games.animalcatraz.rules.events import CELL_ATTACKED, CELL_CLEANED
from bighouse.games.animalcatraz.rules.icons import icon_open, spend
from bighouse.games.animalcatraz.rules.loot import keepers_of
from bighouse.games.animalcatraz.rules.mats import add_carried, find, show, take_away, to_chair
from bighouse.games.animalcatraz.rules.refusals import (
    ATTACK_SHUT,
    ATTACKED_ALREADY,
    CELL_CLOSED,
    NO_ACTIONS,
    NO_SUCH_CARD,
    NOT_A_RIVALS_BLOCK,
    NOTHING_TO_CLEAN,
)
from bighouse.games.animalcatraz.rules.room_making import FlushStash
from bighouse.games.animalcatraz.rules.sides import owns_block
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.card_words import card_sentence
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, card_name


class LayingAttacks(Deed):
    """1 Action in a rival's Cellblock with the Attack/Steal icon open: the card lies face up in that rival's cell."""

    first = LAY_ATTACK
    last = CLEAN_CELL
    module = CELL_ATTACKS_MODULE
    where = IN_BLOCKS
    takes = BUDGET | ITEMS
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if CELLBLOCK_A <= convict.space < CELLBLOCK_A + BLOCKS:
            add_carried(game, index, LAY_ATTACK, 1 << CELL_ATTACK, out)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        rival = owns_block(game, convict.space)
        if rival == NOTHING or rival == convict.rival:
            return NOT_A_RIVALS_BLOCK
        if not keepers_of(game, convict.space - CELLBLOCK_A):
            return CELL_CLOSED
        if game.cell_attacks[convict.space - CELLBLOCK_A] != NOTHING:
            return ATTACKED_ALREADY
        if not icon_open(game, convict, ATTACK_STEAL):
            return ATTACK_SHUT
        return NO_ACTIONS if convict.actions == 0 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_SUCH_CARD

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        place = place_of(LAY_ATTACK, action)
        copy = find(game, index, place, kind_of(LAY_ATTACK, action))
        take_away(game, index, place, copy)
        show(game, copy)
        cell = convict.space - CELLBLOCK_A
        game.cell_attacks[cell] = copy
        game.tell(CELL_ATTACKED, convict.seat, convict.card, FIRST_CELL + cell, game.box.kind_of[copy])
        if game.box.of(copy).cell_attack == SMALLER_STASH:
            for other in range(len(game.convicts)):
                if game.convicts[other].cell == cell and game.convicts[other].posture != ESCAPED:
                    game.do_next(FlushStash(other))
                    break

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        kind = kind_of(LAY_ATTACK, action)
        cell = SPACE_NAMES[convict.space - CELLBLOCK_A + FIRST_CELL]
        return Wording(f"Leave {card_name(game, kind)} in {cell}", f"1 Action: {card_sentence(game.box, kind)}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_A_RIVALS_BLOCK:
            return Reason("That is done in a rival's Cellblock", "§31")
        if refusal == CELL_CLOSED:
            return Reason("The cell of an escaped Convict is closed: no card goes in", "§29")
        if refusal == ATTACKED_ALREADY:
            return Reason("Something lies in that cell already", "§31")
        return super().reason(game, index, convict, action, refusal)


class Cleaning(Deed):
    """1 Action in one's own cell: what was laid there goes to the Chair."""

    first = CLEAN_CELL
    last = CLEAN_CELL + 1
    module = CELL_ATTACKS_MODULE
    where = IN_CELLS
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if convict.space == FIRST_CELL + convict.cell and game.cell_attacks[convict.cell] != NOTHING:
            out.append(CLEAN_CELL)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_ACTIONS if convict.actions == 0 else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOTHING_TO_CLEAN

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        spend(game, convict, 1)
        copy = game.cell_attacks[convict.cell]
        game.cell_attacks[convict.cell] = NOTHING
        game.tell(CELL_CLEANED, convict.seat, convict.card, game.box.kind_of[copy])
        to_chair(game, copy)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        card = game.box.of(game.cell_attacks[convict.cell])
        return Wording(f"Clear the cell of {card.name}", "1 Action")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOTHING_TO_CLEAN:
            return Reason("There is nothing to clear away in one's own cell here", "§31")
        return super().reason(game, index, convict, action, refusal)
