"""What no rival can have: Reputation that nobody reaches so, more tokens than there are, what a variant alone gives."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import CRIME_LORD, EL_CHAPO, FRAUD, MULE, NOTHING
from bighouse.games.animalcatraz.rules.sides import convicts_of
from bighouse.games.animalcatraz.rules.state import MOST_RIVALS
from bighouse.games.animalcatraz.scenes.page import AnimalcatrazPage


def check_rivals(page: AnimalcatrazPage) -> None:
    for index in range(len(page.rivals)):
        check_rep(page, index)
        check_variants(page, index)
        check_tokens(page, index)
    check_roles(page)


def check_rep(page: AnimalcatrazPage, index: int) -> None:
    """The lines of the score sheet add up; who has reached the last level has won, or is crowned (section 22)."""
    box, name = page.box, page.rivals[index]
    rival = page.game.rivals[index]
    if sum(rival.ledger) != rival.rep:
        words = f"the score sheet adds up to {sum(rival.ledger)} REP, but {name} has {rival.rep}"
        raise page.line_of(f"{name} ledger").wrong(words)
    if rival.rep == box.most_rep and not rival.crowned and page.goes_on:
        raise page.line_of(f"{name} rep").wrong(f"who reaches level {box.most_rep} has won, or is crowned (El Chapo)")
    if rival.last_convict != NOTHING and rival.last_convict not in convicts_of(page.game, index):
        raise page.line_of(f"{name} last").wrong(f"{page.convicts[rival.last_convict]} is no Convict of {name}")


def check_variants(page: AnimalcatrazPage, index: int) -> None:
    """Crowns are an El Chapo's, Crimes that are kept a Crime Lord's."""
    game, name = page.game, page.rivals[index]
    rival = game.rivals[index]
    if rival.crowned and not game.ends_with(EL_CHAPO):
        raise page.line_of(f"{name} is").wrong("only an El Chapo is crowned, and that variant is not in play")
    if rival.kept_crimes and not game.ends_with(CRIME_LORD):
        raise page.line_of(f"{name} kept").wrong("only a Crime Lord keeps Crimes, and that variant is not in play")


def check_tokens(page: AnimalcatrazPage, index: int) -> None:
    """No more stands and Trash Tags than ranks have brought, and no tag that lies with who placed it."""
    game, box, name = page.game, page.box, page.rivals[index]
    rival = game.rivals[index]
    stands = box.start_stands + sum(rank.stands for rank in box.ranks)
    if rival.stands > stands:
        raise page.line_of(name).wrong(f"{name} has {stands} stands at most")
    placed = game.placed_tags[index * MOST_RIVALS : (index + 1) * MOST_RIVALS]
    if placed[index]:
        raise page.line_of("tags").wrong(f"{name} provokes others, not itself")
    tags = box.start_tags + sum(rank.tags for rank in box.ranks)
    if rival.tags + sum(placed) > tags:
        raise page.line_of("tags" if sum(placed) else name).wrong(f"{name} has {tags} Trash Tags at most")


def check_roles(page: AnimalcatrazPage) -> None:
    """A Fraud stands in for somebody; nobody loses more Strength than he has; a Warden is bought as a gift."""
    game, box = page.game, page.box
    frauds = [each for convict in game.convicts for each in convict.gangsters if box.gangsters[each].type == FRAUD]
    if game.copied != NOTHING and (not frauds or box.gangsters[game.copied].type in (FRAUD, MULE)):
        raise page.line_of("copied").wrong("a Fraud on a Mat stands in for somebody, but not for a Mule or himself")
    for gangster, lost in enumerate(game.hurt):
        if lost > box.gangsters[gangster].strength:
            words = f"{page.gangster_ids[gangster]} has Strength {box.gangsters[gangster].strength} to lose"
            raise page.line_of("hurt").wrong(words)
    gift = game.event != NOTHING and box.events[game.event].warden_level > 0
    if game.warden_owner != NOTHING and not gift:
        raise page.line_of("warden of").wrong("the Warden is bought while gift_for_warden is in force, not otherwise")
