"""The terminal's board: the prison is drawn as it stands, and nobody sees what others hide."""

from __future__ import annotations

from typing import Any

from bighouse.engine.ink import ALL_EYES
from bighouse.games.animalcatraz.board import board, mat
from bighouse.terminal.sitters import Sitter
from tests.contract.test_board import drawn
from tests.games.animalcatraz.table import BOX, InmateTable, inmates

SITTERS = [Sitter(seat, name, "") for seat, name in enumerate(("Ada", "Bea", "Cleo", "Dov"))]
PLENTY = {"game_type": "advanced_solo", "modules": ["gangsters", "warden", "trash_tags"]}


def lines(game: Any, seat: int | None, width: int = 100, height: int | None = None) -> list[str]:
    return drawn(board(game, seat, SITTERS[: game.seats], width, height), width)


def line(table: InmateTable, start: str, seat: int | None = 0, width: int = 100) -> str:
    """The line of the board that begins so."""
    return next(each for each in lines(table.game, seat, width) if each.startswith(start))


def squeezed(line: str) -> str:
    return " ".join(line.split())


def three() -> InmateTable:
    return inmates("big_bill cold_cuts rob_z", "advanced_solo", "gangsters warden trash_tags")


def test_a_space_shows_its_guard_what_he_shuts_and_who_is_there() -> None:
    table = three().guard("library", "g_cash", "C", owner="cold_cuts").at("rob_z", "library").warden("library")
    table.turn_of("big_bill")
    assert squeezed(line(table, "Library")) == "Library 13 C Fold 12 ■B Trade Attack/Steal ✗Study ▲C Rob Z. Warden"
    assert "+Study" in line(table, "Library", seat=1)  # free for its owner


def test_a_cellblock_shows_its_door_its_vacant_cells_and_its_cell() -> None:
    table = three().guard("cellblock_a", letter="B").vacant("a2", "cash", "thief_slick")
    table.stash("big_bill", "primal_dose").king("big_bill", "cellblock_a").turn_of("big_bill")
    below = {seat: lines(table.game, seat) for seat in (0, 1)}
    own, others = (next(each for each in below[seat] if "a1 ·" in each) for seat in (0, 1))
    assert squeezed(own) == "door shut King ●A a1 · a2 Roll of Cash ⊘ Slick a3 · cell 1 ●A stash 1/3: ●A"
    assert squeezed(others) == "door shut King ●A a1 · a2 ▯ Slick a3 · cell 1 ●A stash 1/3: ●A"


def test_icons_that_were_used_are_marked() -> None:
    table = three().used("big_bill", "courtyard", "workout").turn_of("big_bill")
    assert "Workout✓" in line(table, "Courtyard")


def test_rivals_stand_in_turn_order_with_what_everybody_may_know() -> None:
    table = three().with_rep("cold_cuts", 6).guard("library", owner="cold_cuts").shank("cold_cuts")
    table.plan("cold_cuts", "wall", shown=False).turn_of("big_bill")
    assert squeezed(line(table, "■B Bea")) == "■B Bea 6 Influential 2 1/2 2 2 a plan †"
    assert "Over the Wall ⊘" in line(table, "■B Bea", seat=1)


def test_a_mat_says_what_its_cards_are_worth_and_what_others_do_not_see() -> None:
    table = three().carry("big_bill", "hammer").slots("big_bill", strength=9, cunning=2).turn_of("big_bill")
    rows = drawn(mat(table.game, 0, 0, SITTERS[:3], 100), 100)
    assert "Strength 5  ■ ■■ ■■ ■■ ■■ ■□□ □□□ □□□" in rows[1]
    assert "Cunning 1  ■ ■■ □□ □□ □□□ □□□" in rows[2]
    assert any("Hammer ⊘  value 3, attack +3, damage 1" in row for row in rows)
    assert not any("Hammer" in row for row in drawn(mat(table.game, 1, 0, SITTERS[:3], 100), 100))


def test_a_crime_says_how_far_it_is_to_its_own_side_alone() -> None:
    table = three().crimes("big_bill", "cell_raider").turn_of("big_bill")
    words = "Cell Raider ⊘  +2 REP 1 point  ✗ rob a cell twice 0/2"
    assert any(words in row for row in lines(table.game, 0))
    assert not any("Cell Raider" in row for row in lines(table.game, 1))
    assert not any("Cell Raider" in row for row in lines(table.game, None))
    assert any(words.replace(" ⊘", "") in row.replace(" ⊘", "") for row in lines(table.game, ALL_EYES))


def test_a_fight_shows_what_adds_up_on_both_sides_and_the_dice() -> None:
    table = three().at("big_bill cold_cuts", "courtyard").guards("B").carry("big_bill", "hammer")
    table.carry("cold_cuts", "phonebook_vest").dice(6, 6, 1, 1).turn_of("big_bill")
    table.play("attack cold_cuts")
    assert squeezed(line(table, "attacks")) == "attacks ●A Big Bill not rolled yet Strength 4 1 card in hand"
    table.play("weapon hammer")
    assert "Hammer +3 = 7" in line(table, "attacks")
    table.play("pass")
    assert table.asked() == "Protect"
    assert "dice 6+6 = 19" in line(table, "attacks")
    assert "dice 1+1 = 5" in line(table, "defends")


def test_a_theft_shows_what_adds_up_on_both_sides() -> None:
    table = three().at("big_bill cold_cuts", "courtyard").guards("B").carry("cold_cuts", "inside_pocket cash")
    table.turn_of("big_bill").play("pickpocket self cold_cuts")
    assert squeezed(line(table, "steals")) == "steals ●A Big Bill not rolled yet Cunning 1"
    assert squeezed(line(table, "is robbed")) == "is robbed ■B Cold Cuts not rolled yet Cunning 2"
    assert any("A theft in" in row and "2 cards, 44.4% for the thief" in row for row in lines(table.game, 0))


def test_chances_are_the_asked_seats_own_and_exact() -> None:
    table = three().at("big_bill cold_cuts", "courtyard").guards("B").turn_of("big_bill")
    rows = lines(table.game, 0)
    chance = next(row for row in rows if "Attack Cold Cuts" in row)
    assert chance.split()[0].endswith("%")
    assert "against" in chance
    assert not any("Chances" in row for row in lines(table.game, 1))


def test_two_convicts_of_one_player_have_badges_of_their_own() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", "advanced_2p").turn_of("big_bill")
    rows = lines(table.game, 0)
    assert any(row.startswith("●A Big Bill") for row in rows)
    assert any(row.startswith("●C Cold Cuts") for row in rows)
    assert any(row.startswith("■V Vinnie") for row in rows)
    assert any(row.startswith("●A Ada") and "1+3" in row for row in rows)


def test_partners_see_their_shared_stash_once() -> None:
    table = inmates("big_bill cold_cuts rob_z vinnie", "advanced_teams").stash("big_bill", "primal_dose")
    table.turn_of("big_bill")
    rows = lines(table.game, 0)
    assert sum("Stash 1/3" in row for row in rows) == 1
    assert sum("Primal ⊘" in row for row in rows) == 1


def test_the_event_and_the_coins_stand_in_the_header() -> None:
    table = three().event("medical_check").coins("rob_z", "2").turn_of("big_bill")
    rows = lines(table.game, 0)
    assert rows[0] == "ANIMALCATRAZ  Day 1, round 1   coins  1 ·  2 ▲C  3 ·  4 ·"
    assert rows[1].startswith("Event  Medical Check  Each Convict must come to the Infirmary")
    assert any(row.startswith("■B Cold Cuts") and "must attend" in row for row in rows)


def test_nobody_sees_what_others_hold() -> None:
    table = three().carry("cold_cuts", "hammer").stash("cold_cuts", "primal_dose")
    table.gangsters("cold_cuts", "thief_slick:cash").turn_of("big_bill")
    names = [BOX.cards[BOX.card(word)].name for word in ("hammer", "primal_dose", "cash")]
    others = "\n".join(lines(table.game, 0) + lines(table.game, None))
    assert not any(f"{name}  value" in others or f"{name} ⊘" in others for name in names)
    assert all(name in "\n".join(lines(table.game, ALL_EYES)) for name in names)
