"""Escape: a plan, tools beside it, and the attempt (RULES.md sections 16, 29 and 30)."""

from __future__ import annotations

from bighouse.engine.english import signed
from bighouse.engine.story import EVERYONE
from bighouse.engine.wording import Reason, Wording
from bighouse.games.animalcatraz.box.components import (
    CELLBLOCK_B,
    CELLBLOCK_D,
    EL_CHAPO,
    ESCAPE,
    ESCAPE_TOOL,
    GETAWAY,
    NOTHING,
    OUTSIDE,
    Plan,
)
from bighouse.games.animalcatraz.rules.actions import (
    ATTEMPT,
    COMPLETE,
    REVEAL_PLAN,
    SECURE,
    SLOT_1,
    TAKE_PLAN,
    kind_of,
    place_of,
)
from bighouse.games.animalcatraz.rules.bars import (
    card_of,
    change_cunning,
    change_strength,
    cunning_level,
    strength_level,
)
from bighouse.games.animalcatraz.rules.deeds import BUDGET, BY_ESCAPE_ROOMS, PLAN, TOOLS, Deed
from bighouse.games.animalcatraz.rules.events import ESCAPE_FAILED, ESCAPE_ROLLED, PLAN_SHOWN, PLAN_TAKEN, TOOL_SECURED
from bighouse.games.animalcatraz.rules.events import ESCAPED as ESCAPED_EVENT
from bighouse.games.animalcatraz.rules.getaway import GetawayTurn
from bighouse.games.animalcatraz.rules.hole import SendToHole
from bighouse.games.animalcatraz.rules.icons import icon_cost, icon_refusal, use_icon
from bighouse.games.animalcatraz.rules.injury import end_turn, lose_carry
from bighouse.games.animalcatraz.rules.mats import add_carried, carried, drop, find, show, side_mask, take_away
from bighouse.games.animalcatraz.rules.odds import percent, reaching
from bighouse.games.animalcatraz.rules.refusals import (
    NO_ICON_HERE,
    NO_PLAN,
    NO_PLAN_LEFT,
    NO_SUCH_CARD,
    NOT_CROWNED,
    NOT_OF_PLAN,
    PLAN_HIDDEN,
)
from bighouse.games.animalcatraz.rules.room_making import FlushStash
from bighouse.games.animalcatraz.rules.sides import in_prison, partner_of
from bighouse.games.animalcatraz.rules.standings import win
from bighouse.games.animalcatraz.rules.state import ESCAPED, Animalcatraz, Convict
from bighouse.games.animalcatraz.words.phrases import SPACE_NAMES, cost_in_words


def has_escape_room(space: int) -> bool:
    return space == CELLBLOCK_B or space == CELLBLOCK_D


def room_of(space: int) -> int:
    """Which of the two Escape Rooms faces a Cellblock."""
    return 0 if space == CELLBLOCK_B else 1


def plan_of(game: Animalcatraz, rival: int) -> Plan:
    return game.box.plans[game.rivals[rival].plan]


def tool_refusal(game: Animalcatraz, rival: int, kind: int) -> int:
    """Why a tool cannot be put beside a rival's plan, or 0."""
    side = game.rivals[rival]
    if side.plan == NOTHING:
        return NO_PLAN
    if not side.plan_shown:
        return PLAN_HIDDEN
    return 0 if game.box.cards[kind].plan == side.plan else NOT_OF_PLAN


def escape_reason(game: Animalcatraz, convict: Convict, refusal: int) -> Reason | None:
    if refusal == NO_PLAN:
        return Reason("You have no Escape Plan", "§16")
    if refusal == PLAN_HIDDEN:
        return Reason("Your Escape Plan must be revealed first", "§16")
    if refusal == NOT_OF_PLAN:
        return Reason(f"That is no tool of your plan, {plan_of(game, convict.rival).name}", "§16")
    if refusal == NO_PLAN_LEFT:
        return Reason(f"No plan is left at the Escape Room of {SPACE_NAMES[convict.space]}", "R17")
    if refusal == NOT_CROWNED:
        side = game.rivals[convict.rival]
        crown = "" if side.crowned else "nobody has crowned you yet, and "
        return Reason(f"Only a Kingpin on {game.box.most_rep} REP may try: {crown}you are on {signed(side.rep)}", "§30")
    return None


class TakingPlans(Deed):
    """The top plan of the Escape Room; one that is held goes under that pile first (R17)."""

    first = TAKE_PLAN
    last = SECURE
    where = BY_ESCAPE_ROOMS
    takes = BUDGET
    icons = 1 << ESCAPE
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if has_escape_room(convict.space):
            out.append(TAKE_PLAN)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        if not len(game.plan_decks[room_of(convict.space)]):
            return NO_PLAN_LEFT
        return icon_refusal(game, convict, ESCAPE)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, ESCAPE)

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, ESCAPE)
        take_plan(game, convict, room_of(convict.space))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        cost = cost_in_words(icon_cost(game, convict, ESCAPE))
        if game.rivals[convict.rival].plan == NOTHING:
            return Wording("Take an Escape Plan", f"{cost}: the top one of this Escape Room")
        name = plan_of(game, convict.rival).name
        return Wording("Exchange the Escape Plan", f"{cost}: {name} goes under this pile")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return escape_reason(game, convict, refusal) or super().reason(game, index, convict, action, refusal)


def take_plan(game: Animalcatraz, convict: Convict, room: int) -> None:
    """Who has seen a plan put under the pile knows it when it comes out again."""
    side = game.rivals[convict.rival]
    deck = game.plan_decks[room]
    if side.plan != NOTHING:
        deck.put_under(side.plan, EVERYONE if side.plan_shown else game.plan_known[side.plan])
        game.plan_known[side.plan] = 0
    top = len(deck) - 1
    knowers = side_mask(game, convict.rival)
    if top < len(deck.known):
        knowers |= deck.known[top]
    side.plan = deck.draw()
    side.plan_shown = False
    game.plan_known[side.plan] = knowers
    game.reveal()
    game.whisper(knowers, PLAN_TAKEN, convict.seat, convict.card, side.plan)


class Securing(Deed):
    """A tool of the revealed plan goes beside it for good."""

    first = SECURE
    last = ATTEMPT
    where = BY_ESCAPE_ROOMS
    takes = BUDGET | TOOLS | PLAN
    icons = 1 << ESCAPE

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if has_escape_room(convict.space):
            add_carried(game, index, SECURE, 1 << ESCAPE_TOOL, out)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return tool_refusal(game, convict.rival, kind_of(SECURE, action)) or icon_refusal(game, convict, ESCAPE)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_SUCH_CARD if has_escape_room(convict.space) else NO_ICON_HERE

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, ESCAPE)
        secure(game, index, place_of(SECURE, action), kind_of(SECURE, action))

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        card = game.box.cards[kind_of(SECURE, action)]
        cost = cost_in_words(icon_cost(game, convict, ESCAPE))
        return Wording(f"Secure {card.name}", f"{cost}: Strength +{card.red}, Cunning +{card.green} for the escape")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return escape_reason(game, convict, refusal) or super().reason(game, index, convict, action, refusal)


def secure(game: Animalcatraz, index: int, place: int, kind: int) -> None:
    """A tool is shown and put beside the plan: no Carry Item any more."""
    convict = game.convicts[index]
    copy = find(game, index, place, kind)
    take_away(game, index, place, copy)
    show(game, copy)
    game.rivals[convict.rival].secured.append(copy)
    game.tell(TOOL_SECURED, convict.seat, convict.card, kind)


class Revealing(Deed):
    """The plan is shown to all, at no Action."""

    first = REVEAL_PLAN
    last = COMPLETE
    takes = PLAN
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        side = game.rivals[convict.rival]
        if side.plan != NOTHING and not side.plan_shown:
            out.append(REVEAL_PLAN)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return NO_PLAN

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        side = game.rivals[convict.rival]
        side.plan_shown = True
        game.plan_known[side.plan] = EVERYONE
        game.reveal()
        game.tell(PLAN_SHOWN, convict.seat, side.plan)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        plan = plan_of(game, convict.rival)
        return Wording(f"Reveal {plan.name}", f"no Action: Strength {plan.red}, Cunning {plan.green}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        if refusal == NO_PLAN and game.rivals[convict.rival].plan != NOTHING:
            return Reason("Your Escape Plan is revealed already", "§16")
        return escape_reason(game, convict, refusal) or super().reason(game, index, convict, action, refusal)


# The attempt


def tools(game: Animalcatraz, convict: Convict) -> list[int]:
    """Copies that count: secured ones, and what the Convict and its Gangsters carry, all of the plan (R18)."""
    side = game.rivals[convict.rival]
    return [copy for copy in side.secured + carried(game, convict) if game.box.of(copy).plan == side.plan]


class Attempting(Deed):
    """Two rolls that decide."""

    first = ATTEMPT
    last = REVEAL_PLAN
    where = BY_ESCAPE_ROOMS
    takes = BUDGET | PLAN
    icons = 1 << ESCAPE
    alike = True

    def candidates(self, game: Animalcatraz, index: int, convict: Convict, out: list[int]) -> None:
        if has_escape_room(convict.space):
            out.append(ATTEMPT)

    def refusal(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        side = game.rivals[convict.rival]
        if side.plan == NOTHING:
            return NO_PLAN
        if not side.plan_shown:
            return PLAN_HIDDEN
        if game.ends_with(EL_CHAPO) and not (side.crowned and side.rep == game.box.most_rep):
            return NOT_CROWNED
        return icon_refusal(game, convict, ESCAPE)

    def beyond(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> int:
        return icon_refusal(game, convict, ESCAPE)

    def take(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> None:
        use_icon(game, convict, ESCAPE)
        plan = plan_of(game, convict.rival)
        used = tools(game, convict)
        for copy in used:
            show(game, copy)
        reds = [strength_level(game, convict)] + [game.box.of(copy).red for copy in used]
        greens = [cunning_level(game, convict)] + [game.box.of(copy).green for copy in used]
        if opens(game, convict, 0, plan.red, reds) and opens(game, convict, 1, plan.green, greens):
            break_out(game, index)
        else:
            fail(game, index)

    def offer(self, game: Animalcatraz, index: int, convict: Convict, action: int) -> Wording:
        cost = cost_in_words(icon_cost(game, convict, ESCAPE))
        if game.rivals[convict.rival].plan == NOTHING:
            return Wording("Try to escape", cost)
        plan = plan_of(game, convict.rival)
        used = tools(game, convict)
        red = plan.red - strength_level(game, convict) - sum([game.box.of(copy).red for copy in used])
        green = plan.green - cunning_level(game, convict) - sum([game.box.of(copy).green for copy in used])
        chance = percent(reaching(red, 2) * reaching(green, 2))
        return Wording("Try to escape", f"{cost}: two dice for {red} and for {green}, {chance}")

    def reason(self, game: Animalcatraz, index: int, convict: Convict, action: int, refusal: int) -> Reason:
        return escape_reason(game, convict, refusal) or super().reason(game, index, convict, action, refusal)


def opens(game: Animalcatraz, convict: Convict, stat: int, needed: int, parts: list[int]) -> bool:
    """A padlock of the plan: level, tools and two dice."""
    rolled = game.roll(ESCAPE_ROLLED, [convict.seat, convict.card, stat, needed], 2, 6, parts)
    return sum(rolled) + sum(parts) >= needed


def break_out(game: Animalcatraz, index: int) -> None:
    """Out: alone that wins, two must both be out; with the Getaway three cards are still to be passed."""
    convict = game.convicts[index]
    game.tell(ESCAPED_EVENT, convict.seat, convict.card)
    convict.posture = ESCAPED
    convict.space = OUTSIDE
    convict.actions = 0
    end_turn(game)
    if game.ends_with(GETAWAY):
        convict.stage = 0
        game.do_next(GetawayTurn(index))
    partner = partner_of(game, index)
    if partner != NOTHING and in_prison(game.convicts[partner]):
        game.do_next(FlushStash(partner))  # a Cell Upgrade on the Mat of who is out does nothing (R70)
    elif not game.ends_with(GETAWAY):
        win(game, convict.rival)


def fail(game: Animalcatraz, index: int) -> None:
    """Bars to their start, everything carried to the Chair, the Convict to The Hole; secured tools stay."""
    convict = game.convicts[index]
    card = card_of(game, convict)
    game.tell(ESCAPE_FAILED, convict.seat, convict.card)
    change_strength(game, index, card.strength_start - convict.strength)
    reset_cunning(game, index, card.cunning_start)
    lose_carry(game, index, to_infirmary=False)
    for i in range(len(convict.gangsters)):
        copy = game.held[convict.gangsters[i]]
        if copy != NOTHING:
            take_away(game, index, SLOT_1 + i, copy)
            drop(game, convict.seat, convict.rival, copy)
    game.do_next(SendToHole(index))


def reset_cunning(game: Animalcatraz, index: int, slot: int) -> None:
    """To the start slot; this marker moves even while the Convict is Primal, as nothing is gained by it (R82)."""
    convict = game.convicts[index]
    if convict.primal:
        convict.cunning = slot
    else:
        change_cunning(game, index, slot - convict.cunning)
