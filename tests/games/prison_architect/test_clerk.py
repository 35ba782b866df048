"""What is offered in whole games, beside a second reading of the procedure."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.story import Story
from bighouse.games.prison_architect.box.components import type_of
from bighouse.games.prison_architect.room import ROOM
from bighouse.games.prison_architect.rules import actions
from bighouse.games.prison_architect.rules.governor import GovernorBuys
from bighouse.games.prison_architect.rules.prison import SPAN
from bighouse.games.prison_architect.rules.state import BUY, TOKENS, PrisonArchitect
from tests.games.prison_architect import clerk
from tests.games.prison_architect.sample import enrich
from tests.games.prison_architect.table import wardens
from tests.games.prison_architect.test_referee import refereed

UNHURRIED = ("Build", "TakePrisoners", "FreeTime", "Rehabilitate")


def offered(game: PrisonArchitect, seat: int, choice: Any) -> set[int] | None:
    """What the clerk would offer; None where he has no opinion."""
    player = game.players[seat]
    prison = player.prison
    plan = clerk.layout(prison)
    here = divmod(choice.square, SPAN) if hasattr(choice, "square") else (0, 0)
    match type(choice).__name__:
        case "Purchase":
            return clerk.purchases(game, seat)
        case "PickArea" if not game.solo:
            leader, areas = clerk.next_areas(game)
            assert seat == leader
            return areas
        case "PlaceTile":
            return clerk.at(clerk.places(plan, choice.tile))
        case "PutWindows":
            return {actions.EDGES + edges for edges in clerk.edges(plan, choice.tile, here)}
        case "MoveTile":
            return clerk.at(square for square in plan if clerk.moves(plan, square))
        case "MoveTileTo":
            return clerk.at(clerk.moves(plan, here)) | {actions.DECLINE}
        case "AddWindow":
            return clerk.at(square for square in plan if clerk.new_windows(plan, square))
        case "AddWindowAt":
            return {actions.EDGES + edge for edge in clerk.new_windows(plan, here)}
        case "House":
            return {actions.AT + square for square in clerk.houses(prison, player.arriving)}
        case "WhoEscapes":
            return {actions.AT + square for square in clerk.fugitives(prison, unsecured(game, seat))}
    return None


def unsecured(game: PrisonArchitect, seat: int) -> set[int]:
    """The cells that were not secure at the freeze (R35): with those back in them who have fled since."""
    prison = game.players[seat].prison.clone()
    assert game.story is not None
    began = max(place for place, event in enumerate(game.story.events) if event.kind.name == "evaluation_began")
    for event in game.story.events[began:]:
        if event.kind.name == "prisoner_escaped" and event.facts[0] == seat:
            prison.admit(prison.at[event.facts[2]], event.facts[1])
    return {row * SPAN + column for (row, column), needs in refereed(prison).needs.items() if "secure" not in needs}


def admitted(game: PrisonArchitect, seat: int) -> set[int]:
    """The types of whom one more may be declared."""
    player = game.players[seat]
    out = set()
    for kind in range(3):
        batch = [count + (each == kind) for each, count in enumerate(player.batch)]
        there = sum(game.supply[kind:TOKENS:3])
        if batch[kind] <= there and clerk.can_house(player.prison, batch):
            out.add(actions.ADMIT + kind)
    return out


def released(game: PrisonArchitect, seat: int) -> set[int]:
    player = game.players[seat]
    slots = [{kind for kind in range(3) if types >> kind & 1} for types in player.slots]
    freed = [kind for kind in range(3) for _ in range(player.freed[kind])]
    inmates = {prisoner for cell in player.prison.inmates for prisoner in cell}
    return {actions.PRISONER + one for one in inmates if clerk.matches(slots, [*freed, type_of(one)])}


def check(game: PrisonArchitect, seat: int) -> None:
    choice = game.choice(seat)
    options = set(game.options(seat))
    name = type(choice).__name__
    expected = offered(game, seat, choice)
    if expected is not None:
        assert options == expected, name
    if name == "TakePrisoners":
        assert {option for option in options if actions.ADMIT <= option < actions.PRISONER} == admitted(game, seat)
    if name == "Rehabilitate":
        assert options - {actions.DONE} == released(game, seat)


def chosen(game: PrisonArchitect, seat: int, rng: random.Random) -> int:
    """A random option, of a player who bids sensibly and does not finish early."""
    options = game.options(seat)
    name = type(game.choice(seat)).__name__
    if name == "BidOnArea":
        return min(options[-1], actions.BID + rng.choice([0, 3, 4, 5, 6, 7]))
    busy = [option for option in options if option != actions.DONE and not actions.RECALL <= option < actions.EXHAUST]
    return rng.choice(busy if name in UNHURRIED and busy and rng.random() < 0.8 else options)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_offer_what_the_clerk_would(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = ROOM.deal(players, ROOM.settings(players, {}), Rng(seed), story=Story())
    assert isinstance(game, PrisonArchitect)
    if seed % 2:
        enrich(game)
    while not game.over:
        seat = rng.choice(game.to_act)
        check(game, seat)
        game.play(seat, chosen(game, seat, rng))
    game.audit()


@pytest.mark.parametrize("area", range(5))
def test_the_governor_takes_what_the_clerk_would(area: int) -> None:
    """R65, R66: any three items of a row, any bid, any card with priorities, whatever cards he owns."""
    rng = random.Random(area)
    for _ in range(25):
        table = wardens("You", week=2)
        game = table.game
        game.duels.append(game.duel)
        rng.shuffle(game.duels)
        game.duel = game.duels.pop()
        owned = rng.sample(range(len(clerk.CARDS)), 3 + rng.randrange(3))
        game.governor.cards = owned[3:]
        game.offers[area] = owned[:3] if area == clerk.BUREAUCRACY else rng.sample(game.stacks[area], 3)
        game.governor.bids[area] = rng.randrange(9)
        game.area = area
        expected = clerk.taken_by_governor(game, area)
        before = len(game.governor.cards)
        table.start(GovernorBuys(), phase=BUY)
        new = game.governor.cards[before:] if area == clerk.BUREAUCRACY else game.governor.tiles
        assert new == ([] if expected is None else [expected])
        assert (game.governor.staff_at == 1 << area) == (expected is None)
