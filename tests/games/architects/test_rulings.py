"""Rulings of RULES.md that no example of EXAMPLES.md plays out, each by its number."""

from __future__ import annotations

import pytest

from tests.games.architects.table import Table, scene


def turn(text: str, players: int = 3, names: str = "Ann Ben Cy") -> Table:
    return scene(f"architects, {players} players\n{text}\nstart: turn of Ann", names)


def test_r1_the_last_card_of_each_packet_goes_under_the_pile() -> None:
    deck = "well keep castle palace smithy tavern library church"
    table = scene(f"architects, 2 players\nfirst player: Ann\nbuilding deck: {deck}", "Ann Ben")
    for _ in range(3):
        for who in ("Ann", "Ben"):
            if table.asked(who) == "DraftCard":
                table.act(who, table.options(who)[0])
    assert [len(table.hand(who)) for who in ("Ann", "Ben")] == [3, 3]
    assert sorted([*table.hand("Ann"), *table.hand("Ben"), *table.pile("buildings")[-2:]]) == sorted(deck.split())


@pytest.mark.parametrize("first", ["Ann", "Ben", "Cy"])
def test_r2_packets_go_to_the_next_player_in_turn_order(first: str) -> None:
    table = scene(f"architects, 3 players\nfirst player: {first}", "Ann Ben Cy")
    rest = {who: table.packet(who)[1:] for who in ("Ann", "Ben", "Cy")}
    for who in ("Cy", "Ann", "Ben"):
        table.act(who, table.options(who)[0])
    assert [table.packet(who) for who in ("Ben", "Cy", "Ann")] == [rest["Ann"], rest["Ben"], rest["Cy"]]


def test_r7_with_all_workers_in_the_guildhall_the_turn_is_lost() -> None:
    table = turn("guildhall: Ann 20", players=5)
    assert table.to_act == ["Ben"]
    assert len(table.told("turn_lost")) == 1


def test_r7_a_worker_comes_from_a_circle_as_long_as_one_is_there() -> None:
    table = turn("at quarry: Ann 1\nprison: Ann 9\nBen holds: Ann 10")
    assert table.at("quarry") == {}  # the only one, so nobody was asked
    assert (table.home("Ann"), table.to_act) == (1, ["Ben"])


def test_r66_a_worker_fetched_from_the_black_market_frees_its_space() -> None:
    table = turn("black market: small Ann\nprison: Ann 19").act("Ann", "fetch market_small")
    assert (table.market(), table.home("Ann")) == ({}, 1)
    assert not table.told("reset_began")


def test_r9_the_hand_limit_comes_after_the_reset() -> None:
    hand = "well keep castle smithy palace tavern"
    table = turn(f"Ann: 2 silver\nAnn hand: {hand}\nblack market: small Ben; large Ben")
    table.act("Ann", "market middle", "look")
    table.act("Ann", table.options("Ann")[0])
    assert table.prison() == {"Ann": 1, "Ben": 2}
    assert len(table.options("Ann", "discard")) == 7


@pytest.mark.parametrize("workers", [4, 5, 9])
def test_r13_from_four_workers_on_every_column_is_open(workers: int) -> None:
    text = f"Ann: 4 silver\nat workshop: Ann {workers - 1}\nupper row: thief miner jeweller labourer"
    table = turn(text).act("Ann", "go workshop", "hire labourer")
    assert table.row("upper")[:3] == ["thief", "miner", "jeweller"]


def test_r14_an_apprentice_can_be_discarded_before_placing_at_the_limit() -> None:
    table = turn("Ann apprentices: thief jeweller woodcutter stonecutter miner")
    table.act("Ann", "dismiss jeweller")
    assert table.apprentices("Ann") == ["thief", "woodcutter", "stonecutter", "miner"]
    assert table.to_act == ["Ann"]  # she still places a worker
    assert table.refused("Ann", "dismiss thief") == "ROOM_LEFT"


def test_r15_the_middle_space_must_be_used() -> None:
    table = turn("Ann: 2 silver\nAnn apprentices: thief jeweller woodcutter stonecutter miner\nupper row: labourer")
    table.act("Ann", "market middle", "hire labourer", "dismiss thief")
    assert table.apprentices("Ann") == ["jeweller", "woodcutter", "stonecutter", "miner", "labourer"]


def test_r16_a_short_pile_gives_what_it_has() -> None:
    table = turn("Ann: 4 silver\nat workshop: Ann 3\nbuilding deck: well\nBen built: rest").act("Ann", "go workshop")
    table.act("Ann", "plans")
    assert (table.hand("Ann"), table.pile("buildings")) == (["well"], [])


def test_r21_a_capture_takes_the_whole_group_of_one_colour() -> None:
    table = turn("Ann: 1 silver\nat quarry: Ben 5; Cy 2").act("Ann", "go town_centre", "capture quarry Ben")
    assert (table.held("Ann"), table.at("quarry")) == ({"Ben": 5}, {"Cy": 2})


def test_r26_the_guardhouse_may_be_left_alone() -> None:
    table = turn("Ann holds: Ben 2").act("Ann", "go guardhouse", "done")
    assert (table.held("Ann"), table.silver("Ann"), table.to_act) == ({"Ben": 2}, 0, ["Ben"])


def test_r26_ransom_by_silver_or_by_debt() -> None:
    text = "Ann: 5 silver, 7 virtue\nBen holds: Ann 2\nCy holds: Ann 1"
    table = turn(text).act("Ann", "go guardhouse", "ransom")
    assert (table.silver("Ann"), table.tax, table.unpaid("Ann"), table.home("Ann")) == (0, 6, 0, 19)
    table = turn(text).act("Ann", "go guardhouse", "ransom_by_debt")
    assert (table.silver("Ann"), table.tax, table.unpaid("Ann"), table.home("Ann")) == (5, 4, 1, 19)
    assert table.virtue("Ann") == 6


def test_r31_the_market_may_be_used_although_its_price_ends_in_debt() -> None:
    table = turn("Ann: 1 silver, 0 virtue\nsmall market: bm02").act("Ann", "market small")
    assert (table.goods("Ann"), table.virtue("Ann"), table.unpaid("Ann")) == ("2 gold", 0, 1)


def test_r35_steps_four_and_five_of_a_reset_can_both_give_a_debt() -> None:
    table = turn("Ann: 1 silver\nBen: 0 virtue\nprison: Ben 2\nblack market: middle Ben; large Cy")
    table.act("Ann", "market small")
    assert (table.virtue("Ben"), table.unpaid("Ben")) == (0, 2)
    assert (table.unpaid("Ann"), table.unpaid("Cy")) == (0, 0)


def test_r36_surplus_virtue_need_not_destroy_a_debt() -> None:
    table = turn("Ann: 14 virtue, 1 clay 1 wood, 1 unpaid").act("Ann", "go kings_storehouse", "trade virtue")
    table.act("Ann", "decline")
    assert (table.virtue("Ann"), table.unpaid("Ann")) == (14, 1)


def test_r46_a_player_without_workers_spends_the_last_turn_on_fetching_one() -> None:
    table = turn("guildhall: Ann 12; Ben 4\nturns left: 1\nat quarry: Ann 4\nat forest: Ann 4")
    table.act("Ann", "fetch quarry")
    assert table.game.over


def test_r46_a_full_black_market_still_resets_in_the_last_round() -> None:
    text = "guildhall: Ann 8; Ben 8\nturns left: 3\nAnn: 1 silver\nblack market: middle Ben; large Ben"
    table = turn(text).act("Ann", "market small")
    assert table.prison() == {"Ann": 1, "Ben": 2}


def solo(text: str) -> Table:
    return scene(f"architects, 1 player\n{text}", "Ann")


def test_r54_the_opponent_ends_the_game_and_plays_last() -> None:
    table = solo("guildhall: Ann 5; opponent 6\nschemes: S04 S17\nstart: turn of opponent")
    assert len(table.told("end_triggered")) == 1
    table.act("Ann", "go forest")
    assert table.game.over
    assert table.at("quarry") == {"opponent": 1}


def test_r54_if_the_player_ends_the_game_the_opponent_plays_once_more() -> None:
    text = "guildhall: Ann 6; opponent 5\nAnn: 2 wood 2 stone\nAnn hand: well\nschemes: S17 S18\nstart: turn of Ann"
    table = solo(text).act("Ann", "build well")
    assert len(table.told("scheme_shown")) == 1
    table.act("Ann", "go quarry")
    assert table.game.over
    assert len(table.told("scheme_shown")) == 1


def test_r52_workers_beside_the_guildhall_count_for_the_opponent() -> None:
    table = solo("guildhall: Ann 6; opponent 8\nstart: scoring")
    assert table.sheet("opponent") == {"guildhall": 8}


def test_r56_characters_meet_the_opponent_with_their_own_values() -> None:
    table = scene("architects, 1 player, variable\nAnn: caroline", "Ann")
    assert (table.virtue("Ann"), table.prison(), table.virtue("opponent")) == (3, {"Ann": 8}, 7)
    table = scene("architects, 2 players, variable, opponent helena\nAnn: caroline\nBen: rudolf", "Ann Ben")
    assert table.game.order == [1, 0, 2]


@pytest.mark.parametrize(
    ("ann", "ben", "opponent", "winners"),
    [(9, 8, 7, ["Ann"]), (7, 8, 9, []), (9, 9, 7, ["Ann", "Ben"])],
)
def test_two_against_the_opponent_can_all_lose(ann: int, ben: int, opponent: int, winners: list[str]) -> None:
    text = f"Ann: {ann} marble\nBen: {ben} marble\nopponent: {opponent} marble\nstart: scoring"
    assert scene(f"architects, 2 players, opponent helena\n{text}", "Ann Ben").winners() == winners


def test_alone_three_of_five_cards_are_kept_and_the_markets_stay_in_the_box() -> None:
    table = solo("building deck: well keep castle palace smithy")
    assert table.looks_at("Ann") == ["well", "keep", "castle", "palace", "smithy"]
    table.act("Ann", "keep keep", "keep smithy", "keep well")
    assert table.hand("Ann") == ["keep", "smithy", "well"]
    assert table.pile("buildings")[-2:] == ["castle", "palace"]
    assert len(table.pile("buildings")) == 40 - 4 - 3
    assert (table.silver("Ann"), table.to_act) == (3, ["Ann"])


@pytest.mark.parametrize(("players", "numbers"), [(2, (7, 10)), (3, (9, 13)), (4, (11, 16)), (5, (13, 19))])
def test_the_left_most_spaces_of_the_last_two_rows_cause_a_reset(players: int, numbers: tuple[int, int]) -> None:
    resets: list[int] = []
    for number in range(1, numbers[1] + 4):
        if number >= {2: 12, 3: 16, 4: 20, 5: 24}[players]:
            break
        laid = f"guildhall: Ann {min(15, number - 1)}; Ben {max(0, number - 16)}\n"
        table = turn(f"{laid}Ann: 2 wood 2 stone\nAnn hand: well", players, "Ann Ben").act("Ann", "build well")
        resets += [number] * len(table.told("reset_began"))
    assert tuple(resets) == numbers
