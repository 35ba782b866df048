"""Crimes in words: what each step of a card asks for."""

from __future__ import annotations

from bighouse.engine.english import counted, listed, with_article
from bighouse.games.animalcatraz.box import components as c
from bighouse.games.animalcatraz.box.components import NOTHING, Box, CrimeStep
from bighouse.games.animalcatraz.words.data_words import GANGSTER_NAMES, KIND_NAMES, sentences, times
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, STAT_NAMES


def crime_sentence(box: Box, crime: int) -> str:
    """What a Crime asks for; its REP and its points are shown beside it."""
    card = box.crimes[crime]
    steps = [step_words(box, step) for step in card.steps]
    return sentences([", then ".join(steps) if card.ordered else listed(steps)])


def step_words(box: Box, step: CrimeStep) -> str:
    """A step as an instruction: "win a Fight in the Courtyard"."""
    if step.type == c.CRIME_EVENT:
        return event_words(step)
    if step.type == c.CRIME_STATE:
        return state_words(step)
    return pay_words(step)


def event_words(step: CrimeStep) -> str:
    """What has to happen, as often as it is asked for."""
    words = deed_words(step)
    if step.space != NOTHING:
        words += f" in {SPACE_NAMES[step.space]}"
    words += times(step.count)
    if step.distinct == c.DISTINCT_RIVAL:
        words += ", from different rivals" if step.deed == c.STEAL_SUCCESS else ", against different rivals"
    elif step.distinct == c.DISTINCT_SPACE:
        words += ", in different rooms"
    return words


def deed_words(step: CrimeStep) -> str:
    if step.deed == c.TRADE_DONE:
        return "trade"
    if step.deed == c.STEAL_SUCCESS:
        what = {c.PICKPOCKET: "pick a pocket", c.CELL_STEAL: "rob a cell"}.get(step.theft, "steal")
        return f"{what} with a Thief" if step.by_gangster else what
    if step.deed == c.FIGHT_WON:
        return "win a Fight" + fight_words(step)
    if step.deed == c.GUARD_CORRUPTED:
        return "corrupt a Guard" + (" that a rival owns" if step.rival_owned else "")
    if step.deed == c.WENT_PRIMAL:
        return "go Primal"
    if step.deed == c.OWN_TRAP_SPRUNG:
        return "catch a rival in a trap of yours"
    return "pay the Warden"


def fight_words(step: CrimeStep) -> str:
    words = ""
    if step.versus == c.HIGHER_RANK:
        words += " against a rival of higher rank"
    elif step.versus == c.PROVOKED_TODAY:
        words += " against a rival that holds a Trash Tag of yours"
    if step.attack:
        words += f" with a weapon of Attack Value {step.attack} or more"
    if step.unarmed:
        words += " without a weapon"
    if step.primal:
        words += " while Primal"
    if step.by_gangster:
        words += " that a Gangster of yours decides"
    return words


def state_words(step: CrimeStep) -> str:
    """What has to be so when the card is completed."""
    if step.state == c.OWN_GUARDS:
        return "own a Guard" if step.least == 1 else f"own {step.least} Guards"
    if step.state == c.STAT:
        return f"have a Convict of {STAT_NAMES[step.stat]} {step.least} or more"
    if step.state == c.AT:
        return f"have a Convict in {SPACE_NAMES[step.space]}"
    if step.state == c.CELLBLOCK_KING:
        return "be King of a Cellblock of yours"
    if step.state == c.OWN_GANGSTER:
        return f"have {counted_gangsters(step.gangster, step.least)} on your Mat"
    if step.state == c.OWN_GANGSTERS:
        kinds = " of different types" if step.distinct_types else ""
        return f"have {counted(step.least, 'Gangster')}{kinds} on your Mat"
    return f"have {counted(step.least, 'Gangster')} in vacant cells of your Cellblock"


def counted_gangsters(gangster: int, count: int) -> str:
    """ "a Brawler", "2 Thieves"."""
    name = GANGSTER_NAMES[gangster]
    return with_article(name) if count == 1 else f"{count} {'Thieves' if gangster == c.THIEF else name + 's'}"


def pay_words(step: CrimeStep) -> str:
    """What has to be paid, and where."""
    parts: list[str] = []
    if step.pay_cards:
        parts.append(counted(step.pay_cards, f"{KIND_NAMES[step.pay_kind]} card"))
    if step.pay_value:
        parts.append(f"cards worth {step.pay_value}")
    if step.pay_actions:
        parts.append(counted(step.pay_actions, "Action"))
    where = f" in {SPACE_NAMES[step.space]}" if step.space != NOTHING else ""
    return f"pay {listed(parts)}{where}"
