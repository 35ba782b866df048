"""Setting up: order, cells, cards, Events, and what everybody has in the first round (RULES.md sections 2 and 3)."""

from __future__ import annotations

from typing import Any

import pytest

from bighouse.engine.errors import BadSetup
from bighouse.engine.rng import Rng
from bighouse.games.animalcatraz.box.components import EVENT_LETTERS, LETTER_WORDS, NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.room import ROOM
from tests.contract.modes import Mode, random_move
from tests.contract.walks import walk
from tests.games.animalcatraz.table import BOX

ALL_MODULES: dict[str, Any] = {"modules": ["gangsters", "warden", "trash_tags"]}
KINDS: list[tuple[int, str]] = [
    (3, "normal"), (4, "normal"), (2, "advanced_2p"), (3, "advanced_solo"), (4, "advanced_teams"),
    (8, "advanced_teams"),
]  # fmt: skip


def dealt(players: int, kind: str, seed: int = 1, **options: Any) -> Any:
    return ROOM.deal(players, ROOM.settings(players, {"game_type": kind, **options}), Rng(seed))


def until_turn(game: Any) -> Any:
    """Past all that is chosen at setup and in the first steps A."""
    rng = Rng(5)
    while game.active == NOTHING:
        game.play(*random_move(game, rng))
    return game


def test_everybody_starts_with_three_cards_in_the_stash_e1() -> None:
    game = until_turn(dealt(4, "normal"))
    assert (game.day, game.round, game.rounds) == (1, 1, 1)
    assert [len(stash) for stash in game.stashes] == [3, 3, 3, 3]
    assert [convict.carry for convict in game.convicts] == [[], [], [], []]


@pytest.mark.parametrize(("players", "kind"), KINDS)
def test_what_each_type_of_game_deals(players: int, kind: str) -> None:
    game = until_turn(dealt(players, kind))
    paired = kind in ("advanced_2p", "advanced_teams")
    rivals = {"advanced_2p": 2, "advanced_teams": players // 2}.get(kind, players)
    assert len(game.rivals) == rivals
    assert len(game.convicts) == rivals * (2 if paired else 1)
    assert {rival.rep for rival in game.rivals} == {5 if kind == "normal" else 1}
    assert all((rival.stands, rival.coins) == (2, 2) for rival in game.rivals)
    assert all(len(convict.crimes) == 1 for convict in game.convicts)
    assert [len(deck) for deck in game.plan_decks] == [2, 2]
    assert [len(deck) for deck in game.decks] == [13, 13, 13, 13]
    assert len({convict.card for convict in game.convicts}) == len(game.convicts)


def test_five_players_are_three_rivals_one_of_whom_leads_a_pair_e22() -> None:
    game = dealt(5, "advanced_teams")
    assert (len(game.rivals), len(game.convicts)) == (3, 6)
    leads = [sum(convict.seat == seat for convict in game.convicts) for seat in range(5)]
    assert sorted(leads) == [1, 1, 1, 1, 2]
    assert len(game.events) + int(game.event != NOTHING) == 5


@pytest.mark.parametrize(("players", "kind", "counts"), [(4, "normal", "2 2 1"), (4, "advanced_solo", "2 4 1")])
def test_events_come_in_the_order_of_their_letters_r46(players: int, kind: str, counts: str) -> None:
    for seed in range(5):
        game = dealt(players, kind, seed)
        first = [] if game.event == NOTHING else [game.event]
        letters = "".join(EVENT_LETTERS[BOX.events[event].letter] for event in [*first, *reversed(game.events)])
        assert letters == "".join(letter * int(n) for letter, n in zip("XYZ", counts.split(), strict=True))
        assert BOX.event("gift_for_warden") not in game.events  # the Warden is not there


@pytest.mark.parametrize(("kind", "day", "rounds"), [("normal", 3, 10), ("advanced_solo", 4, 14)])
def test_the_riot_card_is_turned_up_in_round_one_of_the_last_day_e2(kind: str, day: int, rounds: int) -> None:
    seen = []
    ends = []
    for game, events in walk(Mode(ROOM, 4, {"game_type": kind}), 2):
        seen += [(game.day, game.round) for event in events if is_riot(event)]
        ends += [(game.day, game.round, game.rounds) for event in events if event.kind.name == "riot_began"]
    assert seen == [(day, 1)]
    assert ends[-1] == (day, 2, rounds)


def is_riot(event: Any) -> bool:
    return bool(event.kind.name == "event_revealed" and BOX.events[event.facts[0]].riot)


def test_a_convict_is_only_ever_where_it_may_be_e3() -> None:
    for game, _ in walk(Mode(ROOM, 4, {"game_type": "advanced_solo", **ALL_MODULES}), 4):
        for convict in game.convicts:
            where = SPACE_WORDS[convict.space] if convict.space < len(SPACE_WORDS) else "outside"
            home = f"cell_{convict.cell + 1}"
            riot = game.riot.on or game.fight.on  # all are moved into somebody's cell for a while (R35)
            assert riot or not where.startswith("cell_") or where == home


def test_guards_stand_on_c_with_the_lieutenant_in_the_courtyard() -> None:
    game = dealt(4, "normal")
    assert set(game.letters) == {LETTER_WORDS.index("C")}
    assert BOX.guards[game.guard_at[4]].id == "g_lieutenant"
    assert sorted(game.guard_at) == list(range(9))
    assert set(game.owners) == {NOTHING}


def test_cells_are_taken_in_the_order_of_the_dice() -> None:
    for seed in range(4):
        game = dealt(4, "normal", seed)
        cells = [next(convict.cell for convict in game.convicts if convict.rival == rival) for rival in game.order]
        assert cells == [0, 1, 2, 3]
        assert game.shank == game.order[0]


def test_two_players_have_two_cells_each_r48() -> None:
    game = dealt(2, "advanced_2p")
    first, second = ([c.cell for c in game.convicts if c.rival == rival] for rival in game.order)
    assert (first, second) == ([0, 2], [1, 3])
    until_turn(game)
    assert sum(len(stash) for stash in game.stashes) == 6  # 2 a player, and 1 each in the first round


def test_modules_bring_their_things() -> None:
    game = dealt(4, "advanced_solo", **ALL_MODULES, extra_gangsters="4")
    assert len(game.death_row) == 12
    assert {rival.tags for rival in game.rivals} == {2}
    plain = dealt(4, "advanced_solo")
    assert (len(plain.death_row), {rival.tags for rival in plain.rivals}) == (0, {0})
    assert all(BOX.crimes[crime].module == NOTHING for crime in plain.crime_deck.cards)


def test_pablo_needs_the_warden() -> None:
    pablo = BOX.inmate("pablo_eskoalar")
    sets = ["kickstarter", "optional"]
    with_him = dealt(4, "advanced_solo", convict_choice="pick", convict_sets=sets, modules=["warden"])
    without = dealt(4, "advanced_solo", convict_choice="pick", convict_sets=sets)
    name = f"inmate {BOX.inmates[pablo].id}"
    assert name in [with_him.words(action) for action in with_him.options(with_him.to_act[0])]
    assert name not in [without.words(action) for action in without.options(without.to_act[0])]


def test_convicts_are_picked_in_the_order_of_cells() -> None:
    game = dealt(3, "normal", convict_choice="pick")
    seats = []
    for _ in range(3):
        seats.append(game.to_act[0])
        game.play(game.to_act[0], game.choice(game.to_act[0]).lapse(game))
    assert seats == game.order
    assert [game.convicts[seat].card for seat in seats] == [0, 1, 2]  # the first one that is left (D25)


def test_one_of_two_is_kept_where_there_are_enough() -> None:
    game = dealt(4, "normal", convict_choice="deal_two_keep_one")
    assert sorted(game.to_act) == [0, 1, 2, 3]
    offered = [card for convict in game.convicts for card in convict.offered]
    assert len(set(offered)) == 8
    with pytest.raises(BadSetup, match="needs 16 Convicts"):
        dealt(8, "advanced_teams", convict_choice="deal_two_keep_one")
