"""What options say of themselves: what they cost whoever takes them, and what they bring."""

from __future__ import annotations

from tests.games.prison_architect.table import Table, scene


def details(table: Table, who: str, family: str) -> list[str]:
    seat = table.index(who)
    choice = table.game.choice(seat)
    assert choice is not None
    offers = {table.game.words(option): choice.offer(table.game, option) for option in table.game.options(seat)}
    return [offer.detail for words, offer in offers.items() if words.split()[0] == family]


def test_a_purchase_says_what_is_paid_beside_the_bid_and_what_it_brings() -> None:
    """Section 5.3: a Kitchen costs at least $5, so a bid of $4 lacks one dollar, which is paid double."""
    text = "prison_architect, 2 players\nround: week 2\nAnn: 20 cash\nbids: Ann 4 basic\nbasic offer: kitchen canteen\n"
    assert details(scene(f"{text}start: buy", "Ann Ben"), "Ann", "buy")[:2] == [
        "Your bid and $2 more. 2 Food tags. At the end: 4 VP for each Food tag beside it.",
        "For your bid. 1 Food tag. 1 Comfort to the cells beside it.",
    ]


def test_staff_and_specialists_say_what_they_bring() -> None:
    rows = "Ann row 7: g7 bunk_cell; h7 counselor windows N; i7 locker_room"
    cards = "Ann cards: deployment; janitors staff 1; teachers"
    head = "prison_architect, 2 players\nround: week 2\nAnn: 3 staff 1 nurse\nAnn construction: canteen\n"
    text = f"{head}{rows}\n{cards}\n"
    table = scene(f"{text}start: build", "Ann Ben")
    assert details(table, "Ann", "place") == ["1 Food tag. 1 Comfort to the cells beside it."]
    assert details(table, "Ann", "staff_at") == ["Gain 2 Rehabilitation tags", "1 Security to the cells around it"]
    assert details(table, "Ann", "staff_on") == [
        "Gain 1 Guard",
        "For each Staff here one of your Blueprints may lack one square.",
        "Put a Literacy token on a tile. In every Evaluation you may release 1 grey prisoner more for each Staff here.",
    ]
    assert details(table, "Ann", "assign") == ["1 Hygiene to one cell"]


def test_staff_in_a_locker_room_says_all_the_security_that_it_brings() -> None:
    """R33 and Guard Training: 1 of its own, 1 by each adjacent Armoury, 1 by the card."""
    text = "prison_architect, 2 players\nround: week 2\nAnn: 3 staff\nAnn cards: guard_training\n"
    row = "Ann row 7: g7 bunk_cell; h7 locker_room; i7 armoury; j7 chapel; k7 locker_room"
    table = scene(f"{text}{row}\nstart: build", "Ann Ben")
    brings = ["3 Security to the cells around it", "2 Security to the cells around it"]
    assert details(table, "Ann", "staff_at") == brings
    table.act("Ann", "staff_at h7")
    [cell] = [tile.cell for tile in table.game.view(0).players[0].prison.tiles if tile.cell]
    assert cell.needs[0].given == 3


def test_tokens_are_named_as_on_the_board() -> None:
    lines = "Ann: 9 cash\nAnn row 7: g7 chapel; h7 yard\nAnn tokens: literacy"
    table = scene(f"prison_architect, 2 players\nround: week 2\n{lines}\nstart: build", "Ann Ben")
    assert table.game.room.label(table.game, 0, table.action("token literacy")) == "Place a Literacy token"


def test_an_objective_says_what_it_is_worth_and_what_it_asks_for() -> None:
    hands = "Ann hand: E01 E04\nBen hand: E02 H03"
    table = scene(f"prison_architect, 2 players\nround: week 1\n{hands}\nstart: objectives", "Ann Ben")
    assert details(table, "Ann", "play")[1] == "5 met, \N{MINUS SIGN}1 unmet. 3 Food tags."
