"""What cards give all at once: goods, virtue, Building cards, debts."""

from __future__ import annotations

from bighouse.games.architects.box.components import Gain
from bighouse.games.architects.rules.events import DEBT_BUILDING
from bighouse.games.architects.rules.goods import gain_goods
from bighouse.games.architects.rules.plans import draw_cards
from bighouse.games.architects.rules.sources import APPRENTICE
from bighouse.games.architects.rules.state import Architects
from bighouse.games.architects.rules.virtue import change_virtue, take_debts


def receive(game: Architects, who: int, gain: Gain) -> None:
    """Take everything a card gives. Virtue comes last, since a choice may follow it (R61)."""
    gain_goods(game, who, gain.goods)
    draw_cards(game, who, gain.cards)
    take_debts(game, who, gain.debts, DEBT_BUILDING)
    change_virtue(game, who, gain.virtue)


def receive_from(game: Architects, who: int, trigger: int) -> None:
    """What all own apprentices with this trigger give; several copies add up (section 6)."""
    for card in game.players[who].apprentices:
        apprentice = game.box.apprentices[card]
        if apprentice.trigger == trigger:
            receive_by(game, who, card)


def receive_by(game: Architects, who: int, card: int) -> None:
    """What one apprentice gives, told as its doing."""
    game.because(APPRENTICE, card)
    receive(game, who, game.box.apprentices[card].gain)
    game.because()
