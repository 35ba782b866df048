"""A turn: Actions and things that cost none, in any order and mix, until the player ends it (RULES.md section 6)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.english import capital, spelled
from bighouse.engine.names import possessive
from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CHESS,
    EAT,
    GUARD_TRAPS_MODULE,
    NOTHING,
    SKILL_WORDS,
    SPACES,
    STUDY,
    WORKOUT,
)
from bighouse.games.animalcatraz.rules.actions import ACTIONS, END_TURN
from bighouse.games.animalcatraz.rules.arranging import Lifting
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.at_hand import at_hand
from bighouse.games.animalcatraz.rules.bully import Shoving
from bighouse.games.animalcatraz.rules.cell_attacks import Cleaning, LayingAttacks
from bighouse.games.animalcatraz.rules.corruption import Corrupting
from bighouse.games.animalcatraz.rules.crimes import Completing, Shower
from bighouse.games.animalcatraz.rules.deeds import HELD, Deed
from bighouse.games.animalcatraz.rules.dropping import Dropping
from bighouse.games.animalcatraz.rules.escape import Attempting, Revealing, Securing, TakingPlans
from bighouse.games.animalcatraz.rules.events import TURN_ENDED
from bighouse.games.animalcatraz.rules.fights import Attacking
from bighouse.games.animalcatraz.rules.gopher import Errands
from bighouse.games.animalcatraz.rules.guard_traps import LayingTraps
from bighouse.games.animalcatraz.rules.handing_over import HandingOver
from bighouse.games.animalcatraz.rules.icons import usable_icons
from bighouse.games.animalcatraz.rules.injury import end_turn
from bighouse.games.animalcatraz.rules.jobs import Charming, Copying, Informing, Jobs
from bighouse.games.animalcatraz.rules.king import Hiding, Retrieving
from bighouse.games.animalcatraz.rules.lone_skills import Feasting, MovingGuards, Tormenting
from bighouse.games.animalcatraz.rules.movement import Moving
from bighouse.games.animalcatraz.rules.prison_events import Attending
from bighouse.games.animalcatraz.rules.rats import KillingRats
from bighouse.games.animalcatraz.rules.recruiting import Inviting, Recruiting
from bighouse.games.animalcatraz.rules.riots import BEGIN_RIOT
from bighouse.games.animalcatraz.rules.showing import Showing
from bighouse.games.animalcatraz.rules.state import Animalcatraz, Convict
from bighouse.games.animalcatraz.rules.stealing import Pickpocketing, Robbing
from bighouse.games.animalcatraz.rules.trade import Trading
from bighouse.games.animalcatraz.rules.training import Training
from bighouse.games.animalcatraz.rules.using import Using
from bighouse.games.animalcatraz.rules.warden_gift import CorruptingWarden
from bighouse.games.animalcatraz.rules.work import Working
from bighouse.games.animalcatraz.words.phrases import actions_in_words, name_of

FEWEST_TO_WARN: Final = 2  # Actions: one is often left because nothing is worth it
DEEDS: Final[list[Deed]] = [  # in the order in which they are offered
    Moving(),
    Attacking(),
    Pickpocketing(),
    Robbing(),
    Training(STUDY),
    Training(WORKOUT),
    Training(CHESS),
    Training(EAT),
    Trading(),
    Working(),
    Shower(),
    TakingPlans(),
    Securing(),
    Attempting(),
    Revealing(),
    Corrupting(),
    CorruptingWarden(),
    Hiding(),
    Retrieving(),
    Completing(),
    Inviting(),
    Recruiting(),
    Jobs(),
    Charming(),
    Informing(),
    Copying(),
    Errands(),
    Shoving(),
    Feasting(),
    MovingGuards(),
    Tormenting(),
    Attending(),
    KillingRats(),
    LayingTraps(),
    LayingAttacks(),
    Cleaning(),
    Using(),
    Showing(),
    Lifting(),
    HandingOver(),
    Dropping(),
]


def deeds_by_action() -> list[int]:
    """Which deed an action belongs to."""
    out = [-1] * ACTIONS
    for i in range(len(DEEDS)):
        for action in range(DEEDS[i].first, DEEDS[i].last):
            out[action] = i
    return out


DEED_OF: Final = deeds_by_action()
SITUATIONS: Final = 8 * len(SKILL_WORDS) * (SPACES + 1)
NOT_YET: Final[list[Deed]] = []
BY_SITUATION: Final[list[list[list[Deed]]]] = [[] for _ in range(SITUATIONS)]  # then by what is at hand; found once


def deeds_of(game: Animalcatraz, index: int, convict: Convict) -> list[Deed]:
    """Those that a Convict could be allowed at all, by modules, its skill, its space and what it has at hand."""
    held = at_hand(game, index, convict)
    skill = game.box.inmates[convict.card].skill
    legacy = game.modules >> GUARD_TRAPS_MODULE
    modules = game.modules & 0b11 | (0b100 if legacy else 0)
    situation = (modules * len(SKILL_WORDS) + skill) * (SPACES + 1) + convict.space
    by_held = BY_SITUATION[situation]
    if not by_held:
        by_held = [NOT_YET] * (1 << HELD)
        BY_SITUATION[situation] = by_held
    found = by_held[held]
    if not found:
        found = [
            deed
            for deed in DEEDS
            if deed.where >> convict.space & 1
            and deed.takes & held == deed.takes
            and (deed.skill == NOTHING or deed.skill == skill)
            and (deed.module == NOTHING or game.has(deed.module) or (deed.module >= GUARD_TRAPS_MODULE and legacy))
        ]
        by_held[held] = found
    return found


class TakeTurn(AskedOf):
    """What the Convict does next (D1)."""

    def run(self, game: Animalcatraz) -> None:
        if game.risen:
            game.do([BEGIN_RIOT, self])
        elif game.active == self.index:  # the turn was not lost on the way
            super().run(game)

    def candidates(self, game: Animalcatraz) -> list[int]:
        convict = game.convicts[self.index]
        out: list[int] = []
        for deed in DEEDS:
            deed.candidates(game, self.index, convict, out)
        out.append(END_TURN)
        return out

    def allowed(self, game: Animalcatraz) -> list[int]:
        convict = game.convicts[self.index]
        usable = usable_icons(game, convict)
        out: list[int] = []
        for deed in deeds_of(game, self.index, convict):
            if deed.icons & usable == deed.icons:
                deed.allowed(game, self.index, convict, out)
        out.append(END_TURN)
        return out

    def refusal(self, game: Animalcatraz, action: int) -> int:
        if action == END_TURN:
            return 0
        return DEEDS[DEED_OF[action]].refusal(game, self.index, game.convicts[self.index], action)

    def beyond(self, game: Animalcatraz, action: int) -> int:
        if not 0 <= action < ACTIONS or DEED_OF[action] < 0:
            return NOT_ASKED_FOR
        return DEEDS[DEED_OF[action]].beyond(game, self.index, game.convicts[self.index], action)

    def take(self, game: Animalcatraz, action: int) -> None:
        convict = game.convicts[self.index]
        if action == END_TURN:
            game.tell(TURN_ENDED, convict.seat, convict.card)
            end_turn(game)
            return
        game.do_next(self)
        deed = DEEDS[DEED_OF[action]]
        if game.arrangements and not deed.arranges:
            game.arrangements = []
        deed.take(game, self.index, convict, action)

    def question(self, game: Animalcatraz) -> str:
        convict = game.convicts[self.index]
        return f"{possessive(name_of(game, self.index))} turn: {actions_in_words(convict.actions)} left"

    def chapter(self, game: Animalcatraz) -> str:
        return "turn"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        convict = game.convicts[self.index]
        if action == END_TURN:
            left = convict.actions
            warning = f"{capital(spelled(left))} Actions would be lost." if left >= FEWEST_TO_WARN else ""
            return Wording("End the turn", f"{left} unspent" if left else "", warning=warning)
        return DEEDS[DEED_OF[action]].offer(game, self.index, convict, action)

    def reason(self, game: Animalcatraz, action: int, refusal: int) -> Reason:
        return DEEDS[DEED_OF[action]].reason(game, self.index, game.convicts[self.index], action, refusal)
