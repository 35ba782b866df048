"""Setting up the table: standard, advanced and solitary (RULES.md sections 2 and 11.1)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.deck import Deck
from bighouse.engine.rng import Rng
from bighouse.engine.room import Room
from bighouse.engine.step import Choice, Step
from bighouse.engine.wording import Wording
from bighouse.games.lockup.box.components import END_GAME, INSTANT, LEADER, LOCATIONS, Box
from bighouse.games.lockup.rules.actions import KEEP_TRAIT
from bighouse.games.lockup.rules.effects import ResolveEffects
from bighouse.games.lockup.rules.events import TRAIT_CHOSEN
from bighouse.games.lockup.rules.gains import gain_power, gain_suspicion
from bighouse.games.lockup.rules.patrol import place_suspicion
from bighouse.games.lockup.rules.rounds import PLAY_ROUND
from bighouse.games.lockup.rules.solitary import shuffle_guards
from bighouse.games.lockup.rules.sources import CREW, TRAIT
from bighouse.games.lockup.rules.state import FROM_START, GOON_SPACES, Lockup, Player
from bighouse.games.lockup.words.card_words import effects_words


def set_up(room: Room, box: Box, seats: int, rng: Rng, advanced: bool, difficulty: int) -> Lockup:
    """A table with everything in its place, and what is still to be done on the agenda."""
    game = Lockup(room, box, seats, rng)
    game.advanced = advanced
    game.difficulty = difficulty
    seat_players(game)
    deal_items(game)
    deal_goons(game)
    shuffle_tomes(game)
    draw_goals(game)
    if game.solitary:
        seat_guards(game)
    else:
        game.first = rng.below(seats)  # R2
    if advanced:
        game.do([STARTING_BONUSES, DEAL_TRAITS, PLAY_ROUND])
    else:
        game.do_next(PLAY_ROUND)
    return game


def shuffled(game: Lockup, count: int) -> list[int]:
    cards = list(range(count))
    game.rng.shuffle(cards)
    return cards


def seat_players(game: Lockup) -> None:
    """Crew boards, tokens and reputation markers; crews are dealt at random (R2)."""
    box = game.box
    crews = shuffled(game, len(box.crews))
    for seat in range(game.seats):
        player = Player(None)
        game.players.append(player)
        player.crew = crews[seat]
        player.cell = box.tokens[game.seats]
        crew = box.crews[player.crew]
        player.storage = crew.side_b.storage if game.advanced else crew.side_a.storage
        game.score(seat, box.start_stars_advanced if game.advanced else box.start_stars_standard, FROM_START)
        gain_power(game, seat, box.start_power_advanced if game.advanced else box.start_power_standard)


def deal_items(game: Lockup) -> None:
    """The item deck, and a display of players + 1 items; position 0 is nearest the deck."""
    game.item_deck = Deck(shuffled(game, len(game.box.items)), [])
    for _ in range(game.box.display_size[game.seats]):
        game.display.append(game.item_deck.draw())


def deal_goons(game: Lockup) -> None:
    """The goon deck, a goon at each space from the Sewers on, and its suspicion; a Bandit brings no cube yet (R1)."""
    game.goon_deck = Deck(shuffled(game, len(game.box.goons)), [])
    for space in range(GOON_SPACES):
        game.goon_at[space] = game.goon_deck.draw()
    place_suspicion(game)


def shuffle_tomes(game: Lockup) -> None:
    """The tome deck, without those that solitary mode removes."""
    tomes: list[int] = []
    for tome in game.box.tomes:
        if tome.solitary or not game.solitary:
            for _ in range(tome.copies):
                tomes.append(tome.index)
    game.rng.shuffle(tomes)
    game.tome_deck = Deck(tomes, [])


def draw_goals(game: Lockup) -> None:
    """One goal of each kind; solitary mode has no instant goal."""
    for kind in (LEADER, INSTANT, END_GAME):
        goals = [goal.index for goal in game.box.goals if goal.kind == kind]
        goal = goals[game.rng.below(len(goals))]
        if kind == LEADER:
            game.goal_leader = goal
        elif kind == END_GAME:
            game.goal_end = goal
        elif not game.solitary:
            game.goal_instant = goal


def seat_guards(game: Lockup) -> None:
    """The guards sit down as a second player: power, reputation, their two decks and the first player marker."""
    box = game.box
    guards = Player(None)
    game.players.append(guards)
    game.score(
        game.guards, box.guards_start_stars_advanced if game.advanced else box.guards_start_stars_standard, FROM_START
    )
    gain_power(game, game.guards, box.guards_start_power)
    colours = box.difficulties[game.difficulty].colours
    game.guard_deck = [guard.index for guard in box.guards if guard.colour in colours]
    game.guards_at = [[] for _ in range(LOCATIONS)]
    game.location_deck = list(range(len(box.location_cards)))
    shuffle_guards(game)
    game.first = game.guards


class StartingBonuses(Step[Lockup]):
    """Advanced: bonuses and cubes of side B, clockwise from the first player (R3, R67)."""

    def run(self, game: Lockup) -> None:
        steps: list[Step[Lockup]] = []
        for who in game.clockwise():
            if who < game.seats:
                steps.append(ResolveEffects(who, CREW, game.players[who].crew, 0))
                steps.append(StartingCubes(who))
        game.do(steps)


class StartingCubes(Step[Lockup]):
    """Advanced: the power and suspicion that side B of a crew board starts with (R4)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, game: Lockup) -> None:
        side = game.box.crews[game.players[self.who].crew].side_b
        gain_power(game, self.who, side.power)
        gain_suspicion(game, self.who, side.suspicion)

    def args(self) -> list[int]:
        return [self.who]


class DealTraits(Step[Lockup]):
    """Advanced: two traits each, secretly; the last in turn order chooses first, then counter-clockwise."""

    def run(self, game: Lockup) -> None:
        traits = shuffled(game, len(game.box.traits))
        steps: list[Step[Lockup]] = []
        for who in reversed(game.clockwise()):
            if who < game.seats:
                game.players[who].dealt = [traits.pop() for _ in range(game.box.traits_dealt)]
                steps.append(ChooseTrait(who))
        game.reveal()
        game.do(steps)


class ChooseTrait(Choice[Lockup]):
    """Keep one of the traits dealt; its bonuses are resolved at once, the other is boxed unseen."""

    def candidates(self, game: Lockup) -> list[int]:
        return [KEEP_TRAIT + trait for trait in game.players[self.seat].dealt]

    def take(self, game: Lockup, action: int) -> None:
        player = game.players[self.seat]
        trait = action - KEEP_TRAIT
        player.trait = trait
        player.dealt.remove(trait)
        game.reveal()
        game.tell(TRAIT_CHOSEN, self.seat, trait)
        game.do_next(ResolveEffects(self.seat, TRAIT, trait, 0))

    def question(self, game: Lockup) -> str:
        return "Keep one trait; the rest goes back to the box unseen"

    def chapter(self, game: Lockup) -> str:
        return "traits"

    def offer(self, game: Lockup, action: int) -> Wording:
        trait = game.box.traits[action - KEEP_TRAIT]
        return Wording(f"Keep {trait.name}", effects_words(trait.bonus, game.solitary))


STARTING_BONUSES: Final = StartingBonuses()
DEAL_TRAITS: Final = DealTraits()
