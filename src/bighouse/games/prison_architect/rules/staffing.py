"""Staff and specialists, and prisoners at work: what is free in Build, Intake and Set Objectives (RULES.md section 6).

Every other choice of these phases offers what this file lists beside its own business.
"""

from __future__ import annotations

from bighouse.engine.english import with_article
from bighouse.engine.step import NOT_ASKED_FOR
from bighouse.engine.wording import Reason
from bighouse.games.prison_architect.rules.actions import (
    ADMIT,
    ASSIGN,
    AT,
    EDGES,
    EXHAUST,
    PRISONER,
    RECALL,
    STAFF_AT,
    STAFF_ON,
)
from bighouse.games.prison_architect.rules.asked import Asked
from bighouse.games.prison_architect.rules.effects import carry_out
from bighouse.games.prison_architect.rules.events import (
    PRISONER_AT_WORK,
    SPECIALIST_ASSIGNED,
    SPECIALIST_RECALLED,
    STAFF_PLACED,
    VACANCY_FILLED,
)
from bighouse.games.prison_architect.rules.prison import SQUARES, Prison
from bighouse.games.prison_architect.rules.prisoners import FromCell, inmates_of, not_among
from bighouse.games.prison_architect.rules.refusals import (
    CARD_EXHAUSTED,
    CELL_IS_CROWDED,
    NO_CELLS,
    NO_FREE_PLACE,
    NO_STAFF,
    NO_STAFF_SLOT,
    NO_SUCH_PRISONER,
    NO_TILE_THERE,
    NO_VACANCIES,
    NONE_IN_POOL,
    NONE_ON_CELLS,
    NOT_A_CELL,
    NOT_TO_EXHAUST,
    NOT_YOURS,
    SLOT_TAKEN,
    VACANCIES_FILLED,
    WRONG_TYPE,
)
from bighouse.games.prison_architect.rules.sources import CARD, TILE
from bighouse.games.prison_architect.rules.state import PrisonArchitect
from bighouse.games.prison_architect.words.phrases import SPECIALIST_NAMES, types_in_words


def free_actions(game: PrisonArchitect, seat: int) -> list[int]:
    """What the player might think of doing beside the business of the phase."""
    prison = game.players[seat].prison
    out: list[int] = []
    for number in prison.slotted:
        if not prison.staffed[number]:
            out.append(STAFF_AT + prison.squares[number])
    for card in prison.cards:
        if game.box.cards[card].vacancies:
            out.append(STAFF_ON + card)
        if game.box.cards[card].places:
            out.append(EXHAUST + card)
    add_kinds(out, ASSIGN, prison.kinds_in_pool())
    add_kinds(out, RECALL, prison.kinds_posted())
    return out


def add_kinds(out: list[int], first: int, kinds: int) -> None:
    """An action for each of these kinds of specialists."""
    while kinds:
        if kinds & 1:
            out.append(first)
        first += 1
        kinds >>= 1


def is_free_action(action: int) -> bool:
    return STAFF_AT <= action < ADMIT


def free_refusal(game: PrisonArchitect, seat: int, action: int) -> int:
    """Why one of the free actions that were listed is refused."""
    player = game.players[seat]
    prison = player.prison
    if action < STAFF_ON:
        return 0 if prison.staff else NO_STAFF
    if action < ASSIGN:
        place = prison.cards.index(action - STAFF_ON)
        if prison.card_staff[place] == len(game.box.cards[action - STAFF_ON].vacancies):
            return VACANCIES_FILLED
        return 0 if prison.staff else NO_STAFF
    if action < RECALL:
        if not prison.cells():
            return NO_CELLS
        return 0 if has_post(prison) else CELL_IS_CROWDED
    if action < EXHAUST:
        return 0
    card = game.box.cards[action - EXHAUST]
    place = prison.cards.index(card.index)
    if prison.exhausted[place]:
        return CARD_EXHAUSTED
    if len(prison.card_inmates[place]) == len(card.places):
        return NO_FREE_PLACE
    return 0 if inmates_of(prison, card.types) else NO_SUCH_PRISONER


def beyond_free(game: PrisonArchitect, seat: int, action: int) -> int:
    """Why what is not even listed cannot be had."""
    prison = game.players[seat].prison
    if STAFF_AT <= action < STAFF_ON:
        number = prison.at[action - STAFF_AT]
        if number < 0:
            return NO_TILE_THERE
        return SLOT_TAKEN if prison.staffed[number] else NO_STAFF_SLOT
    if STAFF_ON <= action < ASSIGN:
        return NO_VACANCIES if action - STAFF_ON in prison.cards else NOT_YOURS
    if EXHAUST <= action < ADMIT:
        return NOT_TO_EXHAUST if action - EXHAUST in prison.cards else NOT_YOURS
    if ASSIGN <= action < RECALL:
        return NONE_IN_POOL
    return NONE_ON_CELLS if RECALL <= action < EXHAUST else NOT_ASKED_FOR


def take_free(game: PrisonArchitect, seat: int, action: int) -> None:
    """Carry out a free action."""
    if action < STAFF_ON:
        staff_tile(game, seat, action - STAFF_AT)
    elif action < ASSIGN:
        fill_vacancy(game, seat, action - STAFF_ON)
    elif action < RECALL:
        game.do_next(AssignTo(seat, action - ASSIGN))
    elif action < EXHAUST:
        game.do_next(RecallFrom(seat, action - RECALL))
    else:
        game.do_next(WhoWorks(seat, action - EXHAUST))


def staff_tile(game: PrisonArchitect, seat: int, square: int) -> None:
    prison = game.players[seat].prison
    number = prison.at[square]
    prison.put_staff(number)
    game.tell(STAFF_PLACED, seat, prison.tiles[number], square)
    game.because(TILE, prison.tiles[number])
    carry_out(game, seat, prison.tile(number).slot_effects)
    game.because()


def fill_vacancy(game: PrisonArchitect, seat: int, card: int) -> None:
    """The leftmost free vacancy; its effect happens at once."""
    prison = game.players[seat].prison
    place = prison.cards.index(card)
    vacancy = prison.card_staff[place]
    prison.fill_vacancy(place)
    game.tell(VACANCY_FILLED, seat, card, vacancy + 1)
    game.because(CARD, card)
    carry_out(game, seat, game.box.cards[card].vacancies[vacancy])
    game.because()


def has_post(prison: Prison) -> bool:
    """Whether a cell can take one more specialist."""
    for number in prison.cells():
        if prison.specialists_on(number) < prison.box.most_specialists:
            return True
    return False


class AssignTo(Asked):
    """To which cell a specialist goes: at most three stand on one, in any mix."""

    def __init__(self, seat: int, specialist: int) -> None:
        super().__init__(seat)
        self.specialist = specialist

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        return [AT + prison.squares[number] for number in prison.cells()]

    def refusal(self, game: PrisonArchitect, action: int) -> int:
        prison = game.players[self.seat].prison
        number = prison.at[action - AT]
        return 0 if prison.specialists_on(number) < game.box.most_specialists else CELL_IS_CROWDED

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NOT_A_CELL if AT <= action < EDGES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        prison = game.players[self.seat].prison
        prison.post(self.specialist, prison.at[action - AT])
        game.tell(SPECIALIST_ASSIGNED, self.seat, self.specialist, action - AT)

    def args(self) -> list[int]:
        return [self.seat, self.specialist]

    def question(self, game: PrisonArchitect) -> str:
        return f"To which cell does the {SPECIALIST_NAMES[self.specialist]} go?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "specialists"


class RecallFrom(Asked):
    """From which cell a specialist comes back into the pool."""

    def __init__(self, seat: int, specialist: int) -> None:
        super().__init__(seat)
        self.specialist = specialist

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        return [AT + prison.squares[number] for number in prison.cells() if prison.posted(number, self.specialist)]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return NONE_ON_CELLS if AT <= action < AT + SQUARES else NOT_ASKED_FOR

    def take(self, game: PrisonArchitect, action: int) -> None:
        player = game.players[self.seat]
        player.recalled += 1
        player.prison.recall(self.specialist, player.prison.at[action - AT])
        game.tell(SPECIALIST_RECALLED, self.seat, self.specialist, action - AT)

    def args(self) -> list[int]:
        return [self.seat, self.specialist]

    def question(self, game: PrisonArchitect) -> str:
        return f"From which cell do you recall a {SPECIALIST_NAMES[self.specialist]}?"

    def chapter(self, game: PrisonArchitect) -> str:
        return "specialists"


class WhoWorks(Asked):
    """Prison Labour and Cleaning: which prisoner is sent to the card (R57)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, game: PrisonArchitect) -> list[int]:
        prison = game.players[self.seat].prison
        return [PRISONER + prisoner for prisoner in inmates_of(prison, game.box.cards[self.card].types)]

    def beyond(self, game: PrisonArchitect, action: int) -> int:
        return not_among(game.players[self.seat].prison, action)

    def take(self, game: PrisonArchitect, action: int) -> None:
        game.do_next(WorkFrom(self.seat, action - PRISONER, self.card))

    def args(self) -> list[int]:
        return [self.seat, self.card]

    def question(self, game: PrisonArchitect) -> str:
        return f"Whom do you send to {game.box.cards[self.card].name}?"

    def reason(self, game: PrisonArchitect, action: int, refusal: int) -> Reason:
        if refusal == WRONG_TYPE:
            card = game.box.cards[self.card]
            return Reason(f"Only {with_article(types_in_words(card.types))} prisoner works on {card.name}", "§12")
        return super().reason(game, action, refusal)

    def chapter(self, game: PrisonArchitect) -> str:
        return "bureaucracy"


class WorkFrom(FromCell):
    """He leaves his cell for the rest of the game; his place on the card brings its effects."""

    def __init__(self, seat: int, prisoner: int, card: int) -> None:
        super().__init__(seat, prisoner)
        self.card = card

    def leave(self, game: PrisonArchitect, square: int) -> None:
        prison = game.players[self.seat].prison
        place = prison.cards.index(self.card)
        effects = game.box.cards[self.card].places[len(prison.card_inmates[place])]
        prison.send_to_card(prison.at[square], self.prisoner, place)
        game.tell(PRISONER_AT_WORK, self.seat, self.prisoner, self.card, square)
        game.because(CARD, self.card)
        carry_out(game, self.seat, effects)
        game.because()

    def args(self) -> list[int]:
        return [self.seat, self.prisoner, self.card]
