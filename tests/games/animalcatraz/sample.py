"""What Animalcatraz gives to the contract (tests/contract/sample.py)."""

from __future__ import annotations

from typing import Any

from bighouse.engine.step import Choice
from bighouse.games.animalcatraz.box.components import (
    ENDING_WORDS,
    GANGSTERS_MODULE,
    ICON_WORDS,
    LETTER_WORDS,
    MODULE_WORDS,
    MODULES,
    NOTHING,
    SPACE_WORDS,
    TYPE_WORDS,
    VACANT_WORDS,
)
from bighouse.games.animalcatraz.rules.mats import side_mask
from bighouse.games.animalcatraz.rules.state import POSTURE_WORDS, Animalcatraz
from tests.contract.sample import Sample
from tests.games.animalcatraz.faults import FAULTS
from tests.games.animalcatraz.refusals import REFUSALS

HAND = 3  # cards for every Convict, so that random players fight, trade and bribe with something


def enrich(game: Animalcatraz) -> bool:
    """Weapons, tools and bribes for everybody, two Gangsters where they are in play, and strong bars."""
    if game.convicts[0].card == NOTHING or game.rounds == 0:
        return False
    for convict in game.convicts:
        side = side_mask(game, convict.rival)
        room = game.decks[convict.cell]
        while len(convict.carry) < HAND and room:
            copy = room.pop()
            game.known[copy] = side
            convict.carry.append(copy)
        card = game.box.inmates[convict.card]
        convict.strength = len(card.strength) - 2
        convict.cunning = len(card.cunning) - 2
        if game.has(GANGSTERS_MODULE):
            while len(convict.gangsters) < 2 and game.death_row:
                gangster = game.death_row.pop()
                game.met |= 1 << gangster
                convict.gangsters.append(gangster)
                if game.chair:
                    copy = game.chair.pop()
                    game.known[copy] = side
                    game.held[gangster] = copy
    choice = game.main.agenda[-1]
    assert isinstance(choice, Choice)
    game.main.options = choice.allowed(game)  # what can be done follows from what they now hold
    return True


GANG = (
    "animalcatraz, 3 players, game_type advanced_solo, modules gangsters\nconvict 0: big_bill, cell_1, courtyard\n"
    "convict 0 carries: cash\nconvict 0 gangsters: thief_slick\n"
)
STAGED = (
    "animalcatraz, 3 players\nday: 2\nround: 3\nrounds: 7\nshank: rival 1\n"
    "convict 0: big_bill, cell_1, courtyard\nconvict 1: rob_z, cell_2, courtyard\nconvict 2: vinnie, cell_3, library\n"
    "convict 0 carries: hammer noodles cash\nconvict 1 carries: tray_vest fork_shiv\nevent: roll_call\n"
    "guards: courtyard g_lieutenant B\nowners: g_cash rival_0\nstart: turn of convict 0",
    "animalcatraz, 2 players, modules gangsters+warden+trash_tags, extra_gangsters 8\n"
    "convict 0: g_jackson, cell_1, cellblock_b\nconvict 2: cold_cuts, cell_2, cellblock_b\n"
    "convict 0 carries: cleaver hammer jaw_trap\nconvict 0 gangsters: chemist assassin\nheld: chemist noodles\n"
    "convict 2 gangsters: brawler_rematch\nconvict 2 carries: scalpel\nwarden: library\nstart: turn of convict 0",
    "animalcatraz, 4 players, game_type advanced_teams, endgame_variants getaway\n"
    "rival 0 plan: wall shown\nrival 0 secured: grapple knotted_sheets\n"
    "convict 0: dandy_dufresne, cell_1, cellblock_b\nconvict 0 has: 9 strength 12 cunning\n"
    "guards: cellblock_b g_cash A\nstart: turn of convict 0",
    "animalcatraz, 3 players, game_type advanced_solo, "
    "legacy_modules legacy_guard_traps+legacy_rats+legacy_cell_attacks\n"
    "convict 0: rob_z, cell_1, cellblock_b\nconvict 0 carries: guard_trap_1 stink_bomb\nrats: cellblock_b\n"
    "guards: cellblock_b g_cash A\nowners: g_cash rival_0\nstart: turn of convict 0",
    "animalcatraz, 3 players\nday: 1\nround: 4\nconvict 0: cold_cuts, cell_1, cell_1\nstart: night",
    # What random players are seldom asked
    "animalcatraz, 3 players\nday: 1\nround: 2\nrival 0: 0 coins\ntrack: round_1 rival_0; round_2 rival_0\n"
    "next: KingsCoin(seat 0, rival 0, 0)\nstart: turn of convict 0",
    "animalcatraz, 3 players, game_type advanced_solo, endgame_variants getaway\n"
    "convict 0: rob_z, cell_1, outside\nconvict 0 stage: 0\nescapee: convict 0\nowners: g_cash rival_1\n"
    "next: SacrificeGuards(seat 1, rival 1)\nstart: turn of convict 1",
    "animalcatraz, 3 players\nconvict 0: big_bill, cell_1, infirmary\nconvict 0 carries: cash pills hammer\n"
    "convict 0 crimes: pill_ring\nnext: PayCrime(seat 0, convict 0, pill_ring, 0, 0, 0)\nstart: turn of convict 0",
    f"{GANG}held: thief_slick noodles\nincoming: hammer\nnext: FullHands(seat 0, convict 0, 1)\n"
    "start: turn of convict 0",
    f"{GANG}incoming: hammer\nnext: PlaceGoods(seat 0, convict 0)\nstart: turn of convict 0",
    f"{GANG}incoming: hammer\nnext: KeepCard(seat 0, convict 0)\nstart: turn of convict 0",
    "animalcatraz, 3 players\nconvict 0: g_jackson, cell_1, courtyard\nconvict 1: cold_cuts, cell_2, courtyard\n"
    "convict 0 carries: cleaver hammer\nfight: rivals 0 1, convicts 0 1, mats 1 2, space 4, fighters 0 1, "
    "weapons_0 cleaver\nnext: SecondWeapon(seat 0, 0)\nstart: turn of convict 0",
)

TOLD: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"modules": ["gangsters", "warden", "trash_tags"], "extra_gangsters": "8"}),
    (3, {}),
    (3, {"game_type": "advanced_solo", "endgame_variants": ["crime_lord", "getaway"]}),
    (4, {"game_type": "advanced_teams", "legacy_modules": MODULE_WORDS[MODULES:]}),
)

# What a lesson can point at wherever the game stands
FIXED_SPOTS = {
    *("rep", "bar:strength", "bar:cunning", "event", "hole", "chair", "rail:question", "rail:options"),
    *(f"{kind}:{space}" for space in SPACE_WORDS for kind in ("space", "guard")),
    *(f"icon:{space}:{icon}" for space in SPACE_WORDS for icon in ICON_WORDS),
    *("plans:b", "plans:d"),
}


def points_at(game: Animalcatraz, spot: str) -> bool:
    """Cards and Crimes lie where the learner has them, and nothing of rivals who are not there is drawn."""
    view = game.view(0)
    kind, _, rest = spot.partition(":")
    if kind == "card":
        holder, place, card = rest.split(":")
        stashes = {cell.cell: cell.stash for cell in view.cells}
        cards = stashes[holder] if place == "stash" else view.convicts[int(holder)].carry
        return card in [held.card for held in cards]
    if kind == "crime":
        return rest in [crime.crime for crime in view.convicts[0].crimes]
    if kind == "take":
        return any(rest in cards for cards in view.deck_cards.values())
    if kind == "cell":
        return rest in [cell.cell for cell in view.cells if cell.rival is not None]
    if kind in ("convict", "rival"):
        return int(rest) < len(view.rivals)
    return view.rivals[0].plan is not None if spot == "plan" else spot in FIXED_SPOTS


SAMPLE = Sample(
    points_at=points_at,
    enrich=enrich,
    told=TOLD,
    scenes=STAGED,
    another_pack=('"level": 14', '"level": 13'),
    faults=FAULTS,
    examples=(("e", 58), ("s", 13), ("x", 47)),
    refusals=REFUSALS,
    words=" ".join(
        [
            *ENDING_WORDS,
            *ICON_WORDS,
            *LETTER_WORDS,
            *MODULE_WORDS,
            *POSTURE_WORDS,
            *SPACE_WORDS,
            *TYPE_WORDS,
            *VACANT_WORDS,
            *(f"{letter}+" for letter in LETTER_WORDS),
            *(f"{space}:{icon}" for space in SPACE_WORDS for icon in ICON_WORDS),
            "open shut red blue white yellow corrupt attempt",
        ]
    ),
)
