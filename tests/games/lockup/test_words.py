"""What Lockup asks, offers and refuses, word by word."""

from __future__ import annotations

import inspect
from types import ModuleType

from bighouse.games.lockup.box import components
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.rules import events
from bighouse.games.lockup.words import card_words
from tests.games.lockup.table import Table, scene


def numbers_of(module: ModuleType, prefix: str = "") -> dict[str, int]:
    found = inspect.getmembers(module, lambda value: type(value) is int)
    return {word: value for word, value in found if word.isupper() and word.startswith(prefix)}


# Nothing is left without words


def test_every_reason_of_the_guards_has_words() -> None:
    whys = set(numbers_of(events, "WHY_").values())
    assert set(events.GUARDS_CHOSE.each) | set(events.GUARD_SHOWN.each) == whys
    assert not set(events.GUARDS_CHOSE.each) & set(events.GUARD_SHOWN.each)


def test_every_effect_and_measure_has_words() -> None:
    assert sorted(card_words.EFFECT_PHRASES) == list(range(len(components.EFFECT_WORDS)))
    special = {components.MEASURE_GOON_TYPE, components.MEASURE_VALUABLE, components.MEASURE_ITEMS_WITH}
    assert set(card_words.MEASURE_NAMES) | special == set(range(len(components.MEASURE_WORDS)))


# Words in their places


def asked(table: Table, who: int | str) -> str:
    return ROOM.question(table.game, table.index(who))


def label(table: Table, who: int | str, words: str) -> str:
    return ROOM.label(table.game, table.index(who), table.action(words))


def why(table: Table, who: int | str, words: str) -> str:
    return table.game.why_not(table.index(who), table.action(words))


ROLL_CALL = """
    lockup, 3 players
    first player: Ann
    Ann: goblins, 2 suspicion
    Ben: gnolls
    Ann tomes: atlas_of_hideouts codex_of_alibis tacticians_notes brawlers_primer
    Ann roll call: visited smithy, face down 2
    at smithy: Ann 4 (5) (lookout)
    start: turn of Ann
"""


def test_roll_call() -> None:
    table = scene(ROLL_CALL, "Ann Ben Cy")
    assert asked(table, "Ann") == "Play a tome, send crew to a place, or pass"
    assert label(table, "Ann", "go sewers") == "Send crew to the Sewers"
    assert label(table, "Ann", "play codex_of_alibis") == "Play Codex of Alibis: return up to 2 suspicion"
    assert label(table, "Ann", "pass") == "Pass for the rest of Roll Call"
    once = "You sent crew to the Smithy earlier this round; only Tactician's Notes lifts that - R43"
    assert why(table, "Ann", "go smithy") == once
    stragglers = "Nobody is sent to the Library: only stragglers come there - RULES §4"
    assert why(table, "Ann", "go library") == stragglers
    unseen = "Atlas of Hideouts would change nothing: no opponent has a face-down token that you have not seen - R46"
    assert why(table, "Ann", "play atlas_of_hideouts") == unseen
    later = "Brawler's Primer is played where you have crew, before strengths are ranked - RULES §9"
    assert why(table, "Ann", "play brawlers_primer") == later
    assert why(table, "Ann", "play snitchs_diary") == "Snitch's Diary is not in your hand - RULES §9"
    assert why(table, "Ben", "pass") == "It is not this seat's turn."
    table.act("Ann", "go sewers")
    assert asked(table, "Ann") == "Who goes to the Sewers? (2 of 2 face down used)"
    assert why(table, "Ann", "send 2 face_down") == "You have laid 2 of 2 tokens face down this round - R7"
    assert why(table, "Ann", "send 4 face_up") == "Your 4 is at the Smithy already - RULES §4"
    assert why(table, "Ann", "done") == "At least one of your crew has to go to the Sewers - RULES §4"
    wrong = "'take' is not an answer to what is asked: Who goes to the Sewers? (2 of 2 face down used)"
    assert why(table, "Ann", "take") == wrong
    table.act("Ann", "send 2 face_up")
    assert label(table, "Ann", "done") == "Nobody else goes to the Sewers"


def test_passing_with_crew_left_is_warned_of_once_two_would_stay() -> None:
    table = scene(ROLL_CALL, "Ann Ben Cy")
    said = ROOM.wordings(table.game, 0)[table.action("pass")]
    assert (said.title, said.detail) == ("Pass", "for the rest of Roll Call")
    assert said.warning == "Three of your crew would stay in the holding cell until Lights Out."
    table = scene(ROLL_CALL.replace("Ann 4 (5) (lookout)", "Ann 4 3 2 (5) (lookout)"), "Ann Ben Cy")
    assert ROOM.wordings(table.game, 0)[table.action("pass")].warning == ""


def test_reasons_are_said_apart_from_their_ruling() -> None:
    table = scene(ROLL_CALL, "Ann Ben Cy")
    action = table.action("go library")
    reason = ROOM.because(table.game, 0, action, table.game.refusal(0, action))
    assert (reason.words, reason.ruling) == ("Nobody is sent to the Library: only stragglers come there", "§4")


def test_the_two_is_out_of_a_game_of_five() -> None:
    table = scene("lockup, 5 players\nfirst player: seat 0\nstart: turn of seat 0").act(0, "go smithy")
    assert why(table, 0, "send 2 face_up") == "The 2 is out of the game with 5 players - RULES §1"


def test_alone_everything_lies_face_up() -> None:
    table = scene("lockup, 1 player\nstart: turn of seat 0").act(0, "go smithy")
    assert label(table, 0, "send 5 face_up") == "Send your 5"
    face_up = "Alone, all your crew lies face up: there is nobody to hide it from - R51"
    assert why(table, 0, "send 5 face_down") == face_up


def test_fixed_rewards() -> None:
    table = scene(
        """
        lockup, 3 players
        at smithy: Ann 5; Ben 3
        loot at smithy: 1 scrap
        start: lights out at smithy
        """,
        "Ann Ben",
    )
    offer = "The Smithy: take 2 iron and the Bandits' 1 scrap, or decline and send your crew to the Library"
    assert asked(table, "Ann") == offer
    assert label(table, "Ann", "take") == "Take 2 iron and the Bandits' 1 scrap"
    assert label(table, "Ann", "decline") == "Decline and send your crew to the Library"
    table.act("Ann", "take")
    assert asked(table, "Ben") == "The Smithy: take 1 iron, or decline and send your crew to the Library"
    table.act("Ben", "decline")
    assert asked(table, "Ben") == "The Library: take 1 of 2 tomes, or decline and take your crew home"


def test_a_short_supply_is_named_as_it_is() -> None:
    table = scene(
        """
        lockup, 3 players
        supply: 1 iron, rest with seat 2
        at smithy: Ann 5
        start: lights out at smithy
        """,
        "Ann Ben",
    )
    assert label(table, "Ann", "take") == "Take 1 iron"


def test_a_reward_can_run_out_while_it_is_offered() -> None:
    table = scene(
        """
        lockup, 3 players
        supply: 1 iron, rest with Cy
        Ann: 1 suspicion
        Ann tomes: scavengers_almanac codex_of_alibis
        at smithy: Ann 5
        start: lights out at smithy
        """,
        "Ann Ben Cy",
    )
    table.act("Ann", "pass", "play scavengers_almanac", "choose 3")
    assert why(table, "Ann", "take") == "Nothing of this reward is left in the supply - R14"
    assert asked(table, "Ann").startswith("The Smithy: take nothing, as the supply has run out, or decline")


CELL_BLOCK = """
    lockup, 3 players
    Ann: goblins, 2 scrap
    Ben: gnolls, 3 iron 1 scrap
    display: item_21 item_01 item_18 item_05
    at cell_block: Ann 5
    start: lights out at cell_block
"""


def test_the_cell_block() -> None:
    table = scene(CELL_BLOCK, "Ann Ben")
    offer = "The Cell Block: craft an item, reserve one for 1 cube, or decline and send your crew to the Library"
    assert asked(table, "Ann") == offer
    short = "Short 1 iron and 1 gold: Raw Garnet costs 1 iron and 1 gold, you have 2 scrap - RULES §6.1"
    assert why(table, "Ann", "craft item_21") == short
    loaf = "Short 1 cube of any type: Hollow Loaf costs 1 scrap and 2 cubes of any type, you have 2 scrap - RULES §6.1"
    assert why(table, "Ann", "craft item_05") == loaf
    gone = "Scrap Mail is neither on display nor in your reserve - RULES §6.1"
    assert why(table, "Ann", "craft item_17") == gone
    assert why(table, "Ann", "reserve item_17") == "Scrap Mail is not on display - RULES §6.2"
    assert label(table, "Ann", "craft item_01") == "Craft Bone Dice: 3 stars for 2 scrap"
    assert label(table, "Ann", "reserve item_21") == "Reserve Raw Garnet for 1 cube"
    table.act("Ann", "decline")
    assert ROOM.question(table.game, 2) == "It is not your turn"


def test_crafting_with_tomes() -> None:
    text = CELL_BLOCK.replace("display:", "Ann tomes: cutthroat_crafting smugglers_blueprints\n    display:")
    table = scene(text.replace("2 scrap\n", "2 scrap 1 iron\n", 1), "Ann Ben")
    mace = "Craft Spiked Mace: 5 stars for 2 scrap and 2 iron, with the help of your tomes"
    assert label(table, "Ann", "craft item_18") == mace
    table.act("Ann", "craft item_18")
    assert asked(table, "Ann") == "Craft Spiked Mace: pay 2 scrap and 2 iron"
    iron = "You have 2 scrap and 1 iron, not 2 scrap and 2 iron - RULES §6.1"
    assert why(table, "Ann", "return 2 scrap 2 iron") == iron
    table.act("Ann", "play smugglers_blueprints")
    assert asked(table, "Ann") == "Craft Spiked Mace: pay 2 scrap and 2 iron, less 1 cube of your choice"
    price = "The price is 2 scrap and 2 iron, less 1 cube, which leaves 3, not 1 scrap - RULES §6.1"
    assert why(table, "Ann", "return 1 scrap") == price
    table.act("Ann", "play cutthroat_crafting")
    assert asked(table, "Ann") == "Craft Spiked Mace for 2 scrap and 2 iron: whose cube pays part of it?"
    assert label(table, "Ann", "make_pay Ben iron") == "The Gnolls pay 1 iron"
    assert why(table, "Ann", "make_pay Ben gold") == "The Gnolls have no gold - R45"
    assert why(table, "Ann", "make_pay Ann scrap") == "An opponent pays, not you - R45"


CHOW_HALL = """
    lockup, 3 players
    Ann: goblins, 3 scrap
    goons: demon_1 demon_2 - - dwarf_7
    at chow_hall: Ann 5; Ben 3
    start: lights out at chow_hall
"""


def test_the_chow_hall() -> None:
    table = scene(CHOW_HALL, "Ann Ben")
    offer = "The Chow Hall: recruit 1 goon for 1 cube or 2 goons for 4 cubes"
    assert asked(table, "Ann") == f"{offer}, or decline and send your crew to the Library"
    assert why(table, "Ann", "recruit two") == "2 goons cost 4 cubes here, you have 3 - RULES §6.3"
    table.act("Ann", "recruit one")
    assert asked(table, "Ann") == "Which goon joins you?"
    assert label(table, "Ann", "hire demon_2") == "Recruit the Demon at the Infirmary"
    assert label(table, "Ann", "hire dwarf_7") == "Recruit the Dwarf at the Chow Hall: gain 1 gold"
    assert why(table, "Ann", "hire ratman_1") == "The Ratman does not stand at any place now - RULES §6.3"


def test_too_few_goons() -> None:
    text = CHOW_HALL.replace("demon_1 demon_2 - - dwarf_7", "- - - - dwarf_7")
    table = scene(text.replace("3 scrap", "6 scrap"), "Ann Ben")
    assert why(table, "Ann", "recruit two") == "Only 1 goon is active, this takes 2 - R22"


def test_bandit_cubes_come_before_recruiting() -> None:
    table = scene(CHOW_HALL + "    loot at chow_hall: 1 potion\n", "Ann Ben")
    assert asked(table, "Ann").startswith("The Chow Hall: take the Bandits' 1 potion, then recruit 1 goon for 1 cube")
    assert label(table, "Ann", "take") == "Take the Bandits' 1 potion"
    table.act("Ann", "take")
    assert label(table, "Ann", "decline") == "Recruit nobody"


def test_storage() -> None:
    table = scene("lockup, 2 players\nseat 0: 4 scrap 3 iron, storage 5\nstart: storage")
    assert asked(table, 0) == "Storage: return 2 cubes, as you hold 7 and can store 5"
    assert label(table, 0, "return 1 scrap 1 iron") == "Return 1 scrap and 1 iron"
    over = "You hold 7 cubes, can store 5 and return just what is over, not 1 scrap - RULES §7"
    assert why(table, 0, "return 1 scrap") == over


def test_a_threatening_raid_is_named_with_its_numbers() -> None:
    table = scene(
        """
        lockup, 2 players
        first player: seat 0
        seat 0: 8 suspicion
        seat 0 tomes: codex_of_alibis
        goons: demon_1 demon_2 demon_3 - -
        suspicion at smithy: 0
        start: suspicion
        """
    )
    raid = "A raid threatens, as the goons ask for 6 suspicion and the supply holds 4: play a tome, or none"
    assert asked(table, 0) == raid


def test_goons_that_read_alike_are_told_apart() -> None:
    table = scene(
        """
        lockup, 3 players, advanced
        seat 0 looks at goons: demon_1 demon_2
        phase: setup
        next: KeepGoon(seat 0, 1)
        start: round
        """
    )
    assert label(table, 0, "keep_goon demon_1") == "Recruit the Demon (1st of 2 alike)"
    assert label(table, 0, "keep_goon demon_2") == "Recruit the Demon (2nd of 2 alike)"
