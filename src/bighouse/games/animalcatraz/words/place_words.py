"""Guards, the Warden, icons, spaces and ranks in our own words."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, listed, signed, with_sign
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import Box
from bighouse.games.animalcatraz.words.data_words import action_cost, sentences

RIVAL_OWNED: Final = 2  # that a rival's Guard takes more (section 10)


def space_name(box: Box, word: str) -> str:
    """ "the Library", "Cellblock A"."""
    space = box.spaces[c.SPACE_WORDS.index(word)]
    return space.name if space.name.startswith(("Cell", "The ")) else f"the {space.name}"


def guard_name(box: Box, guard: int) -> str:
    """ "the Lieutenant", "Officer Ash"."""
    name = box.guards[guard].name
    return f"the {name}" if guard == c.LIEUTENANT else name


def guard_sentence(box: Box, guard: int) -> str:
    bribes = [card for card in box.cards if card.kind == c.BRIBE and card.guard == guard]
    likes = listed([f"{card.name} ({with_sign(card.bonus)})" for card in bribes])
    level = box.guards[guard].level
    return sentences([f"takes {level} to corrupt, {level + RIVAL_OWNED} while a rival owns him", f"likes {likes}"])


def warden_sentence(box: Box) -> str:
    return sentences(
        [
            "two dice send him to a space at the start of rounds 1 to 4",
            "a Convict that starts its turn there or enters gives up a Carry Item or its Convict Upgrade",
            "whoever has nothing goes to The Hole",
        ]
    )


def icon_sentence(box: Box, icon: int) -> str:
    """What an icon does, with its cost."""
    return sentences([f"{action_cost(box.icon_cost[icon])}: {icon_words(box, icon)}"])


def icon_words(box: Box, icon: int) -> str:
    slots = box.icon_slots[icon]
    if icon in (c.STUDY, c.CHESS):
        return f"gain {counted(slots, 'Cunning slot')}"
    if icon in (c.WORKOUT, c.EAT):
        return f"gain {counted(slots, 'Strength slot')}"
    if icon == c.WORK:
        return f"take {counted(slots, 'card')} from the Chair as Carry Items; in the Infirmary also from its pile"
    return ICONS[icon]


ICONS: Final[dict[int, str]] = {
    c.TRADE: "look through the deck of this room, and trade for what you like",
    c.ATTACK_STEAL: "fight a rival Convict here, pick its pockets, or rob the cell in front of you",
    c.KING: "hide one or two cards in vacant cells of your own Cellblock, or turn one up in any",
    c.RECRUIT: "win over a Gangster in a vacant cell here",
    c.INVITE: "bring one or two Gangsters into vacant cells of your own Cellblock",
    c.ESCAPE: "take an Escape Plan, secure a tool, or try to break out",
    c.SHOWER: "take a Crime card",
}


def space_sentence(box: Box, space: int) -> str:
    """Where a space leads, and what a Guard there shuts."""
    card = box.spaces[space]
    if space == c.HOLE:
        return sentences(["two Actions are lost here", "the way out leads to the Courtyard"])
    if space >= c.FIRST_CELL:
        behind = box.spaces[c.block_of(space)].name
        return sentences([f"behind {behind}, for its own Convicts alone", f"its stash holds {box.stash} cards"])
    shuts = [letter_words(box, space, letter) for letter in range(c.LETTERS)]
    rooms = [space_name(box, c.SPACE_WORDS[beside]) for beside in card.neighbours]
    return sentences([f"leads to {listed(rooms)}", f"a Guard shuts {'; '.join(words for words in shuts if words)}"])


def letter_words(box: Box, space: int, letter: int) -> str:
    """What a Guard on a letter shuts: "Study on C"; empty where nothing is."""
    card = box.spaces[space]
    shut = [box.icon_names[icon] for icon in range(c.ICONS) if card.shut[letter] >> icon & 1]
    if card.door == letter:
        shut.append("the Courtyard door")
    return f"{listed(shut)} on {c.LETTER_WORDS[letter]}" if shut else ""


def facing_sentence(word: str) -> str:
    """What a room holds that nobody enters."""
    return sentences([FACING.get(word, "two Escape Plans lie here, for whoever uses the Escape icon of its Cellblock")])


FACING: Final[dict[str, str]] = {
    "entrance": "the Events lie here, and Gangsters are invited from its Cellblock",
    "showers": "the Crimes lie here, for whoever uses the Shower icon of its Cellblock",
}


def rank_sentence(box: Box, rank: int) -> str:
    card = box.ranks[rank]
    highest = box.ranks[rank + 1].lowest - 1 if rank + 1 < len(box.ranks) else box.most_rep
    span = f"REP {signed(card.lowest)} to {highest}"
    if rank + 1 == len(box.ranks):
        return sentences([span, f"{box.riot_rep} starts a Riot, and only by winning a Riot is {box.most_rep} reached"])
    brings = [counted(card.stands, "stand")] if card.stands else []
    if card.tags:
        brings.append(f"where they are played {counted(card.tags, 'Trash Tag')}")
    return sentences([span, f"reaching it for the first time brings {', and '.join(brings)}" if brings else ""])
