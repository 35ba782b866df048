"""The guide of Animalcatraz: a chapter for whatever can be asked, links that lead somewhere, figures that are right."""

from __future__ import annotations

import re
from pathlib import Path

from bighouse.engine.guide import read_guide
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.pack import PACKS
from bighouse.games.animalcatraz.words.data_words import KIND_NAMES

BOX = PACKS.shipped
GUIDE = read_guide(Path(PACKS.path).parents[1] / "guide.md")
TEXTS = {chapter.anchor: chapter.text for chapter in GUIDE.chapters}
CITED = (
    "setup day turn movement icons guards corruption cards upgrades trade work crimes king traps escape fights "
    "exchanges injury steal riots convicts primal hole events gangsters warden tags teams endings getaway legacy night"
)
LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")


def rows(anchor: str) -> dict[str, list[str]]:
    """The tables of a chapter by what stands first in each row."""
    lines = [line for line in TEXTS[anchor].splitlines() if line.startswith("|")]
    cells = [[LINK.sub("", cell).strip() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in cells}


def bold(anchor: str) -> list[str]:
    """What a chapter says in strong letters."""
    return re.findall(r"\*\*([^*]+)\*\*", TEXTS[anchor].replace("\n", " "))


# It can be read


def test_every_chapter_that_a_choice_cites_is_there() -> None:
    assert set(CITED.split()) <= set(TEXTS)
    assert GUIDE.title == BOX.name


def test_it_is_plain_and_short_and_no_link_leads_nowhere() -> None:
    for anchor, text in TEXTS.items():
        assert len(text.split()) < 430, anchor
        assert not re.search(r"[<>`]|!\[|^#|https?:", text, re.MULTILINE), anchor
        assert text.count("**") % 2 == 0, anchor
        for target in LINK.findall(text):
            assert target.removeprefix("#") in TEXTS, (anchor, target)


# Its figures are those of the box


def test_icons() -> None:
    table = rows("icons")
    for icon, name in enumerate(BOX.icon_names):
        row = next(cells for first, cells in table.items() if name in first)
        assert int(row[0]) == BOX.icon_cost[icon]
        if BOX.icon_slots[icon]:
            assert row[1].startswith(str(BOX.icon_slots[icon]))


def test_letters_and_doors() -> None:
    table = rows("guards")
    short = {"Cellblock-King": "King", "Recruit Em'": "Recruit", "Invite Em'": "Invite"}
    for space in BOX.spaces[: c.GUARDED]:
        for letter in range(c.LETTERS):
            shut = [name for icon, name in enumerate(BOX.icon_names) if space.shut[letter] >> icon & 1]
            assert table[space.name][letter] == ", ".join(short.get(name, name) for name in shut)
    doors = [c.LETTER_WORDS[BOX.spaces[block].door] for block in range(c.CELLBLOCK_A, c.FIRST_CELL)]
    assert rows("movement")["Door shut by a Guard on"] == doors


def test_kinds_of_games() -> None:
    table = list(rows("setup").values())[2:]
    assert [row[2] for row in table] == [str(kind.rep_start) for kind in BOX.types]
    assert [row[3] for row in table] == [str(sum(kind.events)) for kind in BOX.types]
    assert f"{BOX.start_stands} stands and {BOX.coins} Gang" in TEXTS["setup"].replace("\n", " ")
    assert f"{BOX.start_contraband} Contraband cards" in TEXTS["setup"].replace("\n", " ")


def test_rewards_and_penalties() -> None:
    lost = [BOX.not_corrupted_rep, BOX.fight_lost_rep, BOX.failed_theft_rep, BOX.recruit_failed_rep, BOX.tag_rep]
    assert lost == [-1] * len(lost)
    rewards = {
        "corruption": BOX.corrupted_rep, "crimes": BOX.coins_rep, "king": BOX.king_rep, "traps": BOX.trap_rep,
        "steal": BOX.theft_rep, "night": BOX.gangster_rep, "gangsters": -BOX.recruit_failed_rep, "tags": -BOX.tag_rep,
        "fights": -BOX.fight_lost_rep, "riots": BOX.riot_won,
    }  # fmt: skip
    for anchor, n in rewards.items():
        assert f"{n} REP" in bold(anchor), anchor
    assert str(-BOX.riot_lost) in bold("riots")
    fights = rows("fights")
    assert fights["lower than the winner's"] == [str(BOX.fight_lower_rep)]
    assert fights["the same"] == [str(BOX.fight_equal_rep)]


def test_ranks() -> None:
    text = TEXTS["fights"].replace("\n", " ")
    for rank in BOX.ranks[1:]:
        assert f"{rank.name} from {rank.lowest}" in text


def test_every_kind_of_card_is_told_of() -> None:
    text = TEXTS["cards"]
    for kind in range(c.GUARD_TRAP):
        assert KIND_NAMES[kind] in text


def test_limits() -> None:
    assert f"Convict carries {BOX.convict_carries}, each of its Gangsters {BOX.gangster_carries}" in TEXTS["cards"]
    assert f"{BOX.stash} cards in your cell" in TEXTS["cards"]
    assert f"**{BOX.actions} Actions**" in TEXTS["turn"]
    assert f"less than {BOX.crime_points} crime points" in TEXTS["endings"]


def test_primal() -> None:
    text = TEXTS["primal"].replace("\n", " ")
    for inmate in BOX.inmates:
        assert [(marker.level, marker.actions, marker.weapon) for marker in inmate.primal] == [(4, 1, 2), (7, 2, 3)]
    assert {inmate.primal_offset for inmate in BOX.inmates} == {2, 3}
    assert "From level 4 of that bar: 1 more Action" in text
    assert "From level 7: 2 more Actions, and it adds 3" in text
