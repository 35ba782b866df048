"""Jobs of Gangsters in their owner's turn: Charmer, Pusher, Hoarder, Bomber, Informer, Fraud (RULES.md section 26)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.names import possessive
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    ATTACK_STEAL,
    BLOCKS,
    BOMBER,
    CELLBLOCK_A,
    CHARMER,
    FRAUD,
    HOARDER,
    INFORMER,
    MULE,
    NOTHING,
    PUSHER,
)
from bighouse.games.animalcatraz.rules.actions import CHARM, COPY, ERRAND_TRADE, JOB, LOOK_AT, PEEK
from bighouse.games.animalcatraz.rules.asked import AskedOf
from bighouse.games.animalcatraz.rules.deeds import GANGSTERS, Deed
from bighouse.games.animalcatraz.rules.departures import discard_gangster
from bighouse.games.animalcatraz.rules.effects import RunScript
from bighouse.games.animalcatraz.rules.events import (
    CARD_SEEN,
    COPIED,
    CRIME_SEEN,
    JOB_DONE,
    JOB_DONE_TO,
    LOOKED_AT,
    PLAN_SEEN,
)
from bighouse.games.animalcatraz.rules.icons import icon_open, spend
from bighouse.games.animalcatraz.rules.mats import learn, side_mask
from bighouse.games.animalcatraz.rules.refusals import (
    ATTACK_SHUT,
    CHAIR_EMPTY,
    IS_PRIMAL,
    NO_ACTIONS,
    NO_RIVAL_BLOCK,
    NOBODY_NEAR,
    NOT_COPIED,
    NOT_HIS_JOB,
    NOT_YOUR_GANGSTER,
    NOTHING_HIDDEN,
    USED_THIS_ROUND,
)
from bighouse.games.animalcatraz.rules.roles import is_used, role_of, use_up
from bighouse.games.animalcatraz.rules.sides import owns_block, standing_at
from bighouse.games.animalcatraz.rules.state import ESCAPED, MOST_CONVICTS, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, cost_in_words, gangster_name, name_of
from bighouse.games.animalcatraz.words.skill_words import gangster_sentence

LOOK_NAMES: Final = ["What the Convict carries", "What a Gangster carries", "The Escape Plan", "A Crime card"]
IN_CARRY: Final = 0
IN_SLOTS: Final = 1
IN_PLAN: Final = 2
IN_CRIMES: Final = 3


def rivals_here(game: Animalcatraz, convict: Convict) -> list[int]:
    """Standing Convicts of rivals in the same space."""
    return [other for other in standing_at(game, convict.space) if game.convicts[other].rival != convict.rival]


def needs_open_icon(kind: int) -> bool:
    return kind == CHARMER or kind == INFORMER or kind == FRAUD or kind == BOMBER


def job_refusal(game: Animalcatraz, convict: Convict, gangster: int) -> int:
    """What all jobs have in common: once a round, Actions, the open icon."""
    role = role_of(game, gangster)
    if role.once_a_round and is_used(game, gangster):
        return USED_THIS_ROUND
    if needs_open_icon(role.type) and not icon_open(game, convict, ATTACK_STEAL):
        return ATTACK_SHUT
    return NO_ACTIONS if convict.actions < role.cost else 0


def start_job(game: Animalcatraz, convict: Convict, gangster: int) -> None:
    role = role_of(game, gangster)
    spend(game, convict, role.cost)
    if role.once_a_round or game.box.gangsters[gangster].type == FRAUD:
        use_up(game, gangster)


class Jobs(Deed):
    """What a Gangster does without a target: Pusher, Hoarder, Bomber."""

    first = JOB
    last = CHARM
    takes = GANGSTERS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for gangster in convict.gangsters:
            kind = role_of(game, gangster).type
            if kind == PUSHER or kind == HOARDER or kind == BOMBER:
                out.append(JOB + gangster)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        gangster = action - JOB
        kind = role_of(game, gangster).type
        if kind == PUSHER and convict.primal:
            return IS_PRIMAL
        if kind == HOARDER and not game.chair:
            return CHAIR_EMPTY
        if kind == BOMBER and bombed(game, convict) == NOTHING:
            return NO_RIVAL_BLOCK
        return job_refusal(game, convict, gangster)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NOT_HIS_JOB if action - JOB in convict.gangsters else NOT_YOUR_GANGSTER

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        gangster = action - JOB
        role = role_of(game, gangster)
        start_job(game, convict, gangster)
        game.tell(JOB_DONE, convict.seat, convict.card, gangster)
        if role.type == BOMBER:
            target = bombed(game, convict)
            game.do_next(RunScript(role.script, 1, index, target))  # after he has left
            discard_gangster(game, index, gangster, keeps=False)
        else:
            game.do_next(RunScript(role.script, 0, index, NOTHING))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        role = role_of(game, action - JOB)
        does = gangster_sentence(game.box, role.index)  # which says what it costs
        return Wording(gangster_name(game, action - JOB), does if role.cost else f"no Action: {does}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return job_reason(game, action - JOB, refusal) or super().reason(game, index, convict, action, refusal)


def job_reason(game: Animalcatraz, gangster: int, refusal: int) -> Reason | None:
    if refusal == NOT_YOUR_GANGSTER:
        return Reason("No such Gangster is on this Mat", "§26")
    if refusal == NOT_HIS_JOB and game.box.gangsters[gangster].type == FRAUD:
        return Reason(f"{gangster_name(game, gangster)} stands in for nobody who does that", "R66")
    if refusal == NOT_HIS_JOB:
        return Reason(f"That is no job of {gangster_name(game, gangster)}", "§26")
    if refusal == NO_RIVAL_BLOCK:
        return Reason("That is done in a rival's Cellblock", "§26")
    if refusal == NOTHING_HIDDEN:
        return Reason("There is nothing hidden to look at", "§26")
    if refusal == CHAIR_EMPTY:
        return Reason("The Chair is empty", "R16")
    return None


def bombed(game: Animalcatraz, convict: Convict) -> int:
    """A Convict of the rival in whose Cellblock one is, for its stash; NOTHING: one is not in any."""
    if CELLBLOCK_A <= convict.space < CELLBLOCK_A + BLOCKS:
        rival = owns_block(game, convict.space)
        if rival != NOTHING and rival != convict.rival:
            for other in range(len(game.convicts)):
                there = game.convicts[other]
                if there.cell == convict.space - CELLBLOCK_A and there.posture != ESCAPED:
                    return other
    return NOTHING


class Charming(Deed):
    """A Charmer rolls against a rival Convict in the space: it loses Actions."""

    first = CHARM
    last = PEEK
    takes = GANGSTERS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for gangster in convict.gangsters:
            if role_of(game, gangster).type == CHARMER:
                for other in rivals_here(game, convict):
                    out.append(CHARM + gangster * MOST_CONVICTS + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return job_refusal(game, convict, (action - CHARM) // MOST_CONVICTS)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return aimed_refusal(game, convict, (action - CHARM) // MOST_CONVICTS, CHARMER)

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        gangster, target = (action - CHARM) // MOST_CONVICTS, (action - CHARM) % MOST_CONVICTS
        script = role_of(game, gangster).script
        start_job(game, convict, gangster)
        game.tell(JOB_DONE_TO, convict.seat, convict.card, gangster, game.convicts[target].card)
        game.do_next(RunScript(script, 0, index, target))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gangster, target = (action - CHARM) // MOST_CONVICTS, (action - CHARM) % MOST_CONVICTS
        role = role_of(game, gangster)
        return Wording(
            f"{gangster_name(game, gangster)} charms {name_of(game, target)}", gangster_sentence(game.box, role.index)
        )

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        gangster, target = (action - CHARM) // MOST_CONVICTS, (action - CHARM) % MOST_CONVICTS
        found = aimed_reason(game, convict, gangster, target, refusal)
        return found or super().reason(game, index, convict, action, refusal)


def aimed_refusal(game: Animalcatraz, convict: Convict, gangster: int, job: int) -> int:
    """Why a Gangster cannot do a job to somebody: he is not there, he does another one, or nobody is near."""
    if gangster not in convict.gangsters:
        return NOT_YOUR_GANGSTER
    return NOBODY_NEAR if role_of(game, gangster).type == job else NOT_HIS_JOB


def aimed_reason(game: Animalcatraz, convict: Convict, gangster: int, target: int, refusal: int) -> Reason | None:
    """The same in words."""
    if refusal == NOBODY_NEAR and target < len(game.convicts) and game.convicts[target].rival == convict.rival:
        return Reason(f"{name_of(game, target)} is on your own side", "§26")
    if refusal == NOBODY_NEAR:
        return Reason(f"{name_of(game, target)} does not stand in {SPACE_NAMES[convict.space]}", "§26")
    return job_reason(game, gangster, refusal)


class Informing(Deed):
    """An Informer looks at one hidden card of a rival whose Convict is in the space."""

    first = PEEK
    last = COPY
    takes = GANGSTERS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        for gangster in convict.gangsters:
            if role_of(game, gangster).type == INFORMER:
                for other in rivals_here(game, convict):
                    out.append(PEEK + gangster * MOST_CONVICTS + other)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not looks(game, convict.seat, (action - PEEK) % MOST_CONVICTS):
            return NOTHING_HIDDEN
        return job_refusal(game, convict, (action - PEEK) // MOST_CONVICTS)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return aimed_refusal(game, convict, (action - PEEK) // MOST_CONVICTS, INFORMER)

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        gangster, target = (action - PEEK) // MOST_CONVICTS, (action - PEEK) % MOST_CONVICTS
        start_job(game, convict, gangster)
        game.tell(JOB_DONE_TO, convict.seat, convict.card, gangster, game.convicts[target].card)
        game.do_next(LookAt(convict.seat, index, target))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gangster, target = (action - PEEK) // MOST_CONVICTS, (action - PEEK) % MOST_CONVICTS
        cost = cost_in_words(role_of(game, gangster).cost)
        return Wording(f"{gangster_name(game, gangster)} looks into {possessive(name_of(game, target))} secrets", cost)

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        gangster, target = (action - PEEK) // MOST_CONVICTS, (action - PEEK) % MOST_CONVICTS
        found = aimed_reason(game, convict, gangster, target, refusal)
        return found or super().reason(game, index, convict, action, refusal)


def looks(game: Animalcatraz, seat: int, target: int) -> list[int]:
    """Where a Convict has a card that is hidden from a seat, by number; which of them it is is not said."""
    convict = game.convicts[target]
    out: list[int] = []
    if unseen(game, seat, convict.carry):
        out.append(IN_CARRY)
    if unseen(game, seat, slot_cards(game, convict)):
        out.append(IN_SLOTS)
    rival = game.rivals[convict.rival]
    if rival.plan != NOTHING and not rival.plan_shown and not game.plan_known[rival.plan] >> seat & 1:
        out.append(IN_PLAN)
    if unseen_crimes(game, seat, convict):
        out.append(IN_CRIMES)
    return out


def unseen(game: Animalcatraz, seat: int, copies: list[int]) -> list[int]:
    return [copy for copy in copies if not game.known[copy] >> seat & 1]


def unseen_crimes(game: Animalcatraz, seat: int, convict: Convict) -> list[int]:
    return [crime for crime in convict.crimes if not game.crime_known[crime] >> seat & 1]


def slot_cards(game: Animalcatraz, convict: Convict) -> list[int]:
    return [game.held[gangster] for gangster in convict.gangsters if game.held[gangster] != NOTHING]


class LookAt(AskedOf):
    """The user names the place, chance picks among several cards."""

    def __init__(self, seat: int, index: int, target: int) -> None:
        super().__init__(seat, index)
        self.target = target

    def candidates(self, game: Animalcatraz) -> list[int]:
        return [LOOK_AT + place for place in looks(game, self.seat, self.target)]

    def always_asked(self, game: Animalcatraz) -> bool:
        return True  # what is seen cannot be taken back

    def take(self, game: Animalcatraz, action: int) -> None:
        place = action - LOOK_AT
        convict = self.convict(game)
        target = game.convicts[self.target]
        bit = 1 << self.seat
        sides = side_mask(game, target.rival) | bit
        game.reveal()
        game.tell(LOOKED_AT, self.seat, convict.card, target.card, place)
        if place == IN_PLAN:
            plan = game.rivals[target.rival].plan
            game.plan_known[plan] |= bit
            game.whisper(sides, PLAN_SEEN, self.seat, plan)
        elif place == IN_CRIMES:
            crimes = unseen_crimes(game, self.seat, target)
            crime = crimes[game.rng.below(len(crimes))]
            game.crime_known[crime] |= bit
            game.whisper(sides, CRIME_SEEN, self.seat, crime)
        else:
            cards = unseen(game, self.seat, target.carry if place == IN_CARRY else slot_cards(game, target))
            copy = cards[game.rng.below(len(cards))]
            learn(game, copy, bit)
            game.whisper(bit, CARD_SEEN, self.seat, game.box.kind_of[copy])

    def args(self) -> list[int]:
        return [self.seat, self.index, self.target]

    def question(self, game: Animalcatraz) -> str:
        return f"What of {name_of(game, self.target)} do you look at?"

    def chapter(self, game: Animalcatraz) -> str:
        return "gangsters"

    def offer(self, game: Animalcatraz, action: int) -> Wording:
        return Wording(LOOK_NAMES[action - LOOK_AT])


class Copying(Deed):
    """A Fraud stands in for a Gangster of a rival Convict in the space until the turn ends (R66)."""

    first = COPY
    last = ERRAND_TRADE
    takes = GANGSTERS

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if fraud_of(game, convict) != NOTHING:
            for other in rivals_here(game, convict):
                for gangster in game.convicts[other].gangsters:
                    kind = game.box.gangsters[gangster].type
                    if kind != MULE and kind != FRAUD:
                        out.append(COPY + gangster)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if game.used_gangsters >> fraud_of(game, convict) & 1:
            return USED_THIS_ROUND
        return 0 if icon_open(game, convict, ATTACK_STEAL) else ATTACK_SHUT

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if fraud_of(game, convict) == NOTHING:
            return NOT_YOUR_GANGSTER
        for other in rivals_here(game, convict):
            if action - COPY in game.convicts[other].gangsters:
                return NOT_COPIED
        return NOBODY_NEAR

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        fraud = fraud_of(game, convict)
        game.used_gangsters |= 1 << fraud
        game.copied = action - COPY
        game.arrangements = []
        game.tell(COPIED, convict.seat, fraud, game.copied)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        gangster = game.box.gangsters[action - COPY]
        fraud = gangster_name(game, fraud_of(game, convict))
        return Wording(f"{fraud} stands in for {gangster.name}", gangster_sentence(game.box, gangster.index))

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NOT_YOUR_GANGSTER:
            return Reason("No Fraud is on this Mat", "§26")
        if refusal == NOT_COPIED:
            return Reason("A Mule or another Fraud cannot be copied", "R66")
        if refusal == NOBODY_NEAR:
            name = gangster_name(game, action - COPY)
            return Reason(f"No rival Convict that stands in {SPACE_NAMES[convict.space]} has {name}", "§26")
        return super().reason(game, index, convict, action, refusal)


def fraud_of(game: Animalcatraz, convict: Convict) -> int:
    for gangster in convict.gangsters:
        if game.box.gangsters[gangster].type == FRAUD:
            return gangster
    return NOTHING
