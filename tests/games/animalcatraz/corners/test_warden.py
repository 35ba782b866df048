"""Who went to The Hole instead of paying has not paid the Warden (RULES.md section 27, R67)."""

from __future__ import annotations

from tests.games.animalcatraz.table import InmateTable, inmates


def penniless(gangsters: str = "") -> InmateTable:
    table = inmates("big_bill cold_cuts rob_z", type="advanced_solo", modules="gangsters warden").guards("C")
    if gangsters:
        table.gangsters("big_bill", gangsters)
    return table.at("big_bill", "courtyard").warden("cellblock_a")


def test_he_asks_again_whom_he_has_sent_to_the_hole() -> None:
    table = penniless().turn_of("big_bill").play("move cellblock_a")
    assert (table.space("big_bill"), table.actions("big_bill")) == ("courtyard", 2)
    table.play("move cellblock_a")
    assert table.space("big_bill") == "hole"
    assert table.convict("big_bill").loss == 1


def test_a_scapegoat_counts_as_payment_for_the_turn_r67() -> None:
    table = penniless("scapegoat").turn_of("big_bill").play("move cellblock_a", "scapegoat")
    assert table.space("big_bill") == "cellblock_a"
    table.play("move courtyard" if not table.refused("move courtyard") else "move library", "move cellblock_a")
    assert table.space("big_bill") == "cellblock_a"
    assert table.actions("big_bill") == 2
