"""Rules of thumb: what they like better, and that a bot which follows them does what a player would."""

from __future__ import annotations

import pytest

from bighouse.bots.greedy import GreedyBot, worth_after
from bighouse.bots.search import SearchBot
from bighouse.bots.side import Side
from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.mind.clock import nights_left, rounds_left
from bighouse.games.animalcatraz.mind.odds import SURE, beating, meeting, outlasting, reaching
from bighouse.games.animalcatraz.mind.wisdom import WIN, AnimalcatrazWisdom
from bighouse.games.animalcatraz.rules.odds import beating as exact_beating
from bighouse.games.animalcatraz.rules.odds import reaching as exact_reaching
from bighouse.games.animalcatraz.rules.turn import TakeTurn
from bighouse.games.animalcatraz.rules.turns import StartTurn
from tests.games.animalcatraz.table import InmateTable, inmates
from tests.games.animalcatraz.test_room import dealt

WISDOM = AnimalcatrazWisdom()
FOUR = "big_bill rob_z cold_cuts vinnie"


def two_players() -> InmateTable:
    """Big Bill and Rob Z. against Cold Cuts and Vinnie; nobody has an Event to go to."""
    return inmates(FOUR, type="advanced_2p").with_rep("big_bill", 4).with_rep("cold_cuts", 4)


def turn(table: InmateTable, who: str, actions: int, then: str) -> InmateTable:
    """In the middle of a turn, before that of somebody else."""
    convict = table.convict(who)
    convict.played = True
    convict.actions = actions
    table.game.active = table.index(who)
    return table.start(TakeTurn(convict.seat, table.index(who)), StartTurn(table.index(then)))


def worth_of(table: InmateTable, words: str) -> int:
    return worth_after(table.game, table.seat, table.action(words), WISDOM, 6, 100)


def goes_on(table: InmateTable, who: str) -> InmateTable:
    """The greedy bot plays until the turn of this Convict is over; it must not take for ever."""
    bot = GreedyBot()
    rng = Rng(1)
    for _ in range(40):
        game = table.game
        if game.over or game.active != table.index(who):
            return table
        game.play(table.seat, bot.choose(Side(game, table.seat), rng))
    raise AssertionError(f"{who} does not end the turn")


# Figures


def test_the_odds_of_the_opinion_are_the_exact_ones() -> None:
    for number in range(-14, 15):
        assert beating(number) == int(1000 * exact_beating(number, 2, 2))
        assert reaching(number) == int(1000 * exact_reaching(number, 2))


def test_who_has_more_fighters_outlasts_the_others_more_often() -> None:
    assert [outlasting(500, own, 1) for own in range(4)] == [0, 500, 750, 875]
    assert [outlasting(500, 2, others) for others in range(4)] == [SURE, 750, 500, 312]
    assert outlasting(SURE, 1, 5) == SURE
    assert outlasting(600, 2, 2) == 648  # two of the next three exchanges: 0.36 (3 - 1.2)


def test_between_equals_nobody_has_the_better_of_a_meeting() -> None:
    assert meeting(0) == SURE // 2
    assert all(meeting(lead) + meeting(-lead) in (SURE, SURE - 1) for lead in range(13))


def test_the_value_is_a_chance_to_win() -> None:
    assert [WISDOM.chance(value) for value in (-2.0 * WIN, -WIN, 0.0, WIN, 2.0 * WIN)] == [0.0, 0.0, 0.5, 1.0, 1.0]


@pytest.mark.parametrize("players", [2, 3])
def test_the_usual_game_has_ten_rounds_and_two_nights(players: int) -> None:
    game = dealt(players, {}, 4)
    rng = Rng(4)
    seen = {}
    while not game.over:
        if game.active >= 0 and not game.riot.on:
            seen[game.rounds] = (rounds_left(game), nights_left(game))
        seat = game.to_act[0]
        game.play(seat, WISDOM.guess(game, seat, game.options(seat), rng))
    for rounds, (left, nights) in seen.items():
        assert left == 11 - rounds
        assert nights == 2 - (rounds - 1) // 4


def test_who_has_won_knows_it() -> None:
    game = dealt(2, {}, 1)
    rng = Rng(1)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, WISDOM.guess(game, seat, game.options(seat), rng))
    [winner] = game.winners()
    assert WISDOM.value(game, winner) == 2 * WIN
    assert WISDOM.value(game, 1 - winner) == -2 * WIN


def test_what_a_rival_carries_is_not_looked_at() -> None:
    table = two_players().at("cold_cuts", "library").carry("cold_cuts", "cleaver diamond")
    turn(table, "big_bill", 5, "vinnie")
    other = table.game.clone()
    hand = other.convicts[table.index("cold_cuts")].carry
    for i in range(len(hand)):
        hand[i], other.chair[i] = other.chair[i], hand[i]
    assert WISDOM.value(other, 0) == WISDOM.value(table.game, 0)


# What is liked better


def test_to_end_a_turn_is_better_than_to_throw_cards_away_or_to_turn_them_about() -> None:
    table = two_players().at("big_bill rob_z", "cellblock_b").carry("big_bill", "noodles hammer").guards("B")
    turn(table, "big_bill", 0, "cold_cuts")
    end = worth_of(table, "end_turn")
    assert end > worth_of(table, "drop carried noodles")
    assert end > worth_of(table, "drop carried hammer")
    assert end > worth_of(table, "lift carried noodles")


def test_time_that_passes_costs_next_to_nothing() -> None:
    """However far one is behind: otherwise bots would do anything but end a turn."""
    table = two_players().with_rep("big_bill", 0).with_rep("cold_cuts", 9).at("big_bill", "library").guards("B")
    turn(table.carry("big_bill", "noodles"), "big_bill", 0, "cold_cuts")
    assert abs(worth_of(table, "end_turn") - WISDOM.value(table.game, 0)) < WIN // 100


def test_a_theft_counts_by_its_odds_while_the_victim_thinks() -> None:
    """The victim is asked for something to show, so the dice have not been rolled."""
    worths = []
    for cunning in (5, 3, 1):
        table = two_players().at("rob_z cold_cuts", "courtyard").guards("C").carry("cold_cuts", "noodles")
        table.levels("rob_z", cunning=cunning).levels("cold_cuts", cunning=3)
        turn(table, "rob_z", 1, "vinnie")
        worths.append(worth_of(table, "pickpocket self cold_cuts") - WISDOM.value(table.game, 0))
    assert worths[0] > worths[1] > 0 > worths[2]


def test_a_fight_counts_by_its_odds_while_the_other_thinks() -> None:
    worths = []
    for strength in (6, 1):
        table = two_players().at("big_bill cold_cuts", "courtyard").guards("C").carry("cold_cuts", "noodles cash")
        table.levels("big_bill", strength=strength).levels("cold_cuts", strength=3)
        turn(table, "big_bill", 1, "vinnie")
        worths.append(worth_of(table, "attack cold_cuts") - worth_of(table, "end_turn"))
    assert worths[0] > 0 > worths[1]


def test_who_walks_has_a_purpose() -> None:
    """That a rival uses its Actions up on the way to something is no gain for others, who would else love to watch."""
    table = two_players().at("big_bill", "library").at("cold_cuts", "cellblock_c").at("vinnie", "utility").guards("B")
    table.levels("cold_cuts", strength=7).levels("big_bill", strength=1).at("rob_z", "courtyard")
    table.levels("rob_z", strength=1)
    turn(table, "cold_cuts", 3, "rob_z")
    watching = WISDOM.value(table.game, 0)
    table.play("move courtyard")
    assert WISDOM.value(table.game, 0) <= watching


def test_nobody_thinks_of_throwing_cards_away_or_of_showing_a_plan_for_nothing() -> None:
    table = two_players().plan("big_bill", "tunnel", shown=False).carry("big_bill", "noodles")
    turn(table.at("big_bill", "library").guards("A"), "big_bill", 5, "cold_cuts")
    drop, show = table.action("drop carried noodles"), table.action("reveal_plan")
    assert drop in table.game.options(0)
    assert show in table.game.options(0)
    assert WISDOM.idle(table.game, 0, drop)
    assert WISDOM.idle(table.game, 0, show)
    root = SearchBot(20).search(Side(table.game, 0), Rng(1))
    assert {drop, show} <= set(table.game.options(0)) - set(root.edges)
    table.at("big_bill", "cellblock_d")
    assert not WISDOM.idle(table.game, 0, show)


def test_nobody_ends_a_turn_that_still_promises_something() -> None:
    table = turn(two_players().at("big_bill", "courtyard").guards("A"), "big_bill", 5, "cold_cuts")
    assert WISDOM.idle(table.game, 0, table.action("end_turn"))
    table.convict("big_bill").actions = 1
    assert not WISDOM.idle(table.game, 0, table.action("end_turn"))


def test_nobody_tries_what_hardly_ever_succeeds() -> None:
    """The Lieutenant asks for 14: with Cunning 5 two dice would have to show 9, and with his magazine 3."""
    table = two_players().at("rob_z cold_cuts vinnie", "courtyard").guards("C").carry("vinnie", "noodles")
    table.levels("rob_z", strength=1, cunning=5).levels("cold_cuts", strength=6).levels("vinnie", strength=1, cunning=3)
    turn(table, "rob_z", 3, "cold_cuts")
    corrupt = table.action("corrupt")
    assert WISDOM.idle(table.game, 0, corrupt)
    assert WISDOM.idle(table.game, 0, table.action("attack cold_cuts"))
    assert not WISDOM.idle(table.game, 0, table.action("attack vinnie"))
    assert not WISDOM.idle(table.game, 0, table.action("pickpocket self vinnie"))
    table.carry("rob_z", "magazine")
    assert not WISDOM.idle(table.game, 0, corrupt)


def test_nobody_moves_about_what_lies_well() -> None:
    table = two_players().carry("big_bill", "noodles hand_wraps").stash("big_bill", "cleaver").guards("A")
    turn(table, "big_bill", 3, "cold_cuts")
    assert WISDOM.idle(table.game, 0, table.action("lift carried noodles"))
    assert not WISDOM.idle(table.game, 0, table.action("lift carried hand_wraps"))
    assert not WISDOM.idle(table.game, 0, table.action("lift stash cleaver"))


def test_a_search_looks_at_gambles_more_than_once_before_it_begins() -> None:
    """What the dice may spoil is neither a success nor a failure at first sight."""
    table = two_players().at("rob_z", "courtyard").levels("rob_z", cunning=6).guards("B")
    turn(table, "rob_z", 1, "cold_cuts")
    corrupt = table.action("corrupt")
    worlds = [table.game.imagine(0, Rng(seed)) for seed in range(20)]
    worths = [worth_after(world, 0, corrupt, WISDOM, 2, 10) for world in worlds]
    root = SearchBot(1).search(Side(table.game, 0), Rng(3))
    assert min(worths) < root.edges[corrupt].prior < max(worths)
    assert root.trust == WISDOM.trust


# What the greedy bot does


def test_greedy_goes_where_it_must() -> None:
    table = two_players().on(1, 2).event("medical_check").at("big_bill", "library").guards("A")
    turn(table, "big_bill", 5, "cold_cuts")
    goes_on(table, "big_bill")
    assert table.convict("big_bill").attended


def test_greedy_breaks_out_where_it_is_likely() -> None:
    table = inmates("big_bill cold_cuts rob_z").plan("big_bill", "tunnel", secured="pick_head steel_spoon plaster")
    table.levels("big_bill", strength=7, cunning=5).at("big_bill", "cellblock_d").guards("A").with_rep("cold_cuts", 9)
    turn(table, "big_bill", 5, "cold_cuts")
    bot = GreedyBot()
    assert bot.choose(Side(table.game, 0), Rng(2)) == table.action("attempt_escape")


def test_greedy_fights_whom_it_can_beat() -> None:
    table = two_players().at("big_bill", "cellblock_c").at("cold_cuts", "courtyard").guards("B")
    table.levels("big_bill", strength=7).levels("cold_cuts", strength=1)
    turn(table, "big_bill", 3, "vinnie")
    rep = table.rep("big_bill")
    goes_on(table, "big_bill")
    assert table.rep("big_bill") > rep


def test_greedy_trades_for_a_tool_of_its_plan() -> None:
    table = two_players().plan("big_bill", "tunnel").at("big_bill", "utility").guards("B")
    table.carry("big_bill", "noodles cash")
    turn(table, "big_bill", 1, "cold_cuts")
    goes_on(table, "big_bill")
    assert [table.game.box.of(copy).id for copy in table.convict("big_bill").carry] == ["pick_head"]


def test_greedy_takes_what_it_needs_from_the_cell_and_does_not_fidget() -> None:
    table = two_players().stash("big_bill", "cleaver gold_watch cash").guards("A")
    turn(table, "big_bill", 5, "cold_cuts")
    goes_on(table, "big_bill")
    assert len(table.game.stashes[table.convict("big_bill").cell]) == 0
