"""The words of Lockup: every question, option, refusal and event reads well, for everybody who may read it."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections import Counter
from importlib import import_module
from types import ModuleType

import pytest

from bighouse.engine.rng import Rng
from bighouse.engine.step import FIRST_REASON, Choice
from bighouse.engine.story import EVERYONE, UNKNOWN, Event, EventKind, Story
from bighouse.games import lockup
from bighouse.games.lockup import card_words, components, events, labels, questions, reasons, refusals, tales
from bighouse.games.lockup.offers import Offer
from bighouse.games.lockup.room import ROOM
from bighouse.games.lockup.state import Lockup
from tests.games.lockup.table import Table, scene
from tests.games.lockup.walks import MODES, Mode, walk

RULING = re.compile(r" - (RULES §\d+(\.\d)?|R\d+)$")
PLACEHOLDER = re.compile(r"None|-1|[{}<>]|\?|  |\bseat \d|_")
NAMES = ["Ada", "Bea", "Cleo", "Dov", "Eli"]


def name(seat: int) -> str:
    return NAMES[seat]


def modules() -> list[ModuleType]:
    return [import_module(f"{lockup.__name__}.{module.name}") for module in pkgutil.iter_modules(lockup.__path__)]


def numbers_of(module: ModuleType, prefix: str = "") -> dict[str, int]:
    found = inspect.getmembers(module, lambda value: type(value) is int)
    return {word: value for word, value in found if word.isupper() and word.startswith(prefix)}


# Nothing is left without words


def test_every_choice_has_a_question() -> None:
    choices = {
        value
        for module in modules()
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, Choice) and value not in (Choice, Offer)
    }
    assert len(choices) > 20
    assert set(questions.QUESTIONS) == choices


def test_every_refusal_has_words() -> None:
    codes = {value for word, value in numbers_of(refusals).items() if word != "FIRST_REASON"}
    assert set(reasons.REASONS) == codes
    assert min(codes) == FIRST_REASON


def test_every_refusal_is_used() -> None:
    rules = [path for path in ROOM.folder.glob("*.py") if path.name not in ("refusals.py", "reasons.py")]
    sources = [path.read_text("utf-8") for path in rules]
    for word in numbers_of(refusals):
        assert word == "FIRST_REASON" or any(word in source for source in sources), word


def test_every_event_has_a_sentence() -> None:
    kinds = [value for _, value in inspect.getmembers(events) if isinstance(value, EventKind)]
    assert sorted(tales.TALES) == sorted(kind.name for kind in kinds)


def test_every_reason_of_the_guards_has_words() -> None:
    whys = set(numbers_of(events, "WHY_").values())
    assert set(tales.CHOSEN_BECAUSE) | set(tales.SHOWN_BECAUSE) == whys
    assert not set(tales.CHOSEN_BECAUSE) & set(tales.SHOWN_BECAUSE)


def test_every_family_of_actions_has_a_label() -> None:
    assert list(labels.LABELS) == [family.offset for family in ROOM.vocabulary.families]


def test_every_effect_and_measure_has_words() -> None:
    assert sorted(card_words.EFFECT_PHRASES) == list(range(len(components.EFFECT_WORDS)))
    special = {components.MEASURE_GOON_TYPE, components.MEASURE_VALUABLE, components.MEASURE_ITEMS_WITH}
    assert set(card_words.MEASURE_NAMES) | special == set(range(len(components.MEASURE_WORDS)))


# Random games


def check_words(game: Lockup, seat: int) -> None:
    """What a seat reads when it is asked."""
    question = ROOM.question(game, seat)
    assert question, game.choice(seat)
    assert not PLACEHOLDER.search(question.replace("?", "")), question
    words = [ROOM.label(game, seat, action) for action in game.options(seat)]
    for label in words:
        assert label, words
        assert not PLACEHOLDER.search(label), label
    assert len(set(words)) == len(words), words
    for action in game.refused(seat):
        reason = game.why_not(seat, action)
        assert RULING.search(reason), (game.words(action), reason)
        assert not PLACEHOLDER.search(reason), reason
        assert ROOM.label(game, seat, action)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_whoever_is_asked_reads_a_question_options_and_reasons(mode: Mode) -> None:
    for seed in range(2):
        for game, _ in walk(mode, seed):
            for seat in game.to_act:
                check_words(game, seat)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_action_of_the_vocabulary_is_allowed_or_gets_a_reason(mode: Mode) -> None:
    seen: Counter[type] = Counter()
    for seed in range(2):
        for game, _ in walk(mode, seed):
            for seat in game.to_act:
                choice = game.choice(seat)
                seen[type(choice)] += 1
                if seen[type(choice)] > 2:
                    continue
                options = game.options(seat)
                for action in range(-1, game.vocabulary.size + 1):
                    reason = game.why_not(seat, action)
                    assert (reason == "") == (action in options)
                    assert "None" not in reason
                    if game.refusal(seat, action) >= FIRST_REASON:
                        assert RULING.search(reason), reason
                        assert not PLACEHOLDER.search(reason), reason
                    if 0 <= action < game.vocabulary.size:
                        assert ROOM.label(game, seat, action)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_event_reads_well_for_everybody(mode: Mode) -> None:
    for seed in range(3):
        for game, told in walk(mode, seed):
            for event in told:
                for viewer in [*range(game.seats), None]:
                    words = ROOM.sentence(game, event, viewer, name)
                    assert not PLACEHOLDER.search(words), words
                    if event.kind in (events.CREW_RETURNED, events.CRAFT_DECLARED):
                        assert words == ""
                    else:
                        assert words.endswith((".", ")")), words
                        assert words[0] == words[0].upper(), words


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_sentence_rests_on_the_event_and_not_on_the_position(mode: Mode) -> None:
    read: list[tuple[Event, int, str]] = []
    game = None
    for game, told in walk(mode, 7):
        for event in told:
            for viewer in range(game.seats):
                read.append((event, viewer, ROOM.sentence(game, event, viewer, name)))
    assert game is not None
    assert all(ROOM.sentence(game, event, viewer, name) == words for event, viewer, words in read)


# Secrets of the story

OWNER_KNOWS = {  # who knows the secret facts of an event, when it has any
    events.TOME_DRAWN: ["tome"],
    events.TOMES_LOOKED_AT: ["tome", "other"],
    events.TOME_KEPT: ["tome", "other"],
    events.ITEMS_LOOKED_AT: ["item", "other"],
    events.PEEKED: ["token"],
}


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_nobody_is_told_what_is_not_for_them(mode: Mode) -> None:
    for seed in range(4):
        for game, told in walk(mode, seed):
            for event in told:
                facts = dict(zip(event.kind.facts, event.facts))
                for viewer in [*range(game.seats), None]:
                    heard = event.told_to(viewer)
                    if viewer == facts.get("seat") or (event.kind is events.PEEKED and viewer == facts["owner"]):  # R68
                        assert [heard[fact] for fact in event.kind.facts] == event.facts
                        continue
                    for fact in OWNER_KNOWS.get(event.kind, []):
                        assert heard[fact] == UNKNOWN
                    if event.kind is events.CREW_SENT and facts["face_down"]:
                        assert heard["token"] == UNKNOWN
                    if event.kind is events.CREW_MOVED and facts["face_down"] and heard["token"] != UNKNOWN:
                        assert viewer is not None
                        assert game.players[facts["seat"]].has_peeked(facts["token"], viewer)
                    if event.kind is events.ITEM_RESERVED and event.knowers != EVERYONE:
                        assert heard["item"] == UNKNOWN
                    if event.kind is events.GUARD_PLACED and facts["face_down"]:
                        assert heard["guard"] == UNKNOWN


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_in_an_imagined_game_a_seat_reads_and_hears_the_same_of_its_own_moves(mode: Mode) -> None:
    for seed in range(2):
        for game, _ in walk(mode, seed):
            for seat in game.to_act:
                other = game.imagine(seat, Rng(seed))
                assert isinstance(other, Lockup)
                assert other.options(seat) == game.options(seat)
                assert ROOM.question(other, seat) == ROOM.question(game, seat)
                for option in game.options(seat):
                    assert ROOM.label(other, seat, option) == ROOM.label(game, seat, option)
                for option in game.refused(seat):
                    assert other.why_not(seat, option) == game.why_not(seat, option)
                check_heard(game, other, seat, game.options(seat)[-1])


def check_heard(game: Lockup, other: Lockup, seat: int, action: int) -> None:
    """Until something comes to light, a move sounds the same; one game may stop sooner to ask for a tome."""
    here, there = hear(game.clone(), seat, action), hear(other.clone(), seat, action)
    if here[1] == game.reveals or there[1] == game.reveals:
        length = min(len(here[0]), len(there[0]))
        assert here[0][:length] == there[0][:length]


def hear(game: Lockup, seat: int, action: int) -> tuple[list[dict[str, int | str]], int]:
    game.story = Story()
    game.play(seat, action)
    return [event.told_to(seat) for event in game.story.events], game.reveals


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


# The log


def said(table: Table, viewer: int | None, kind: EventKind) -> list[str]:
    told = [event for event in table.story.events if event.kind is kind]
    return [ROOM.sentence(table.game, event, viewer, name) for event in told]


def test_a_face_down_token_is_named_to_its_owner_alone() -> None:
    table = scene("lockup, 3 players\nfirst player: seat 0\nstart: turn of seat 0")
    table.act(0, "go infirmary", "send lookout face_down", "send 4 face_up", "done")
    mine = ["Ada sent the lookout face down to the Infirmary.", "Ada sent a 4 to the Infirmary."]
    assert said(table, 0, events.CREW_SENT) == mine
    others = ["Ada sent a crew member face down to the Infirmary.", "Ada sent a 4 to the Infirmary."]
    assert said(table, 1, events.CREW_SENT) == others
    assert said(table, None, events.CREW_SENT) == others


def test_a_reader_may_be_called_you() -> None:
    table = scene("lockup, 3 players\nseat 0: 1 suspicion\nphase: patrol\nnext: Accuse(seat 0, 1)\nstart: refill")
    table.act(0, "accuse seat 1")
    [event] = [event for event in table.story.events if event.kind is events.SUSPICION_GIVEN]
    called = ["Ada", "You", "Cleo"]
    assert ROOM.sentence(table.game, event, 1, lambda seat: called[seat]) == "Ada pinned 1 suspicion on you."
    called = ["You", "Bea", "Cleo"]
    assert ROOM.sentence(table.game, event, 0, lambda seat: called[seat]) == "You pinned 1 suspicion on Bea."


def test_the_guards_say_by_which_rule_they_chose() -> None:
    """EXAMPLES.md A20."""
    table = scene(
        """
        lockup, 1 player
        guards: 2 scrap 1 potion 1 iron 1 gold
        at commissary: guards guard_blue_7
        start: lights out at commissary
        """
    )
    rule = "Of what the supply held, the guards owned least gold, the rarest of equals (§11.4, R56)."
    assert said(table, 0, events.GUARDS_CHOSE)[0] == rule
    assert said(table, 0, events.CUBES_GAINED)[0] == "The guards gained 1 gold."


# The score sheet


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_score_sheet_adds_up(mode: Mode) -> None:
    for game, _ in walk(mode, 3):
        sheet = ROOM.score_sheet(game)
        assert sheet.totals == [sum(line.points[who] for line in sheet.lines) for who in range(len(game.players))]
        assert sheet.totals[: game.seats] == game.scores()
        assert sheet.winners == game.winners()
        assert sheet.automaton_won == (game.solitary and game.over and not game.winners())
        assert len(sheet.players) == len(set(sheet.players)) == len(game.players)
