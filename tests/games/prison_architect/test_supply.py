"""R21 by brute force: where the supply is just what all could house, nobody is ever short while all take at once."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bighouse.games.prison_architect.rules.actions import ADMIT, DONE
from bighouse.games.prison_architect.rules.housing import fits
from bighouse.games.prison_architect.rules.intake import Intake, TakePrisoners
from bighouse.games.prison_architect.rules.placement import build, legal_squares, window_sets
from bighouse.games.prison_architect.rules.prison import Prison
from bighouse.games.prison_architect.rules.refusals import NONE_IN_SUPPLY
from bighouse.games.prison_architect.rules.state import INTAKE, PrisonArchitect
from bighouse.games.prison_architect.rules.supply import could_house, in_supply, is_low
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import wardens

TILES = ["bunk_cell", "basic_holding", "basic_dormitory", "basic_solitary", "secure_bunk", "storage", "showers"]
CARDS = ["prison_labour", "cleaning", "cramped_cells", "detox"]  # all that can make room in an Intake


def crowded_prison(chance: Random) -> Prison:
    prison = Prison(BOX)
    for word in chance.choices(TILES, k=chance.randrange(2, 7)):
        square = chance.choice(legal_squares(prison, BOX.tile(word)))
        build(prison, BOX.tile(word), square, window_sets(prison, BOX.tile(word), square)[0])
    for number in prison.cells() * 3:
        kind = chance.randrange(3)
        if prison.room(number, kind):
            prison.admit(number, chance.choice(BOX.prisoners[kind]))
    prison.staff = chance.randrange(3)
    return prison


def just_enough(chance: Random, kind: int) -> PrisonArchitect:
    """Two wardens before an Intake; what the supply has more than they could house of one type is gone."""
    table = wardens("Ann Ben", week=3)
    game = table.game
    cards = [BOX.card(word) for word in chance.sample(CARDS, len(CARDS))]
    for player in game.players:
        player.prison = crowded_prison(chance)
        for _ in range(chance.randrange(3)):
            player.prison.gain_card(cards.pop())
    table.take_from_stacks()
    table.take_from_supply()
    wanted = sum(could_house(game, player.prison, kind) for player in game.players)
    assume(min(game.supply) >= 0 < wanted <= in_supply(game, kind))
    while in_supply(game, kind) > wanted:
        token = chance.choice([token for token in range(kind, len(game.supply), 3) if game.supply[token]])
        game.supply[token] -= 1
        game.players[1].prison.escaped.append(token)
    assume(not is_low(game))
    return game


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 2))
def test_nobody_is_short_while_all_take_at_once(seed: int, kind: int) -> None:
    chance = Random(seed)
    game = just_enough(chance, kind)
    game.phase = INTAKE
    game.do([Intake()])
    game.settle()
    while game.phase == INTAKE and not game.over:
        seat = chance.choice(game.to_act)
        options = game.options(seat)
        if isinstance(game.choice(seat), TakePrisoners):
            player = game.players[seat]
            one_more = [player.batch[other] + (other == kind) for other in range(3)]
            assert game.refusal(seat, ADMIT + kind) != NONE_IN_SUPPLY or not fits(player.prison, one_more)
            if ADMIT + kind in options and chance.random() < 0.7:
                options = [ADMIT + kind]
            elif len(options) > 1 and chance.random() < 0.9:  # Specialists could be moved for ever (R87)
                options = [option for option in options if option != DONE]
        game.play(seat, chance.choice(options))
