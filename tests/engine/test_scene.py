"""What the scenes of all games share: lines, headers, words, card lists and agendas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bighouse.engine.errors import BadScene
from bighouse.engine.rng import Rng
from bighouse.engine.scenes.cards import Stock
from bighouse.engine.scenes.kinds import Number, OneOf
from bighouse.engine.scenes.steps import StepWords, begin
from bighouse.engine.scenes.text import MOST_STEPS, Entry, Scene
from market import rules as tiny
from market.room import ROOM

HEADER = "market, 2 players\n"
SEAT = OneOf("seat called", ["seat 0", "seat 1"])
STEPS = StepWords(
    {
        tiny.Round: (Number(1, 3),),
        tiny.Turn: (SEAT,),
        tiny.Stow: (SEAT,),
        tiny.Toll: (SEAT,),
        tiny.OpenBids: (),
        tiny.Offer: (SEAT,),
        tiny.Stake: (SEAT,),
        tiny.ShowBids: (),
        tiny.Ready: (SEAT,),
    }
)


def entry(value: str, line: int = 3) -> Entry:
    return Entry(line, "key", value)


def complaint(value: str) -> str:
    """What is said of a step that reads so."""
    with pytest.raises(BadScene) as caught:
        STEPS.read(entry(value))
    return str(caught.value)


# Lines


def test_comments_and_blank_lines_are_left_out_and_lines_keep_their_numbers() -> None:
    text = (
        "# a scene\n\nmarket, 2 players # two\n  Coins  of   seat 0 : 4 : 5 # rich\n\nnext: ShowBids\nnext: OpenBids\n"
    )
    scene = Scene(text)
    assert (scene.header.line, scene.header.value) == (3, "market, 2 players")
    assert [(e.line, e.key, e.value) for e in scene.entries] == [
        (4, "coins of seat 0", "4 : 5"),
        (6, "next", "ShowBids"),
        (7, "next", "OpenBids"),
    ]
    assert scene.get("coins of seat 1") is None
    assert [e.line for e in scene.all("next")] == [6, 7]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", 1, "begins with the game"),
        ("\n# nothing\n", 1, "begins with the game"),
        ("\nround: 3\n", 2, "begins with the game"),
        (HEADER + "coins 4\n", 2, "'<key>: <value>'"),
        (HEADER + "coins: 4\n\nCoins: 5\n", 4, "already named in line 2"),
        ("x" * 200_000, 1, "more than 100,000 characters"),
    ],
)
def test_texts_that_are_no_scene(text: str, line: int, words: str) -> None:
    with pytest.raises(BadScene) as caught:
        Scene(text)
    assert str(caught.value).startswith(f"line {line}: ")
    assert words in str(caught.value)


def test_the_first_line_names_players_and_options() -> None:
    assert Scene("market, 3 players").place(ROOM) == (3, {"short": False, "purse": "full"})
    players, settings = Scene("market, 2 players, short, purse empty, duel yes").place(ROOM)
    assert (players, settings) == (2, {"short": True, "purse": "empty", "duel": True})


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("market", "such as 'market, 2 players'"),
        ("lockup, 2 players", "such as 'market, 2 players'"),
        ("market, two players", "a number belongs here, not 'two'"),
        ("market, 9 players", "2 to 4 players, not 9"),
        ("market, 2 players, long", "no option 'long'"),
        ("market, 2 players, purse huge", "one of empty, full"),
        ("market, 3 players, duel", "2 players, not 3"),
        ("market, 2 players, short, short no", "named twice"),
    ],
)
def test_first_lines_that_cannot_be(header: str, words: str) -> None:
    with pytest.raises(BadScene) as caught:
        Scene(f"# comment\n{header}\n").place(ROOM)
    assert str(caught.value).startswith("line 2: ")
    assert words in str(caught.value)


def test_keys_that_the_game_does_not_know() -> None:
    scene = Scene(HEADER + "seed: 3\nround: 1\nruond: 2\n")
    with pytest.raises(BadScene, match=r"line 4: a scene knows nothing of 'ruond'; did you mean round\?"):
        scene.expect(["round"], 2)
    with pytest.raises(BadScene, match="line 2: there is no seat 2 here; the last one is seat 1"):
        Scene(HEADER + "seat 2 coins: 4\n").expect(["seat 0 coins", "seat 1 coins"], 2)


# Chance


def test_seed_and_chance() -> None:
    assert Scene(HEADER).seed() == 0
    assert Scene(HEADER + "seed: -12").seed() == -12
    rng = Rng(5)
    rng.next32()
    copy = Rng(0)
    Scene(HEADER + f"chance: {' '.join(map(str, rng.state()))}").set_chance(copy)
    assert [copy.next32() for _ in range(9)] == [rng.next32() for _ in range(9)]


@pytest.mark.parametrize("seed", ["x", "9" * 101, ""])
def test_seeds_that_cannot_be(seed: str) -> None:
    with pytest.raises(BadScene, match="line 2: a seed is a whole number"):
        Scene(HEADER + f"seed: {seed}").seed()


@pytest.mark.parametrize("chance", ["1 2 3", "1 2 3 4294967296", "a b c d", "1 2 3 -4"])
def test_chance_that_cannot_be(chance: str) -> None:
    with pytest.raises(BadScene, match="line 2: "):
        Scene(HEADER + f"chance: {chance}").set_chance(Rng(0))


# Words


def test_counts() -> None:
    names = {"scrap": "scrap", "potion": "potion", "potions": "potion"}
    assert entry("2 scrap 1 potions").counts(names, 9) == {"scrap": 2, "potion": 1}
    assert entry("nothing").counts(names, 9) == {}


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("scrap 2", "a number belongs here, not 'scrap'"),
        ("2", "2 of what?"),
        ("10 scrap", "10 is out of bounds: 0 to 9 can be"),
        ("-1 scrap", "out of bounds"),
        ("2 scarp", "did you mean scrap?"),
        ("2 scrap 1 scrap", "counted twice"),
    ],
)
def test_counts_that_cannot_be(value: str, words: str) -> None:
    with pytest.raises(BadScene) as caught:
        entry(value).counts({"scrap": "scrap", "iron": "iron"}, 9)
    assert str(caught.value).startswith("line 3: ")
    assert words in str(caught.value)


def test_words_in_parentheses() -> None:
    assert entry("a (b) (c d) e").marked() == [("a", False), ("b", True), ("c", True), ("d", True), ("e", False)]
    for value in ("a (b", "a b)", "((a))", "a ) b ("):
        with pytest.raises(BadScene, match=r"line 3: .*parenthes"):
            entry(value).marked()


# Cards


def stock() -> Stock:
    return Stock("card", ["ace", "king", "queen"], [1, 2, 0])


def test_each_card_can_be_named_as_often_as_the_box_holds_it() -> None:
    cards = stock()
    assert cards.cards(entry("king ace", 4)) == [1, 0]
    assert cards.cards(entry("king", 5)) == [1]
    assert cards.cards(None) == []
    with pytest.raises(BadScene, match="line 6: king is already named in line 5; the box holds no other"):
        cards.cards(entry("king", 6))
    with pytest.raises(BadScene, match="line 7: queen is not part of this game"):
        cards.cards(entry("queen", 7))
    with pytest.raises(BadScene, match=r"line 8: there is no card 'kingg'; did you mean king\?"):
        cards.cards(entry("kingg", 8))


def test_cards_that_are_not_named_keep_their_order() -> None:
    cards = stock()
    cards.cards(entry("king"))
    assert cards.unnamed([1, 0, 1]) == [1, 0]


def test_the_rest_goes_where_the_text_says() -> None:
    cards = stock()
    pile = cards.cards(entry("king rest"))
    assert cards.unnamed([0, 1, 1]) == []
    assert pile == [1, 0, 1]
    with pytest.raises(BadScene, match="line 4: 'rest' comes last in one list of cards; it is in line 3 already"):
        cards.cards(entry("rest", 4))
    with pytest.raises(BadScene, match="line 5: 'rest' comes last"):
        stock().cards(entry("rest king", 5))


def test_rows_have_gaps() -> None:
    assert stock().row(entry("- king"), 4) == [-1, 1, -1, -1]
    with pytest.raises(BadScene, match="line 3: there is room for 1 cards here, not for 2"):
        stock().row(entry("king ace"), 1)


# The agenda


def test_steps_read_as_they_print() -> None:
    for step in (tiny.Round(2), tiny.Turn(1), tiny.OpenBids()):
        again = STEPS.read(entry(STEPS.write(step)))
        assert (type(again), again.args()) == (type(step), step.args())
    assert [STEPS.write(step) for step in (tiny.Round(2), tiny.Turn(1), tiny.OpenBids())] == [
        "Round(2)",
        "Turn(seat 1)",
        "OpenBids",
    ]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("Turn seat 0", "a step reads like"),
        ("Trun(seat 0)", "did you mean Turn?"),
        ("Turn", "is about 1 things, not 0"),
        ("OpenBids(1)", "is about 0 things, not 1"),
        ("Turn(seat 2)", "no seat called 'seat 2'"),
        ("Round(4)", "4 is out of bounds: 1 to 3 can be"),
    ],
)
def test_steps_that_cannot_be(value: str, words: str) -> None:
    assert complaint(value).startswith("line 3: ")
    assert words in complaint(value)


def set_up(seed: int) -> tiny.Market:
    return ROOM.set_up(2, ROOM.settings(2, {}), Rng(seed), None)


@given(st.integers(0, 99), st.lists(st.integers(0, 99), max_size=40))
def test_agendas_and_lanes_read_as_they_print(seed: int, choices: list[int]) -> None:
    game = set_up(seed)
    game.settle()
    for choice in choices:
        if game.over:
            break
        seat = game.to_act[choice % len(game.to_act)]
        options = game.options(seat)
        game.play(seat, options[choice % len(options)])
    text = HEADER + "\n".join(STEPS.write_agenda(game))
    scene = Scene(text)
    scene.expect([], 2)
    again = game.clone()
    again.main.options = []
    begin(again, STEPS.read_next(scene), STEPS.read_lanes(scene), scene.header)
    assert again.fingerprint() == game.fingerprint()
    assert (again.to_act, again.over) == (game.to_act, game.over)
    assert [again.options(seat) for seat in range(2)] == [game.options(seat) for seat in range(2)]


def test_an_agenda_that_cannot_be_carried_out_is_the_texts_fault() -> None:
    game = set_up(1)
    game.hands[0] = []
    with pytest.raises(BadScene, match="line 3: this position cannot be: cards:"):
        begin(game, [tiny.Round(1)], [], entry(""))
    game = set_up(1)
    game.hands[1] += game.hands[0]
    game.hands[0] = []
    with pytest.raises(BadScene, match="line 3: this position cannot be: Offer leaves seat 0 nothing to choose"):
        begin(game, [tiny.Offer(0)], [], entry(""))
    game = set_up(1)
    with pytest.raises(BadScene, match=r"line 3: the game cannot go on from here \(IndexError"):
        begin(game, [tiny.Turn(7)], [], entry(""))


def test_an_agenda_has_an_end() -> None:
    """Steps cost time with every move: a scene repeats none thousands of times."""
    most = HEADER + "next: Turn(seat 0)\n" * MOST_STEPS
    assert len(STEPS.read_next(Scene(most))) == MOST_STEPS
    with pytest.raises(BadScene, match=f"line {MOST_STEPS + 2}: no more than {MOST_STEPS} steps"):
        STEPS.read_next(Scene(most + "next: Turn(seat 1)\n"))
    lane = f"lane of seat 0: {'; '.join(['Turn(seat 0)'] * (MOST_STEPS + 1))}\n"
    with pytest.raises(BadScene, match="line 2: no more than"):
        STEPS.read_lanes(Scene(HEADER + lane))
