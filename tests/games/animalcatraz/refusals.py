"""A scenario for every reason why something is not allowed in Animalcatraz.

Ann's Convict is convict 0, Big Bill unless the text says who; his rivals are Cold Cuts and Rob Z.
All Guards stand on C unless the text says where.
"""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CHAIR
from bighouse.games.animalcatraz.box.pack import PACKS
from tests.contract.refused import Refused

GANG = "3 players, game_type advanced_solo, modules gangsters, extra_gangsters 8"
WARDEN = "3 players, game_type advanced_solo, modules warden"
CHAPO = "3 players, game_type advanced_solo, endgame_variants el_chapo"
HECTOR = "3 players, convict_sets kickstarter"
PAIRS = "2 players"
TRAPS = "3 players, game_type advanced_solo, legacy_modules legacy_guard_traps"
RATS = "3 players, game_type advanced_solo, legacy_modules legacy_rats"
CELLS = "3 players, game_type advanced_solo, legacy_modules legacy_cell_attacks"

BOX = PACKS.shipped
CONTRABAND = " ".join(
    card.id for card in BOX.cards for _ in range(card.copies) if card.deck == CHAIR and card.module < 0
)
DOORS_SHUT = "guards: cellblock_a g_cash B; cellblock_b g_pills A; cellblock_c g_phone C; cellblock_d g_watch B"


def turn(space: str, *lines: str, who: str = "big_bill", beside: str = "courtyard") -> str:
    """Ann's turn with her Convict in a space; Cold Cuts is there or elsewhere, Rob Z. in his cell."""
    cast = f"convict 0: {who}, cell_1, {space}\nconvict 1: cold_cuts, cell_2, {beside}\nconvict 2: rob_z, cell_3\n"
    if "cold_cuts" in cast.partition("\n")[0]:
        cast = cast.replace("convict 1: cold_cuts", "convict 1: vinnie")
    return cast + "".join(f"{line}\n" for line in lines) + "start: turn of convict 0"


def pairs(space: str, *lines: str) -> str:
    """Two players: Rob Z. is the other Convict of Ann's, in his own cell."""
    cast = f"convict 0: big_bill, cell_1, {space}\nconvict 1: rob_z, cell_3\nconvict 2: cold_cuts, cell_2\n"
    return cast + "".join(f"{line}\n" for line in lines) + "start: turn of convict 0"


REFUSALS = (
    # What many chapters ask for
    Refused(
        "NO_ACTIONS",
        "move cellblock_a",
        turn("cell_1", "convict 0 has: 7 strength 1 cunning 5 loss", "convict 0 carries: cash"),
    ),
    Refused("NO_ICON_HERE", "icon study", turn("courtyard")),
    Refused("ICON_USED", "icon study", turn("library", "guards: library g_cash A"), ("icon study",)),
    Refused("ICON_USED", "attack convict_1", turn("courtyard", "convict 0 used: courtyard/attack_steal")),
    Refused("ICON_BLOCKED", "icon study", turn("library")),
    Refused("IN_A_CELL", "icon study", turn("cell_1")),
    Refused("NO_SUCH_CARD", "use carried coffee_tin", turn("courtyard")),
    Refused("NOT_WITHOUT_MODULE", "invite 1", turn("cellblock_a")),
    Refused(
        "USED_THIS_ROUND", "feast", turn("cell_1", "convict 0 has: 5 strength 5 cunning", who="cold_cuts"), ("feast",)
    ),
    Refused(
        "USED_THIS_TURN",
        "use carried coffee_tin",
        turn("courtyard", "convict 0 carries: coffee_tin coffee_tin"),
        ("use carried coffee_tin",),
    ),
    Refused("SKILL_LOCKED", "feast", turn("cell_1", who="cold_cuts")),
    Refused(
        "ATTACK_SHUT",
        "shove convict_1",
        turn("courtyard", "convict 0 has: 7 strength 3 cunning", "guards: courtyard g_lieutenant A"),
    ),
    Refused(
        "IS_PRIMAL",
        "use carried primal_dose",
        turn("courtyard", "convict 0 has: 7 strength 1 cunning 2 primal", "convict 0 carries: primal_dose"),
    ),
    # Moving
    Refused("NOT_ADJACENT", "move library", turn("cellblock_b")),
    Refused("DOOR_SHUT", "move courtyard", turn("cellblock_c")),
    Refused("NOT_YOUR_CELL", "move cell_2", turn("cellblock_b")),
    # Corruption
    Refused("GUARD_IS_YOURS", "corrupt", turn("library", "guards: library g_cash A", "owners: g_cash rival_0")),
    Refused(
        "NO_STAND", "corrupt", turn("library", "guards: library g_cash A", "owners: g_pills rival_0; g_phone rival_0")
    ),
    Refused("NO_GUARD_HERE", "corrupt", turn("cell_1")),
    Refused(
        "WRONG_BRIBE",
        "bribe carried pills",
        turn("library", "guards: library g_cash A", "convict 0 carries: pills cash"),
        ("corrupt",),
    ),
    # Cards and their places
    Refused("NOT_USED_SO", "use carried hammer", turn("courtyard", "convict 0 carries: hammer")),
    Refused("NOT_MOVED_HERE", "lift stash cash", turn("courtyard", "cell_1 stash: cash")),
    Refused("SEEN_BEFORE", "lift carried cash", turn("cell_1", "cell_1 stash: cash"), ("lift stash cash",)),
    Refused("NOT_TOGETHER", "lift partner cash", pairs("courtyard", "convict 1 carries: cash"), (), PAIRS),
    Refused("NO_PARTNER", "lift partner cash", turn("courtyard", "convict 0 carries: cash")),
    Refused("NOT_AN_UPGRADE", "show carried hammer", turn("courtyard", "convict 0 carries: hammer")),
    # Trade
    Refused(
        "TOO_EXPENSIVE",
        "take letter_opener",
        turn("library", "guards: library g_cash B", "convict 0 carries: noodles"),
        ("icon trade",),
    ),
    Refused(
        "WOULD_NOT_FIT",
        "take sewer_map",
        turn("library", "guards: library g_cash B", "convict 0 carries: gold_tooth diamond cash"),
        ("icon trade", "take sharp_pencil", "take hardcover", "take chess_flail"),
    ),
    Refused(
        "NOT_ENOUGH_PAID",
        "done",
        turn("library", "guards: library g_cash B", "convict 0 carries: noodles cash"),
        ("icon trade", "take hardcover", "done"),
    ),
    Refused(
        "NOT_IN_DECK",
        "take hammer",
        turn("library", "guards: library g_cash B", "convict 0 carries: gold_tooth"),
        ("icon trade",),
    ),
    # Crimes
    Refused("NO_CRIMES_LEFT", "icon shower", turn("cellblock_c", "crime deck: none")),
    Refused(
        "NO_CRIMES_LEFT",
        "errand_crime",
        turn("courtyard", "convict 0 gangsters: gopher", "crime deck: none"),
        (),
        GANG,
    ),
    Refused("STEP_OPEN", "complete yard_boss", turn("courtyard", "convict 0 crimes: yard_boss")),
    Refused("NOT_YOUR_CRIME", "complete yard_boss", turn("courtyard", "convict 1 crimes: yard_boss")),
    Refused(
        "PAY_ELSEWHERE",
        "complete pill_ring",
        turn("courtyard", "convict 0 crimes: pill_ring", "convict 0 carries: pills cash"),
    ),
    Refused(
        "CANNOT_PAY",
        "complete pill_ring",
        turn("infirmary", "convict 0 crimes: pill_ring", "convict 0 carries: pills hammer"),
    ),
    # Cellblock-Kings
    Refused("NOT_YOUR_BLOCK", "hide carried cash", turn("cellblock_b", "convict 0 carries: cash")),
    Refused(
        "CELLS_FULL",
        "hide carried cash",
        turn("cellblock_a", "vacant: a1 hammer; a2 noodles; a3 pills", "convict 0 carries: cash"),
    ),
    Refused("NO_CARD_IN_CELL", "retrieve a1", turn("cellblock_a")),
    # Escape
    Refused("NO_PLAN", "attempt_escape", turn("cellblock_b", "guards: cellblock_b g_cash A")),
    Refused("PLAN_HIDDEN", "attempt_escape", turn("cellblock_b", "guards: cellblock_b g_cash A", "rival 0 plan: wall")),
    Refused(
        "NOT_OF_PLAN",
        "secure carried pick_head",
        turn(
            "cellblock_b",
            "guards: cellblock_b g_cash A",
            "rival 0 plan: wall shown",
            "convict 0 carries: pick_head grapple",
        ),
    ),
    Refused(
        "NO_PLAN_LEFT",
        "take_plan",
        turn(
            "cellblock_b",
            "guards: cellblock_b g_cash A",
            "rival 1 plan: boat",
            "rival 2 plan: disguise",
            "plans b: none",
            "plans d: tunnel wall",
        ),
    ),
    Refused(
        "NOT_CROWNED",
        "attempt_escape",
        turn("cellblock_b", "guards: cellblock_b g_cash A", "rival 0 plan: wall shown"),
        (),
        CHAPO,
    ),
    # Fights
    Refused("OUT_OF_REACH", "attack convict_1", turn("library")),
    Refused(
        "LIES_THERE", "attack convict_1", turn("cellblock_b", "guards: cellblock_b g_cash A", beside="cell_2, lying")
    ),
    Refused(
        "TOO_LITTLE_CUNNING",
        "abandon",
        "convict 0: big_bill, cell_1, courtyard\nconvict 1: cold_cuts, cell_2, courtyard\n"
        "convict 0 gangsters: scapegoat\nactive: convict 1\n"
        "fight: rivals 1 0, convicts 1 0, mats 2 1, space 4, fighters 1 0\n"
        "next: StrikeBack(Ann, convict 0)\nstart: turn of convict 1",
        (),
        GANG,
    ),
    # Thefts
    Refused("NOTHING_TO_STEAL", "pickpocket self convict_1", turn("courtyard")),
    Refused("NOT_THIS_CELL", "rob self cell_3", turn("cellblock_b", "cell_3 stash: cash")),
    Refused(
        "CELL_PROTECTED",
        "rob self cell_2",
        turn("cellblock_b", "guards: cellblock_b g_cash A", "cell_2 stash: cash", beside="cell_2, lying"),
    ),
    Refused("NO_THIEF", "pickpocket slot_1 convict_1", turn("courtyard", "convict 1 carries: cash")),
    Refused(
        "THIEF_USED",
        "pickpocket slot_1 convict_1",
        turn(
            "courtyard",
            "convict 0 gangsters: thief_slick",
            "convict 1 carries: cash",
            "thefts: thief_slick courtyard",
        ),
        (),
        GANG,
    ),
    # Skills
    Refused("NOBODY_HERE", "shove convict_1", turn("library", "convict 0 has: 7 strength 3 cunning")),
    Refused(
        "NOWHERE_TO_GO",
        "shove convict_1",
        turn("courtyard", "convict 0 has: 7 strength 3 cunning", DOORS_SHUT),
    ),
    Refused("NOT_IN_CELL", "feast", turn("library", "convict 0 has: 5 strength 5 cunning", who="cold_cuts")),
    Refused(
        "GUARD_OWNED",
        "move_guard A",
        turn(
            "library",
            "convict 0 has: 1 strength 9 cunning",
            "guards: library g_cash C",
            "owners: g_cash rival_1",
            who="dandy_dufresne",
        ),
    ),
    Refused("STANDS_SO", "move_guard C", turn("library", "convict 0 has: 1 strength 9 cunning", who="dandy_dufresne")),
    Refused(
        "STOOD_SO_BEFORE",
        "move_guard C",
        turn("library", "convict 0 has: 1 strength 9 cunning", who="dandy_dufresne"),
        ("move_guard A",),
    ),
    Refused(
        "NOT_LYING",
        "torment convict_1",
        turn("cellblock_b", "convict 0 has: 5 strength 10 cunning", who="animal_hector", beside="cell_2"),
        (),
        HECTOR,
    ),
    # Events
    Refused("ATTENDED", "attend", turn("infirmary", "event: medical_check", "convict 0 is: attended")),
    Refused("NOT_THERE", "attend", turn("library", "event: medical_check")),
    Refused("NO_EVENT", "attend", turn("library", "event: blackout")),
    # Recruiting
    Refused(
        "NO_VACANT_CELL",
        "invite 1",
        turn("cellblock_a", "lodgers: a1 mule; a2 bomber; a3 fraud"),
        (),
        GANG,
    ),
    Refused("NONE_LEFT", "invite 1", turn("cellblock_a", "death row: none"), (), GANG),
    Refused("NOBODY_THERE", "recruit a1", turn("cellblock_a"), (), GANG),
    Refused(
        "CANNOT_HIRE",
        "recruit a1",
        turn("cellblock_a", "lodgers: a1 thief_ghost", "convict 0 carries: cash"),
        (),
        GANG,
    ),
    # Jobs of Gangsters
    Refused("NOT_YOUR_GANGSTER", "job hoarder", turn("courtyard", "convict 0 gangsters: bomber"), (), GANG),
    Refused(
        "NOBODY_NEAR",
        "charm charmer_hips convict_1",
        turn("library", "convict 0 gangsters: charmer_hips"),
        (),
        GANG,
    ),
    Refused("NOT_HIS_JOB", "job scapegoat", turn("courtyard", "convict 0 gangsters: scapegoat"), (), GANG),
    Refused(
        "NOT_COPIED",
        "copy mule",
        turn("courtyard", "convict 0 gangsters: fraud", "convict 1 gangsters: mule"),
        (),
        GANG,
    ),
    Refused("NO_RIVAL_BLOCK", "job bomber", turn("courtyard", "convict 0 gangsters: bomber"), (), GANG),
    Refused("NOTHING_HIDDEN", "peek informer convict_1", turn("courtyard", "convict 0 gangsters: informer"), (), GANG),
    Refused(
        "CHAIR_EMPTY",
        "job hoarder",
        turn("courtyard", "convict 0 gangsters: hoarder", f"infirmary pile: {CONTRABAND}"),
        (),
        GANG,
    ),
    Refused(
        "ERRAND_SHUT",
        "errand_trade library",
        turn("courtyard", "convict 0 gangsters: gopher", "guards: library g_cash A"),
        (),
        GANG,
    ),
    # The Warden
    Refused("NO_GIFT", "corrupt_warden", turn("library", "warden: infirmary"), (), WARDEN),
    Refused(
        "NOT_WITH_HIM", "corrupt_warden", turn("library", "warden: infirmary", "event: gift_for_warden"), (), WARDEN
    ),
    # Legacy things
    Refused("NO_RAT", "kill_rat", turn("library"), (), RATS),
    Refused(
        "NOT_YOUR_GUARD",
        "lay_trap carried guard_trap_1",
        turn("library", "convict 0 carries: guard_trap_1"),
        (),
        TRAPS,
    ),
    Refused(
        "TRAPPED_ALREADY",
        "lay_trap carried guard_trap_1",
        turn(
            "library",
            "convict 0 carries: guard_trap_1",
            "guards: library g_cash A",
            "owners: g_cash rival_0",
            "guard traps: g_cash guard_trap_2",
        ),
        (),
        TRAPS,
    ),
    Refused(
        "NOT_A_RIVALS_BLOCK",
        "lay_attack carried stink_bomb",
        turn("cellblock_a", "convict 0 carries: stink_bomb"),
        (),
        CELLS,
    ),
    Refused(
        "ATTACKED_ALREADY",
        "lay_attack carried stink_bomb",
        turn("cellblock_b", "convict 0 carries: stink_bomb", "cell attacks: cell_2 noise_box"),
        (),
        CELLS,
    ),
    Refused(
        "CELL_CLOSED",
        "lay_attack carried stink_bomb",
        pairs("cellblock_b", "convict 0 carries: stink_bomb").replace("cell_2", "cell_2, outside"),
        (),
        "2 players, legacy_modules legacy_cell_attacks",
    ),
    Refused("NOTHING_TO_CLEAN", "clean_cell", turn("cell_1"), (), CELLS),
)
