"""What whoever listens is shown while a move is told: the table stands still where there is something to see."""

from __future__ import annotations

from typing import cast

from bighouse.games.prison_architect.box.components import BID_WORDS, PRIORITY_WORDS
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from tests.games.prison_architect.prisons import BOX
from tests.games.prison_architect.table import Table, scene

NAMES = "Ann Ben"


def shown_before(table: Table, event: str) -> PrisonArchitect:
    """The table as it is shown when an event is told for the first time."""
    told = [each.kind.name for each in table.story.events].index(event)
    [pause] = [pause for pause in table.story.pauses if pause.events == told]
    return cast(PrisonArchitect, pause.game)


def test_bids_lie_open_while_they_are_told() -> None:
    """Section 5.2: all are revealed at once, before the first area is resolved."""
    offers = "cell offer: secure_bunk\nstaff offer: office"
    table = scene(f"prison_architect, 2 players\nround: week 2\nAnn: 9 cash\nBen: 9 cash\n{offers}\nstart: bid", NAMES)
    table.act("Ann", "bid 4", "bid 0", "bid 0", "bid 0", "bid 0")
    assert not table.story.pauses
    table.act("Ben", "bid 5", "bid 2", "bid 0", "bid 0", "bid 0")
    game = shown_before(table, "bids_revealed")
    for seat in range(2):  # each sees both
        assert [player.bids.areas is not None for player in game.view(seat).players] == [True, True]
        assert [[(bid.seat, bid.bid) for bid in area.bidders] for area in game.view(seat).areas[:2]] == [
            [(1, 5), (0, 4)],
            [(1, 2)],
        ]


def test_the_dice_lie_there_before_anybody_is_gone() -> None:
    """Section 8: the roll comes first, then everybody's prisoners flee."""
    cells = "Ann row 7: g7 bunk_cell o4 o3\nBen row 7: g7 bunk_cell o5"
    table = scene(f"prison_architect, 2 players\nseed: 3\n{cells}\nstart: evaluation 1", NAMES)
    view = shown_before(table, "escape_rolled").view(0)
    assert view.escape is not None
    assert len(view.escape.dice) == 1
    inmates = [[len(tile.cell.prisoners) for tile in player.prison.tiles if tile.cell] for player in view.players]
    assert inmates == [[2], [1]]


def test_whoever_has_fled_is_gone_before_income_is_paid_and_cash_is_there_before_the_week() -> None:
    """Sections 8 and 9: what an Evaluation took and what Income brought is seen before the offers lie there."""
    cells = "Ann: 5 cash\nAnn row 7: g7 bunk_cell o4 o3\nBen: 5 cash\nBen row 7: g7 bunk_cell o5"
    table = scene(f"prison_architect, 2 players\nseed: 3\n{cells}\nstart: evaluation 1", NAMES)
    escaped = len(table.told("prisoner_escaped"))
    assert escaped > 0
    view = shown_before(table, "income_began").view(0)
    assert sum(len(tile.cell.prisoners) for player in view.players for tile in player.prison.tiles if tile.cell) == (
        3 - escaped
    )
    assert (view.phase, [player.cash for player in view.players]) == ("evaluation", [5, 5])
    view = shown_before(table, "week_began").view(0)
    assert (view.phase, [player.cash for player in view.players]) == ("income", [20, 20])  # $15 on space 1


def test_the_governors_bids_lie_there_once_his_card_of_the_week_is_turned() -> None:
    """Section 14: the card that shows his bids is turned after the player's are sealed; last week's is no hint."""
    offers = "cell offer: secure_bunk\nstaff offer: office"
    table = scene(
        "prison_architect, 1 player\nround: week 2\nduel: WD01\nAnn: 9 cash\n"
        f"governor bids: 4 cell\n{offers}\nphase: bid\nnext: Bidding\nnext: Building",
        "Ann",
    )
    table.act("Ann", "bid 4", "bid 0", "bid 0", "bid 0", "bid 0")
    game = shown_before(table, "governor_bid")
    assert [pause.game for pause in table.story.pauses] == [game]
    card = BOX.warden_cards[game.duel]
    assert card.id != "WD01"
    governor = game.view(0).governor
    assert governor is not None
    assert governor.bids == {word: bid for word, bid in zip(BID_WORDS, card.bids) if bid}
    assert governor.priorities == [PRIORITY_WORDS[word] for word in card.priorities]
