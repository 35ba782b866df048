"""What the skills of Convicts and the jobs of Gangsters do, in our own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bighouse.engine.english import counted, listed
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import Box, Gangster, Inmate, Record
from bighouse.games.animalcatraz.words.data_words import action_cost, sentences, table_words

OPEN_ICON: Final = "the Attack/Steal icon must be open to you"
KEPT: Final = "his card may stay on the Mat"


def skill_sentence(box: Box, inmate: int, level: int) -> str:
    """What the first or second skill of a Convict does; the Cunning level that unlocks it is shown beside it."""
    card = box.inmates[inmate]
    return sentences(SKILLS[card.skill](box, card)[level - 1])


def skill_gist(inmate: Inmate, level: int) -> str:
    """The same in a line, without figures: where there is no room for all of it."""
    return GISTS[inmate.skill][level - 1]


def slots(card: Inmate, level: int, op: str, who: str = "self") -> str:
    """ "2 Strength slots", as a skill gives or takes them."""
    return counted(abs(card.number(level, op, 0, who)), f"{op.capitalize()} slot")


def _bully(box: Box, card: Inmate) -> list[list[str]]:
    push = "push a rival Convict in your space to a space beside it, its own cell included"
    return [
        [f"{action_cost(card.cost)}, once a round: {push}", OPEN_ICON],
        [f"the pushed Convict also loses {slots(card, 2, 'strength', 'target')}"],
    ]


def _hustler(box: Box, card: Inmate) -> list[list[str]]:
    cards = counted(card.number(1, "draw", 1), "Contraband card")
    bet = "before the dice of a Steal or of a Fight's first exchange, anywhere, you may bet on a side"
    return [
        [bet, f"if you are right, draw {cards} into your Cell Stash"],
        ["what you draw may go to your Carry Items instead"],
    ]


def _duelist(box: Box, card: Inmate) -> list[list[str]]:
    most = card.number(1, "combine_weapons", 0)
    return [
        [
            "you may show two weapons of your own together",
            f"their Attack Values count up to {most} in all, and of their damage the lower",
        ],
        ["the Attack Values of your two weapons count in full"],
    ]


def _brute(box: Box, card: Inmate) -> list[list[str]]:
    return [
        [f"a weapon that beats you by less than {card.margin} goes to the Chair"],
        [f"whoever used it also loses {slots(card, 2, 'strength', 'winner')}"],
    ]


def _eater(box: Box, card: Inmate) -> list[list[str]]:
    taken = slots(card, 2, "strength", "rival_convict")
    return [
        [f"in your own cell, {action_cost(card.cost)}, once a round: gain {slots(card, 1, 'strength')}"],
        [
            "when you win a Fight, and have won an exchange of it yourself: "
            f"gain {slots(card, 2, 'strength')}, and the rival's Convict loses {taken}"
        ],
    ]


def _thrills(box: Box, card: Inmate) -> list[list[str]]:
    names = [box.cards[kind].name for kind in card.spared]
    gains = [f"{name} {n}" for name, n in zip(names, card.thrills)]
    return [
        [f"{listed(names)} cards cost you no Cunning"],
        [f"they bring you Cunning slots instead: {listed(gains)}"],
    ]


def _manipulator(box: Box, card: Inmate) -> list[list[str]]:
    return [
        ["on your turn, as often as you like: move the Guard in your space to another letter, if nobody owns him"],
        ["the same with a Guard whom somebody owns"],
    ]


def _trapper(box: Box, card: Inmate) -> list[list[str]]:
    return [
        [f"a trap of yours that injures a rival brings {card.number(1, 'replace_rep', 0)} REP, not {box.trap_rep}"],
        [f"a Cell Trap does not harm you: you gain {slots(card, 2, 'strength')}, and its owner gains nothing"],
    ]


def _leader(box: Box, card: Inmate) -> list[list[str]]:
    loss = counted(-card.number(1, "actions_now", 0), "Action")
    return [
        [f"a rival Convict with less Cunning enters your space: you may call, and it loses {loss} if it has any left"],
        [f"it also loses {slots(card, 2, 'cunning', 'target')}, even with no Action left"],
    ]


def _patron(box: Box, card: Inmate) -> list[list[str]]:
    return [
        ["the Warden asks nothing of you"],
        ["you own the Warden, if you have a free stand", "rivals pay you, and what they pay becomes your Carry Item"],
    ]


def _tormentor(box: Box, card: Inmate) -> list[list[str]]:
    taken = slots(card, 1, "cunning", "loser")
    return [
        [f"beat a Convict with a weapon: it loses {taken}, and you gain {slots(card, 1, 'cunning')}"],
        [
            "in the Cellblock of a rival whose Convict lies in its cell after a Fight, once a turn: "
            f"that Convict loses {slots(card, 2, 'cunning', 'target')}"
        ],
    ]


def _bruiser(box: Box, card: Inmate) -> list[list[str]]:
    cards = counted(card.number(2, "draw", 1), "Contraband card")
    return [
        ["starting a Fight costs you no Action"],
        [f"after each Fight of yours draw {cards} into your Cell Stash, if there is room"],
    ]


SKILLS: Final[dict[int, Callable[[Box, Inmate], list[list[str]]]]] = {
    c.BULLY: _bully,
    c.HUSTLER: _hustler,
    c.DUELIST: _duelist,
    c.BRUTE: _brute,
    c.CANNIBAL: _eater,
    c.JUNKIE: _thrills,
    c.MANIPULATOR: _manipulator,
    c.TRAPPER: _trapper,
    c.CULT_LEADER: _leader,
    c.EL_PATRON: _patron,
    c.SADIST: _tormentor,
    c.BRUISER: _bruiser,
}
GISTS: Final[dict[int, list[str]]] = {
    c.BULLY: ["push a rival to a space beside", "that costs it Strength"],
    c.HUSTLER: ["bet on dice for a card", "you may carry that card"],
    c.DUELIST: ["two weapons at once, to a limit", "no limit"],
    c.BRUTE: ["lose by little, break the weapon", "weaken who used it"],
    c.CANNIBAL: ["gain Strength in your own cell", "and by won Fights"],
    c.JUNKIE: ["Primal costs you no Cunning", "it brings you Cunning"],
    c.MANIPULATOR: ["turn the Guard in your space", "owned Guards too"],
    c.TRAPPER: ["your traps bring more REP", "traps do not harm you"],
    c.CULT_LEADER: ["who enters may lose an Action", "and Cunning"],
    c.EL_PATRON: ["the Warden asks nothing", "rivals pay you instead"],
    c.SADIST: ["armed wins take Cunning", "torment who lies in its cell"],
    c.BRUISER: ["starting Fights is free", "each Fight brings a card"],
}


# Gangsters


def gangster_sentence(box: Box, gangster: int) -> str:
    """What a Gangster does for his Convict; what it takes to recruit him is shown beside it."""
    card = box.gangsters[gangster]
    record: Record = box.data["gangsters"][gangster]
    return sentences(JOBS[card.type](card, record["ability"]["effects"]))


def _thief(card: Gangster, effects: list[Record]) -> list[str]:
    steals = f"steals with Cunning {card.steal_cunning}, once a round and space, besides what you do there yourself"
    if card.steals_twice:
        return [steals, "after taking a card he may roll again against the victim's first total, for a second one"]
    return [steals, "he draws two cards unseen, looks at both and keeps one"]


def _charmer(card: Gangster, effects: list[Record]) -> list[str]:
    return [f"once a round roll a die against a rival Convict in your space: {table_words(effects[0])}", OPEN_ICON]


def _brawler(card: Gangster, effects: list[Record]) -> list[str]:
    if card.rerolls:
        return ["once a Fight he may roll a losing roll of his again"]
    loss = counted(-card.hurts, "Strength slot")
    return [f"when he beats a Convict by {card.margin} or more without a weapon, it loses {loss}"]


def _pusher(card: Gangster, effects: list[Record]) -> list[str]:
    return [f"{action_cost(card.cost)}, once a round, while you are not Primal, roll a die: {table_words(effects[0])}"]


def _informer(card: Gangster, effects: list[Record]) -> list[str]:
    what = "a Carry Item of that Convict or of its Gangsters, a Crime, or the Escape Plan"
    look = "look at one hidden card of a rival whose Convict is in your space"
    return [f"{action_cost(card.cost)}, once a round: {look}: {what}", OPEN_ICON]


def _fraud(card: Gangster, effects: list[Record]) -> list[str]:
    stands_in = "he stands in for a Gangster of a rival Convict in your space, and uses that one's skill"
    return [f"once a round {stands_in}", OPEN_ICON]


def _scapegoat(card: Gangster, effects: list[Record]) -> list[str]:
    return ["give him up to stay out of The Hole, or to abandon a Fight without a roll and without losing REP", KEPT]


def _bomber(card: Gangster, effects: list[Record]) -> list[str]:
    return [f"give him up in a rival's Cellblock and roll a die: {table_words(effects[1])}", OPEN_ICON]


def _gopher(card: Gangster, effects: list[Record]) -> list[str]:
    errands = "trade one item, secure an Escape Tool, corrupt a Guard or take a Crime card"
    return [
        f"{action_cost(card.cost)}, once a round, wherever you are: send him to {errands}",
        "whatever he takes along or brings goes through his own slot",
    ]


def _mule(card: Gangster, effects: list[Record]) -> list[str]:
    return [f"in rounds 1 and 3, before the Contraband is dealt, roll a die: {table_words(effects[0])}"]


def _hoarder(card: Gangster, effects: list[Record]) -> list[str]:
    return [f"{action_cost(card.cost)}, as often as you like, roll a die: {table_words(effects[0])}"]


def _assassin(card: Gangster, effects: list[Record]) -> list[str]:
    loses = "it loses 1 Strength slot now and at the start of each of its turns, until it comes to the Infirmary"
    return [
        f"when he wins an exchange, the rival's Convict is poisoned: {loses}",
        f"after a Fight in which he fought he leaves, and {KEPT}",
    ]


def _chemist(card: Gangster, effects: list[Record]) -> list[str]:
    return ["once, before a fighter of this Mat rolls: add a third die", f"after that Fight he leaves, and {KEPT}"]


JOBS: Final[dict[int, Callable[[Gangster, list[Record]], list[str]]]] = {
    c.THIEF: _thief,
    c.CHARMER: _charmer,
    c.BRAWLER: _brawler,
    c.PUSHER: _pusher,
    c.INFORMER: _informer,
    c.FRAUD: _fraud,
    c.SCAPEGOAT: _scapegoat,
    c.BOMBER: _bomber,
    c.GOPHER: _gopher,
    c.MULE: _mule,
    c.HOARDER: _hoarder,
    c.ASSASSIN: _assassin,
    c.CHEMIST: _chemist,
}
