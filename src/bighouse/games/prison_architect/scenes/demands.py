"""What a step needs of the table, and of the position in which it comes next."""

from __future__ import annotations

from typing import Any, Final

from bighouse.engine.scenes.text import LANE, NEXT, Entry
from bighouse.engine.step import Choice, Step
from bighouse.games.prison_architect.box.components import (
    BID_BONUS_AFTER_REVEAL,
    BUILD_DIG,
    BUILD_REARRANGE,
    EVALUATION,
    NOTHING,
)
from bighouse.games.prison_architect.rules.actions import EXHAUST
from bighouse.games.prison_architect.rules.bidding import BidOnArea, RaiseBid
from bighouse.games.prison_architect.rules.building import Build, PlaceTile, PutWindows
from bighouse.games.prison_architect.rules.buying import BuyFirstOrLast, NextArea, PickArea, Tie, ToTheBack
from bighouse.games.prison_architect.rules.effects import BuyDrawnCard
from bighouse.games.prison_architect.rules.evaluation import EndEvaluation, Escape, Evaluation, Rehabilitate, WhoEscapes
from bighouse.games.prison_architect.rules.expansion import BuyDrawnTile, ExpandInto
from bighouse.games.prison_architect.rules.foundation import NOT_TAKEN, BuyOneOfTwo, FirstTile, NameStack, revealed
from bighouse.games.prison_architect.rules.game_end import PlayLate, Withdraw
from bighouse.games.prison_architect.rules.gardeners import AddWindowAt, RemoveWindowAt
from bighouse.games.prison_architect.rules.governor import GovernorBuys
from bighouse.games.prison_architect.rules.intake import House, TakePrisoners
from bighouse.games.prison_architect.rules.objective_phase import FreeTime, KeepObjective, PlayObjective, PlayOrDiscard
from bighouse.games.prison_architect.rules.placement import square_refusal
from bighouse.games.prison_architect.rules.prison import NO_TOKEN
from bighouse.games.prison_architect.rules.purchases import Purchase
from bighouse.games.prison_architect.rules.rearranging import MoveTile, MoveTileTo
from bighouse.games.prison_architect.rules.refusals import CARD_EXHAUSTED, NO_FREE_PLACE
from bighouse.games.prison_architect.rules.staffing import AssignTo, RecallFrom, WhoWorks, WorkFrom, free_refusal
from bighouse.games.prison_architect.rules.state import (
    BID,
    BUILD,
    BUY,
    FOUNDATION,
    GAME_END,
    INTAKE,
    OBJECTIVES,
    PHASE_WORDS,
    Player,
)
from bighouse.games.prison_architect.rules.state import EVALUATION as EVALUATION_PHASE
from bighouse.games.prison_architect.rules.tokens import ChooseTag
from bighouse.games.prison_architect.scenes.page import PrisonArchitectPage

ALONE: Final = (GovernorBuys, NameStack, BuyOneOfTwo)
PHASES: Final = {
    FOUNDATION: (FirstTile, NameStack, BuyOneOfTwo),
    BID: (BidOnArea,),
    BUY: (RaiseBid, NextArea, PickArea, Tie, BuyFirstOrLast, ToTheBack, Purchase, GovernorBuys),
    BUILD: (Build, PlaceTile, PutWindows, ExpandInto, BuyDrawnTile, MoveTile, MoveTileTo),
    INTAKE: (TakePrisoners, House),
    OBJECTIVES: (PlayObjective, PlayOrDiscard, KeepObjective, FreeTime),
    EVALUATION_PHASE: (WhoEscapes, Rehabilitate),
    GAME_END: (PlayLate, Withdraw),
}  # steps that are of one phase alone, and expect the game to be in it


def check_steps(page: PrisonArchitectPage) -> None:
    """Every step must fit the table, and those that come next the position as it stands."""
    lanes = [entry for entry in page.scene.entries if entry.key.startswith(LANE)]
    agendas = [(entry, entry.parts(";") if entry.value != "done" else []) for entry in lanes]
    coming = page.scene.all(NEXT)
    for part in [*(part for _, parts in agendas for part in parts), *coming]:
        complain(part, why_no_such(page, page.steps.read(part)))
    for lane, parts in agendas:
        for part in parts:
            step = page.steps.read(part)
            if isinstance(step, Choice) and lane.key != f"{LANE}seat {step.seat}":
                raise part.wrong(f"a {lane.key} holds choices of that seat alone")
    for part in [parts[0] for _, parts in agendas if parts] or coming[:1]:
        step = page.steps.read(part)
        complain(part, why_other_phase(page, step) or why_not_now(page, step))


def complain(entry: Entry, why: str) -> None:
    if why:
        raise entry.wrong(why)


def why_no_such(page: PrisonArchitectPage, step: Step[Any]) -> str:
    """Why no game of this table has the step, whenever it comes."""
    if isinstance(step, ALONE) and not page.game.solo:
        return "that belongs to a game alone against the Governor"
    if isinstance(step, FirstTile) and page.game.solo:
        return "alone the Foundation goes by NameStack and BuyOneOfTwo"
    evaluations = [entry for entry in page.box.rounds if entry.kind == EVALUATION]
    if isinstance(step, (Evaluation, Escape)) and step.dice > max(entry.dice for entry in evaluations):
        return f"no Evaluation rolls {step.dice} dice"
    if isinstance(step, (Evaluation, EndEvaluation)) and step.number not in [entry.number for entry in evaluations]:
        return f"there is no Evaluation {step.number}"
    if isinstance(step, KeepObjective) and not 1 <= step.left <= page.box.objective_keep:
        return f"{page.box.objective_keep} objectives are kept"
    return ""


def why_other_phase(page: PrisonArchitectPage, step: Step[Any]) -> str:
    """A step says in which phase the game is, where the text does not."""
    for phase, steps in PHASES.items():
        if isinstance(step, steps):
            if page.scene.get("phase") is None:
                page.game.phase = phase
            elif page.game.phase != phase:
                return f"that happens in another phase: write 'phase: {PHASE_WORDS[phase]}'"
    return ""


def why_not_now(page: PrisonArchitectPage, step: Step[Any]) -> str:
    """Why the step cannot be the next one."""
    why = why_not_founded(page, step) or why_not_bought(page, step)
    if why or not isinstance(step, Choice):
        return why
    player = page.game.players[step.seat]
    if isinstance(step, RaiseBid) and not player.prison.passive(BID_BONUS_AFTER_REVEAL):
        return "the seat owns no card that raises a bid (R59)"
    if isinstance(step, (BuyDrawnTile, BuyDrawnCard)) and not player.dug:
        return "the seat has drawn nothing yet: say what it digs"
    if isinstance(step, WhoEscapes) and not player.escaping:
        return "nobody flees: say how many are escaping"
    if isinstance(step, House) and not player.arriving:
        return "nobody arrives: say who is arriving"
    if isinstance(step, KeepObjective) and not player.looking:
        return "the seat looks at no objective: say at which"
    if isinstance(step, PlayOrDiscard) and not player.chosen:
        return "the seat has chosen no objective yet: say which one it plays"
    if isinstance(step, (PlayLate, Withdraw)) and not any(
        page.box.cards[card].late_play for card in player.prison.cards
    ):
        return "the seat does not own Extra Grant (R54)"
    return why_not_built(player, step) or why_no_people(page, player, step)


def why_not_founded(page: PrisonArchitectPage, step: Step[Any]) -> str:
    """A first tile takes a place of the initiative; alone there are two of them."""
    if isinstance(step, FirstTile) and NOT_TAKEN not in page.game.initiative:
        return "no place of the initiative is free: write 'initiative: ' with '-' for those that nobody has taken"
    if isinstance(step, BuyOneOfTwo) and len(revealed(page.game)) != 2:
        return "two tiles of different stacks are revealed: say which ('cell offer:')"
    return ""


def why_not_bought(page: PrisonArchitectPage, step: Step[Any]) -> str:
    """Purchases happen in an area where the seat has a bid, and ties between equal ones."""
    game = page.game
    if not isinstance(step, (Purchase, Tie, BuyFirstOrLast, GovernorBuys)):
        return ""
    if game.area == NOTHING:
        return "say in which area is being bought, such as 'area: basic'"
    if isinstance(step, (Tie, BuyFirstOrLast)):
        bids = {player.bids[game.area] for seat, player in enumerate(game.players) if step.tied >> seat & 1}
        return "" if len(bids) == 1 and min(bids) > 0 else "only equal bids tie: say what lies there ('bids:')"
    if isinstance(step, Purchase) and game.players[step.seat].bids[game.area] == 0:
        return "nobody buys without a bid (R7): say what it is ('bids:')"
    return ""


def why_not_built(player: Player, step: Choice[Any]) -> str:
    """What is done to tiles needs the tiles."""
    prison = player.prison
    if isinstance(step, (PlaceTile, PutWindows)):
        if step.tile not in player.construction:
            return f"{prison.box.tiles[step.tile].id} does not wait in the seat's Construction Area"
        if isinstance(step, PutWindows) and square_refusal(prison, step.tile, step.square):
            return f"{prison.box.tiles[step.tile].id} cannot stand there"
    if isinstance(step, (AddWindowAt, RemoveWindowAt, MoveTileTo, ChooseTag)):
        if prison.at[step.square] == NOTHING:
            return "no tile stands there"
        if isinstance(step, ChooseTag) and prison.tokens[prison.at[step.square]] != NO_TOKEN:
            return "a token lies on that tile already"
    if isinstance(step, (MoveTile, MoveTileTo)) and not prison.passive(BUILD_REARRANGE):
        return "the seat owns no card that moves tiles (R55)"
    if isinstance(step, ExpandInto) and not prison.passive(BUILD_DIG):
        return "the seat owns no card to dig with (R56)"
    return ""


def why_no_people(page: PrisonArchitectPage, player: Player, step: Choice[Any]) -> str:
    """Specialists are moved from where they are, and prisoners work on upright cards with a free place."""
    prison = player.prison
    if isinstance(step, AssignTo) and not prison.in_pool(step.specialist):
        return "no such specialist is in the seat's pool"
    if isinstance(step, RecallFrom) and not any(prison.posted(cell, step.specialist) for cell in prison.cells()):
        return "no such specialist stands on a cell of the seat"
    if isinstance(step, (WhoWorks, WorkFrom)):
        if step.card not in prison.cards:
            return "the card is not the seat's"
        if free_refusal(page.game, step.seat, EXHAUST + step.card) in (CARD_EXHAUSTED, NO_FREE_PLACE):
            return "nobody can be sent to that card now"
    return ""
