"""What a card pack for Lockup may not say, and what is said of it."""

from __future__ import annotations

from bighouse.games.lockup.box.pack import PACKS
from tests.contract.faults import Fault

DATA = PACKS.shipped_data()
SPOON = 'items[1] "Sharpened Spoon"'

FAULTS = tuple(
    Fault(*fault)
    for fault in [
        (("items", 1, "cost", "iron"), -1, f"{SPOON}, cost.iron", "at least 1"),
        (("items", 1, "cost", "irn"), 1, f"{SPOON}, cost.irn", 'did you mean "iron"'),
        (("items", 1, "cost", "iron"), 6, f"{SPOON}, cost", "costs 7 cubes in all"),
        (("items", 1, "cost"), {}, f"{SPOON}, cost", "at least 1 entry"),
        (("items", 1, "reputation"), "four", f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "reputation"), 4.0, f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "reputation"), True, f"{SPOON}, reputation", "a whole number"),
        (("items", 1, "valuables", "shiled"), 1, f"{SPOON}, valuables.shiled", 'did you mean "shield"'),
        (("items", 1, "effects"), [{"exchnge": 1}], f"{SPOON}, effects[0].exchnge", 'did you mean "exchange"'),
        (("items", 1, "effects"), [{"peek_token": 1}], f"{SPOON}, effects[0].peek_token", "unknown"),
        (("items", 1, "effects"), [{"storage": 1, "exchange": 1}], f"{SPOON}, effects[0]", "exactly 1 entry"),
        (("items", 1, "source"), "guess", f"{SPOON}, source", "known here: rulebook, public"),
        (("items", 1, "id"), "item_01", f"{SPOON}, id", "taken already"),
        (("items", 1, "colour"), "red", f"{SPOON}, colour", "unknown"),
        (("goons", 0, "patrol_resource"), "wood", 'goons[0] "Bandit", patrol_resource', '"wood" is unknown'),
        (("goons", 5, "patrol_resource"), "gold", 'goons[5] "Cultist", patrol_resource', "remove it"),
        (("goons", 5, "type"), "demon", 'goon_types.demon "Demons", count', "4 goons have this type"),
        (
            ("goon_types", "dwarf", "scoring", "cap"),
            8,
            'goon_types.dwarf "Dwarves", scoring.table',
            "from 1 to the cap",
        ),
        (("goon_types", "bandit", "scoring"), {}, 'goon_types.bandit "Bandits", scoring', "exactly one of"),
        (("tomes", 0, "copies"), 16, 'tomes[0] "Atlas of Hideouts", copies', "at most 15"),
        (("tomes", 0, "copies"), 3, "tomes", "come to 29"),
        (
            ("tomes", 0, "window"),
            "any_time",
            'tomes[0] "Atlas of Hideouts", effects[0].peek_token',
            "use roll_call_turn",
        ),
        (("tomes", 0, "solitary"), False, 'tomes[0] "Atlas of Hideouts", solitary', "must be true"),
        (("goals", 0, "measure"), "power", 'goals[0] "Armed to the Teeth", measure', '"power" is unknown'),
        (("goals", 0, "minimum"), 0, 'goals[0] "Armed to the Teeth", minimum', "at least 1"),
        (("goals", 6, "require"), {"power": 6, "items": 1}, 'goals[6] "Iron Grip", require', "exactly 1 entry"),
        (("goals", 12, "per"), {"measure": "power", "stars": 1}, 'goals[12] "Quartermasters"', "either"),
        (("goals", 12, "kind"), "instnt", 'goals[12] "Quartermasters", kind', 'did you mean "instant"'),
        (("traits", 0, "bonus"), [{"gain": {"gems": 1}}], 'traits[0] "Obnoxious", bonus[0].gain.gems', "unknown"),
        (
            ("traits", 0, "bonus"),
            [{"draw_goon": {"draw": 1, "keep": 2}}],
            'traits[0] "Obnoxious", bonus[0].draw_goon.keep',
            "must be 1",
        ),
        (("crews", 0, "id"), "orcs", 'crews[0] "Gnolls", id', '"orcs" is unknown'),
        (("crews", 0, "colour"), "red", 'crews[2] "Bugbears", colour', "taken already"),
        (("crews", 0, "side_a", "power"), 2, 'crews[0] "Gnolls", side_a.power', "setup.standard.start_power"),
        (("crews", 0, "side_a", "bonus"), [{"gain_stars": 1}], 'crews[0] "Gnolls", side_a.bonus', "must be []"),
        (("guard_cards", 0, "strength"), 3, 'guard_cards[0] "guard_blue_1", strength', "must be 0"),
        (("guard_cards", 1, "strength"), "fist", 'guard_cards[1] "guard_blue_2", strength', "0 to 9"),
        (("guard_cards", 0, "colour"), "red", "guard_cards", "6 guard cards are blue"),
        (("location_cards", 0, "location"), "sewers", "location_cards", "2 location cards are sewers"),
        (("location_cards", 0, "location"), "library", 'location_cards[0] "loc_exercise_yard", location', "unknown"),
        (("locations", 3, "number"), 5, 'locations[3] "Smithy", number', "must be 4"),
        (
            ("locations", 3, "rewards_by_players", "2", "first", 0, "gain", "iron"),
            0,
            'locations[3] "Smithy", rewards_by_players.2.first[0].gain.iron',
            "at least 1",
        ),
        (("crew_tokens", 2, "ref"), ..., 'crew_tokens[2] "2", ref', "missing"),
        (("crew_tokens", 2, "ref"), "hearsay", 'crew_tokens[2] "2", ref', "no key of public_refs"),
        (("crew_tokens", 2, "removed_at_players"), [4], 'crew_tokens[2] "2", removed_at_players', "[5]"),
        (("cubes", "iron", "count"), -15, "cubes.iron.count", "at least 1"),
        (("cubes", "suspicion", "count"), 9, "cubes.suspicion.count", "five goons can ask for 10"),
        (("raids", "2", "most"), 6, "raids.2.most", "at most 0"),
        (("setup", "face_down_limit", "1"), 3, "setup.face_down_limit.1", "must be null"),
        (
            ("setup", "solitary", "difficulty", "expert", "guard_colours"),
            ["red", "green"],
            'setup.solitary.difficulty.expert "Supermax Dungeon", guard_colours',
            "blue and one other",
        ),
        (("final_scoring", "tome"), ..., "final_scoring.tome", "missing"),
        (("items",), ..., "items", "missing"),
        (("item",), [], "item", 'did you mean "items"'),
        (("items",), DATA["items"][:-1], "items", "exactly 34 entries, not 33"),
        (("goals",), DATA["goals"][:12] + DATA["goals"][:6], "goals", "no end_game goal"),
    ]
)
