"""What a card pack for Animalcatraz may not say, and what is said of it."""

from __future__ import annotations

from bighouse.engine.pack import Place
from bighouse.games.animalcatraz.box.pack import PACKS
from tests.contract.faults import Fault

DATA = PACKS.shipped_data()


def at(section: str, word: str, *rest: str | int) -> Place:
    """The place of an entry by its id, and of what is in it."""
    return (section, [entry["id"] for entry in DATA[section]].index(word), *rest)


BILL = 'convicts[0] "Big Bill"'
HAMMER = at("prison_items", "hammer")
HAMMER_WORDS = f'prison_items[{HAMMER[1]}] "Hammer"'
KNUCKLES = 'gangsters[4] "Knuckles"'
SKINKY = 'gangsters[2] "Skinky"'


FAULTS = tuple(
    Fault(*fault)
    for fault in [
        ((*HAMMER, "attack"), -1, f"{HAMMER_WORDS}, attack", "at least 0"),
        ((*HAMMER, "attack"), 3.0, f"{HAMMER_WORDS}, attack", "a whole number"),
        ((*HAMMER, "id"), "hamer", f"{HAMMER_WORDS}, id", 'did you mean "hammer"'),
        ((*HAMMER, "id"), "wrench", 'prison_items[10] "Pipe Wrench", id', "taken already"),
        ((*HAMMER, "deck"), "library", "prison_items", "the library has 5 cards of kind weapon"),
        ((*HAMMER, "colour"), "red", f"{HAMMER_WORDS}, colour", "unknown"),
        (at("prison_items", "grapple", "copies"), 2, 'prison_items[20] "Grappling Hook", copies', "must be 1"),
        (at("prison_items", "grapple", "plan"), "boat", 'escape_plans[1] "Over the Wall", tools[0]', "no tool of"),
        (
            at("prison_items", "vitamins", "ability", "effects", 0, "key"),
            "stash_limit",
            'prison_items[44] "Vitamins", ability.effects[0].key',
            "is unknown",
        ),
        (
            at("prison_items", "soft_mattress", "ability", "effects", 0, "n"),
            9,
            'prison_items[45] "Soft Mattress", ability.effects[0].n',
            "at most 3",
        ),
        (
            at("prison_items", "bookshelf", "ability", "effects", 0),
            {"op": "modify", "key": "night_any", "n": 3},
            "prison_items",
            "come to 4",
        ),
        (
            at("prison_items", "wire_trap", "ability", "effects", 1, "n"),
            2,
            'prison_items[38] "Snare Wire", ability.effects[1].n',
            "awards.trap_rival, 1",
        ),
        (at("contraband", "cash", "guard"), "g_watch", 'guards[4] "Officer Fold", bribe', "no bribe for this Guard"),
        (
            at("contraband", "coffee_tin", "ability", "limit"),
            ...,
            'contraband[14] "Coffee Tin", ability',
            "exactly if it gives Actions",
        ),
        (
            at("contraband", "protein_bar", "ability", "effects", 0, "n"),
            0,
            'contraband[15] "Protein Bar", ability.effects[0].n',
            "not 0",
        ),
        (at("contraband", "pills", "ref"), "hearsay", 'contraband[2] "Pills", ref', "no key of meta.public_refs"),
        (at("guards", "g_smoker", "lieutenant"), True, 'guards[1] "Officer Ash", lieutenant', "no other"),
        (at("convicts", "big_bill", "stats", "strength_start"), 8, f"{BILL}, stats.strength_start", "ends at level 7"),
        (at("convicts", "big_bill", "stats", "skill_levels"), [4, 2], f"{BILL}, stats.skill_levels", "after the first"),
        (
            at("convicts", "big_bill", "stats", "weapon_of_choice"),
            "cash",
            f"{BILL}, stats.weapon_of_choice",
            "no weapon",
        ),
        (at("convicts", "big_bill", "skills", 0, "limit"), "turn", f"{BILL}, skills[0].limit", 'must be "round"'),
        (at("convicts", "big_bill", "skill_title"), "Brute", f"{BILL}, skills[0].trigger", "exchange_lost"),
        (at("convicts", "big_bill", "set"), "optional", "convicts", "7 Convicts are of the base set"),
        (
            at("gangsters", "charmer_skinky", "ability", "effects", 0, "table", 0, "on"),
            [1, 2],
            f"{SKINKY}, ability.effects[0].table",
            "each face from 1 to 6 once",
        ),
        (at("gangsters", "brawler_knuckles", "pay"), 13, f"{KNUCKLES}, pay", "at most 12"),
        (at("gangsters", "brawler_knuckles", "recruit_with"), "charm", f"{KNUCKLES}, recruit_with", "is unknown"),
        (at("events", "riot_library", "letter"), "Y", 'events[16] "Library Riot", riot', "unknown"),
        (at("events", "visiting_day", "space"), "hole", 'events[1] "Visiting Day", space', "is unknown"),
        (at("events", "medical_check", "space"), ..., 'events[6] "Medical Check", space', "missing"),
        (at("crimes", "heist_crew", "requires"), ..., 'crimes[19] "Heist Crew", requires', "need gangsters"),
        (
            at("crimes", "yard_boss", "steps", 0, "event"),
            "fight_lost",
            'crimes[4] "Yard Boss", steps[0].event',
            "fight_won",
        ),
        (at("crimes", "yard_boss", "requires"), "warden", "crimes", "15 Crimes need no module"),
        (at("getaway", "cliff", "red"), None, 'getaway[4] "Cliff Climb"', "red or a green padlock"),
        (at("getaway", "cliff", "deck"), 3, "getaway", "deck 2 has 2 cards"),
        (
            ("board", "spaces", 0, "guard_positions", "C"),
            ["escape"],
            'board.spaces[0] "Library", guard_positions',
            "does not belong here",
        ),
        (
            ("board", "spaces", 8, "guard_positions", "A"),
            ["king"],
            'board.spaces[8] "Cellblock D", guard_positions',
            "recruit is missing",
        ),
        (("board", "spaces", 10, "stash_limit"), 4, 'board.spaces[10] "Cell 2", stash_limit', "as in Cell 1"),
        (
            ("board", "spaces", 0, "neighbours"),
            ["courtyard"],
            'board.spaces[0] "Library", neighbours',
            "as the rules have it",
        ),
        (("cells", 1, "colour"), "red", "cells[1].colour", "taken already"),
        (("reputation", "riot_at"), 12, "reputation.riot_at", "must be 13"),
        (
            ("reputation", "awards", "win_fight_higher_rank_base"),
            2,
            "reputation.awards.win_fight_higher_rank_base",
            "must be",
        ),
        (("game_types", 0, "rep_start"), 4, 'game_types[0] "Normal game", rep_start', "must be 5"),
        (("warden", "table", "7"), "cell_1", 'warden "The Warden", table.7', "is unknown"),
        (
            ("legacy", "modules", 1, "cards", 0, "craft"),
            "bow",
            'legacy.modules[1] "Crafted Weapons", cards',
            "parts of the spear",
        ),
        (
            ("guards", 0, "reconstructed_fields"),
            ["shoes"],
            'guards[0] "Lieutenant", reconstructed_fields[0]',
            "names no field",
        ),
    ]
)
