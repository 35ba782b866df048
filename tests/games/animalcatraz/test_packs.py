"""Card packs for Animalcatraz: what an owner may correct."""

from __future__ import annotations

import json

from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.catalogue import catalogue
from bighouse.games.animalcatraz.box.pack import PACKS
from tests.contract.faults import tampered
from tests.games.animalcatraz.faults import HAMMER, at


def test_an_owner_may_correct_what_is_printed() -> None:
    data = PACKS.shipped_data()
    data["prison_items"][HAMMER[1]].update(name="Mallet", attack=2, damage=2, value=4, source="own_box")
    data["convicts"][0]["stats"].update(strength_slots=[1, 3, 3, 3], strength_start=2)
    data["board"]["spaces"][3]["guard_positions"] = {"A": ["work"], "B": ["trade", "eat"], "C": ["attack_steal"]}
    data["icons"][c.EAT].update(cost=2, effect=[{"op": "strength", "n": 2}])
    box = PACKS.read(json.dumps(data))
    hammer = box.cards[box.card("hammer")]
    assert (hammer.name, hammer.attack, hammer.damage, hammer.value, hammer.source) == ("Mallet", 2, 2, 4, "own_box")
    assert (box.inmates[0].strength, box.inmates[0].strength_start) == ([0, 1, 1, 1, 2, 2, 2, 3, 3, 3], 4)
    assert box.spaces[c.UTILITY].shut[0] == 1 << c.WORK
    assert (box.icon_cost[c.EAT], box.icon_slots[c.EAT]) == (2, 2)
    assert len(box.fingerprint) == 12
    assert PACKS.shipped.cards[hammer.index].name == "Hammer"


def test_a_changed_figure_changes_the_sentence() -> None:
    box = PACKS.read(tampered(PACKS, at("contraband", "cash", "bonus"), 7))
    cash = next(card for card in catalogue(box).cards if card.id == "cash")
    assert (cash.bonus, cash.sentence) == (7, "Adds 7 to one attempt to corrupt Officer Fold.")
