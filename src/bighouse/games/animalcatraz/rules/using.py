"""Using cards in one's turn: boosts, passes, tips and Primal (RULES.md section 11.1)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import with_sign
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    BOOST,
    CUNNING,
    DRAW_CRIME,
    JUNKIE,
    NOTHING,
    PASS_CARD,
    PRIMAL,
    PRIMAL_DOSE,
    Card,
)
from bighouse.games.animalcatraz.rules.actions import LIFT, USE, kind_of, place_of
from bighouse.games.animalcatraz.rules.bars import change_cunning, has_skill
from bighouse.games.animalcatraz.rules.caveats import script_caveat
from bighouse.games.animalcatraz.rules.deeds import USABLE_ITEMS, Deed
from bighouse.games.animalcatraz.rules.effects import RunScript, carry_out
from bighouse.games.animalcatraz.rules.events import CARD_USED
from bighouse.games.animalcatraz.rules.mats import add_carried, find, show, take_away, to_chair
from bighouse.games.animalcatraz.rules.primal import JUNKIE_BINKY, JUNKIE_PRIMAL, go_primal
from bighouse.games.animalcatraz.rules.refusals import (
    IS_PRIMAL,
    NO_CRIMES_LEFT,
    NO_SUCH_CARD,
    NOT_USED_SO,
    USED_THIS_TURN,
)
from bighouse.games.animalcatraz.rules.sources import SKILL
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.words.effect_words import effects_in_words
from bighouse.games.animalcatraz.words.phrases import card_name

USABLE: Final = 1 << BOOST | 1 << PASS_CARD | 1 << PRIMAL_DOSE


class Using(Deed):
    """A Carry Item of the Convict or of a Gangster, at no Action."""

    first = USE
    last = LIFT
    takes = USABLE_ITEMS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        add_carried(game, index, USE, USABLE, out)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        card = game.box.cards[kind_of(USE, action)]
        if card.once_a_turn and card.index in convict.boosts:
            return USED_THIS_TURN
        if card.kind == PRIMAL_DOSE and convict.primal:
            return IS_PRIMAL
        return NO_CRIMES_LEFT if has_effect(game, card, DRAW_CRIME) and not len(game.crime_deck) else 0

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if find(game, index, place_of(USE, action), kind_of(USE, action)) == NOTHING:
            return NO_SUCH_CARD
        return NOT_USED_SO

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_card(game, index, place_of(USE, action), kind_of(USE, action))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        card = game.box.cards[kind_of(USE, action)]
        script = game.box.scripts[card.script]
        brings = effects_in_words(script)
        if costs_cunning(game, card) and has_skill(game, convict, JUNKIE, 1):
            gain = 0
            if has_skill(game, convict, JUNKIE, 2):
                gain = JUNKIE_PRIMAL if card.kind == PRIMAL_DOSE else JUNKIE_BINKY
            freely = [effect for effect in script if effect.op != CUNNING]
            brings = "Primal" if card.kind == PRIMAL_DOSE else effects_in_words(freely)
            brings += f", {with_sign(gain)} Cunning" if gain else ", no Cunning lost"
        return Wording(f"Use {card.name}", brings, caveat=script_caveat(game, convict, script))

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        name = card_name(game, kind_of(USE, action))
        if refusal == USED_THIS_TURN:
            return Reason(f"{name} gives Actions once in a turn", "R68")
        if refusal == NO_CRIMES_LEFT:
            return Reason("No Crime card is left in the deck", "§13")
        if refusal == NOT_USED_SO:
            return Reason(f"There is no use for {name} in a turn", "§11.1")
        return super().reason(game, index, convict, action, refusal)


def has_effect(game: Animalcatraz, card: Card, op: int) -> bool:
    for effect in game.box.scripts[card.script]:
        if effect.op == op:
            return True
    return False


def use_card(game: Animalcatraz, index: int, place: int, kind: int) -> None:
    """Shown to all; a single-use card is in the Chair before its effects come."""
    convict = game.convicts[index]
    card = game.box.cards[kind]
    copy = find(game, index, place, kind)
    show(game, copy)
    game.tell(CARD_USED, convict.seat, convict.card, kind)
    if card.single_use:
        take_away(game, index, place, copy)
        to_chair(game, copy)
    if card.once_a_turn:
        convict.boosts.append(kind)
    if has_skill(game, convict, JUNKIE, 1) or card.kind == PRIMAL_DOSE:
        take_in(game, index, card)
    else:
        game.do_next(RunScript(card.script, 0, index, NOTHING))


def take_in(game: Animalcatraz, index: int, card: Card) -> None:
    """A Junkie loses no Cunning by such cards, and with the second skill gains some before anything else (23.2)."""
    convict = game.convicts[index]
    if card.kind != PRIMAL_DOSE and not costs_cunning(game, card):
        game.do_next(RunScript(card.script, 0, index, NOTHING))
        return
    if card.kind != PRIMAL_DOSE and has_skill(game, convict, JUNKIE, 2):
        game.because(SKILL, convict.card)
        change_cunning(game, index, JUNKIE_BINKY)
        game.because()
    for effect in game.box.scripts[card.script]:
        if effect.op == PRIMAL:
            go_primal(game, index, effect.cost, by_card=True)
        elif effect.op != CUNNING or effect.n > 0:
            carry_out(game, effect, index, NOTHING)


def costs_cunning(game: Animalcatraz, card: Card) -> bool:
    for effect in game.box.scripts[card.script]:
        if effect.op == PRIMAL or (effect.op == CUNNING and effect.n < 0):
            return True
    return False
