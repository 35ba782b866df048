"""Ways to play in our own words: game types, modules and endings."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import counted, listed
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import Box
from bighouse.games.animalcatraz.words.data_words import sentences

WHO_PLAYS: Final = [
    "everybody against everybody, one Convict each",
    "two players, two Convicts each",
    "everybody against everybody, one Convict each",
    "teams of two that share a cell; an odd player leads a pair alone",
]
MODULE_WORDS: Final = [
    "Gangsters from Death Row can be invited, recruited, sent to work and led into Fights",
    "the Warden walks the prison and has to be paid",
    "rivals who come near can be provoked: they fight you before the night, or lose REP",
    "traps can be laid under Guards that you own",
    "two parts of a kind make a strong weapon together",
    "doubles or a 7 bring rats, which bite and can be caught",
    "cards that trouble a rival's cell until somebody clears them away",
    "cards with a star take part only where their module does",
]


def type_sentence(box: Box, index: int) -> str:
    card = box.types[index]
    start = f"starts on REP {card.rep_start}, with {counted(sum(card.events), 'Event')}"
    plain = "" if index else "without Gangsters, Warden and Trash Tags"
    return sentences([WHO_PLAYS[index], start, plain])


def module_sentence(module: int) -> str:
    return sentences([MODULE_WORDS[module]])


def ending_sentence(box: Box, ending: int) -> str:
    if ending == c.EL_CHAPO:
        crown = f"win a Riot to reach {box.most_rep}, then break out while you stand there"
        return sentences([crown, "the final Riot does not end the game"])
    if ending == c.CRIME_LORD:
        points = counted(box.crime_points, "crime point")
        return sentences([f"REP stops at {box.riot_rep - 1} until the Crimes that you have completed hold {points}"])
    return sentences(["whoever breaks out still has three stages of a Getaway to pass"])


def craft_sentence(box: Box, craft: int) -> str:
    parts = [card.name for card in box.cards if card.craft == craft]
    attack, damage = box.craft_attack[craft], box.craft_damage[craft]
    return sentences([f"{listed(parts)} together: Attack Value {attack}, damage {damage}"])
