"""Search: one tree over many imagined games, its nodes keyed by what the seat knows (information-set tree search).

Every iteration imagines a game, walks down the tree with UCT, adds a node, plays on with the game's wisdom until the
position is quiet, and carries each seat's prospects back up. Options that are not always there are compared by how
often they could have been taken; where there are many, those that look best at first sight are tried first.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from bighouse.bots.greedy import considered, worth_after
from bighouse.bots.leeway import about_as_good
from bighouse.bots.side import Side
from bighouse.engine.game import Game
from bighouse.engine.knowledge import Knowledge, mix_one
from bighouse.engine.lane import Lane
from bighouse.engine.rng import Rng
from bighouse.engine.wisdom import Wisdom

ITERATIONS: Final = 400
EXPLORE: Final = 1.0  # how much is tried that does not look best, beside how much values surprise
LEAST_NOISE: Final = 1.0  # where values never surprise, something else is still tried at times
PRIOR: Final = 2.0  # how many visits the game's own first opinion of an option is worth, further down the tree
TRUST: Final = 8.0  # and where options that were visited seldom are told apart
WIDTH: Final = 10  # how many ways to finish a move are tried for a first opinion; 0: none is asked for
WIDE: Final = 12  # how many options, best at first sight, a new node weighs; 0: always all of them
WIDER: Final = 2.0  # and how many more with the square root of its visits
TO_THE_END: Final = 1_000_000  # as a play-out: every imagined game is played to its end
LOOKED_AT: Final = 0.25  # of the visits of the most visited option: what had fewer was not looked at closely
LARGEST_TREE: Final = 50_000  # nodes; of a tree that has outgrown this, only what the last search went through stays


class Edge:
    """An option in a node: how often it could be taken, how often it was, and what that brought."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.prior = 0.0  # what the game's wisdom thinks of it at first sight

    def mean(self, trust: float = PRIOR) -> float:
        """What it brings, where the first opinion counts as so many visits."""
        return (self.total + trust * self.prior) / (self.visits + trust)


class Node:
    """A decision as the searching seat sees it."""

    def __init__(self) -> None:
        self.visits = 0
        self.surprises = 0.0  # how far values were from what was expected, squared and summed up
        self.edges: dict[int, Edge] = {}
        self.trust = PRIOR  # how many visits the first opinion of its options is worth
        self.search = 0  # the last one that came by

    def count(self, edge: Edge, value: float) -> None:
        """Somebody came by, took the option and got this."""
        expected = edge.mean(self.trust)
        edge.visits += 1
        edge.total += value
        self.visits += 1
        self.surprises += (value - expected) * (value - edge.mean(self.trust))

    def noise(self) -> float:
        """How far the value of a visit is from the mean of its option, in the unit of values."""
        return math.sqrt(self.surprises / float(self.visits)) if self.visits > 0 else 0.0

    def lead(self) -> int:
        """By how many visits the most visited option is ahead of the next."""
        first = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second


class LikelyMove:
    """A step of a likely line, in the words of the imagined game that it was found in."""

    def __init__(self, seat: int, action: int, words: str) -> None:
        self.seat = seat
        self.action = action
        self.words = words


class Opinion:
    """What the search thinks of one option: data for hints, analysis and teaching."""

    def __init__(self, action: int, worth: float, value: float, visits: int) -> None:
        self.action = action
        self.worth = worth  # in the unit of values: tells options apart also where the game is won or lost
        self.value = value  # from 0 (lost) to 1 (won)
        self.visits = visits
        self.line: list[LikelyMove] = []  # how play might go on after this option
        self.ahead: Game | None = None  # where that leads, in an imagined game


class SearchBot:
    """Searches for a number of iterations, or for a time."""

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        leeway: float = 0.0,
        explore: float = EXPLORE,
        playout: int = 0,
        width: int = WIDTH,
        wide: int = WIDE,
        eye: str = "",
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds  # if set, the search stops then, whatever the iterations
        self.leeway = leeway  # of milder levels: what looks about as good as the best may be taken instead
        self.explore = explore
        self.playout = playout  # how many decisions are played on after the tree; at least until the position is quiet
        self.width = width
        self.wide = wide
        self.eye = eye  # the weights that it judges by, where not today's
        self.nodes: dict[int, Node] = {}
        self.searches = 0
        self.part = 0  # of the game, in which the decision at hand stands
        self.noise = LEAST_NOISE  # of values at the decision at hand: what is explored by
        self.simulated = 0  # decisions played in imagined games so far, for measuring

    def choose(self, side: Side, rng: Rng) -> int:
        options = side.options
        if len(options) == 1:
            return options[0]
        root = self.search(side, rng, self.leeway == 0.0)
        edges = [root.edges[action] for action in options if action in root.edges]
        if self.leeway > 0.0:
            return self.mildly(edges, rng)
        visits = [edge.visits for edge in edges]
        return edges[visits.index(max(visits))].action

    def mildly(self, edges: list[Edge], rng: Rng) -> int:
        """Something that is about as good as the best, of what was looked at closely.

        A few visits say little beside how much values surprise, so the first opinion counts for more here.
        """
        most = edges[0]
        for edge in edges:
            if edge.visits > most.visits:
                most = edge
        good = [edges[place] for place in about_as_good([edge.mean(TRUST) for edge in edges], self.leeway)]
        closely = [edge for edge in good if edge.visits >= LOOKED_AT * most.visits]
        return closely[rng.below(len(closely))].action if closely else most.action

    def opinions(self, side: Side, rng: Rng) -> list[Opinion]:
        """What the search thinks of every option, best first: those it looked at closely, by what they are worth."""
        root = self.search(side, rng)
        world = side.imagine(rng)  # one for all, so that what options lead to compares
        found: list[Opinion] = []
        most = 0
        for action in side.options:
            edge = root.edges.get(action)
            if edge is not None:
                worth = edge.mean(root.trust)
                opinion = Opinion(action, worth, side.wisdom.chance(worth), edge.visits)
                self.follow(opinion, world.clone(), side.seat, side.knowledge)
                found.append(opinion)
                most = max(most, edge.visits)
        found.sort(key=lambda opinion: (opinion.visits < LOOKED_AT * most, -opinion.worth))
        return found

    def follow(self, opinion: Opinion, world: Game, seat: int, knowledge: Knowledge[Any]) -> None:
        """How play might go on after an option: the most visited way down the tree, in an imagined game."""
        lane = world.lane_of(seat)
        assert lane is not None
        world.choose(lane, opinion.action)
        opinion.ahead = world
        while not world.over:
            lane = waiting_lane(world, seat)
            node = self.nodes.get(node_key(knowledge, world, seat, lane))
            if node is None:
                return
            best: Edge | None = None
            for option in lane.options:
                edge = node.edges.get(option)
                if edge is not None and (best is None or edge.visits > best.visits):
                    best = edge
            if best is None or best.visits < 2:
                return
            opinion.line.append(LikelyMove(lane.seat, best.action, world.room.label(world, lane.seat, best.action)))
            world.choose(lane, best.action)

    def search(self, side: Side, rng: Rng, until_settled: bool = False) -> Node:
        """Iterate; returns the node of the decision at hand. What earlier searches found out about it counts.

        The most visited option is settled once no other can catch up with it in the iterations that are left.
        """
        if len(self.nodes) > LARGEST_TREE:
            self.prune()
        self.searches += 1
        world = side.imagine(rng)
        lane = world.lane_of(side.seat)
        assert lane is not None
        key = node_key(side.knowledge, world, side.seat, lane)
        root = self.nodes.get(key)
        if root is None:
            root = Node()
            self.nodes[key] = root
        wisdom = side.wisdom_of(self.eye)
        deadline = time.perf_counter() + self.seconds if self.seconds > 0 else 0.0
        root.trust = wisdom.trust
        self.part = wisdom.part(world, side.seat)
        if self.width > 0 and wisdom.looks > 1:
            self.look(side, root, wisdom, rng)
        left = self.iterations - root.visits
        while left > 0:
            self.noise = max(LEAST_NOISE, root.noise())
            self.iterate(side.imagine(rng), side.seat, side.knowledge, wisdom, rng)
            left -= 1
            if deadline > 0 and time.perf_counter() > deadline:
                break
            if until_settled and left % 8 == 0 and root.lead() > left:
                break
        return root

    def look(self, side: Side, root: Node, wisdom: Wisdom[Any], rng: Rng) -> None:
        """A first opinion of the options of the decision at hand, in several games, the same ones for all of them."""
        worths: dict[int, float] = {}
        for _ in range(wisdom.looks):
            world = side.imagine(rng)
            for action in considered(world, side.seat, side.options, wisdom):
                worth = float(worth_after(world, side.seat, action, wisdom, 2, self.width))
                worths[action] = worths.get(action, 0.0) + worth / wisdom.looks
                self.simulated += 1
        for action, prior in worths.items():
            edge = root.edges.get(action)
            if edge is None:
                edge = Edge(action)
                root.edges[action] = edge
            edge.prior = prior

    def prune(self) -> None:
        """Keep what the last search came by: the rest lies behind, or never came true."""
        self.nodes = {key: node for key, node in self.nodes.items() if node.search == self.searches}

    def iterate(self, world: Game, me: int, knowledge: Knowledge[Any], wisdom: Wisdom[Any], rng: Rng) -> None:
        """One imagined game: down the tree to a new node, an opinion of it, and back up."""
        path: list[Edge] = []
        nodes: list[Node] = []
        seats: list[int] = []
        grown = False  # or the part of the game is over
        while not world.over and not grown:
            lane = waiting_lane(world, me)
            key = node_key(knowledge, world, me, lane)
            node = self.nodes.get(key)
            if node is None:
                node = Node()
                self.nodes[key] = node
                grown = len(path) > 0  # its best option is taken: a move is judged by the answer to it
            node.search = self.searches
            edge = self.pick(node, world, lane, wisdom, rng)
            nodes.append(node)
            path.append(edge)
            seats.append(lane.seat)
            world.choose(lane, edge.action)
            self.simulated += 1
            grown = grown or wisdom.part(world, me) != self.part
        self.simulated += play_on(world, me, wisdom, rng, self.playout)
        values = [wisdom.value(world, seat) for seat in range(world.seats)]
        for i in range(len(path)):
            nodes[i].count(path[i], float(values[seats[i]]))

    def pick(self, node: Node, world: Game, lane: Lane, wisdom: Wisdom[Any], rng: Rng) -> Edge:
        """The best by UCT over availability of the options in view; a new one begins with the game's opinion of it.

        That opinion comes from a game apart: who decides must not foresee the dice and cards of the one that goes on.
        """
        edges: list[Edge] = []
        apart: Game | None = None
        for action in considered(world, lane.seat, lane.options, wisdom):
            edge = node.edges.get(action)
            if edge is None:
                edge = Edge(action)
                if self.width > 0:
                    if apart is None:
                        apart = world.imagine(lane.seat, rng)
                    edge.prior = float(worth_after(apart, lane.seat, action, wisdom, 2, self.width))
                    self.simulated += 1
                node.edges[action] = edge
            edges.append(edge)
        in_view = self.wide + int(WIDER * math.sqrt(float(node.visits))) if self.wide > 0 else len(edges)
        bar = lowest_prior(edges, in_view)
        explore = self.explore * self.noise
        best: Edge | None = None
        top = 0.0
        for edge in edges:
            if edge.prior >= bar:
                edge.available += 1
                weight = edge.visits + node.trust
                score = edge.mean(node.trust) + explore * math.sqrt(math.log(float(edge.available + 1)) / weight)
                if best is None or score > top:
                    top = score
                    best = edge
        assert best is not None
        return best


def lowest_prior(edges: list[Edge], count: int) -> float:
    """What an option must have looked like at first sight to be among so many best."""
    if count >= len(edges):
        return -math.inf
    priors = [edge.prior for edge in edges]
    priors.sort()
    return priors[len(priors) - count]


def waiting_lane(world: Game, me: int) -> Lane:
    """The lane that decides next; of seats that act at once the searching one is the first."""
    own = world.lane_of(me)
    if own is not None:
        return own
    for lane in world.lanes:
        if lane.options:
            return lane
    return world.main


def node_key(knowledge: Knowledge[Any], world: Game, me: int, lane: Lane) -> int:
    """What the searching seat knows, who decides what, and how far it has come with its agenda."""
    choice = lane.agenda[-1]
    key = mix_one(knowledge.key(world, me), lane.seat * 64 + len(lane.agenda))
    key = mix_one(key, hash(type(choice).__name__))
    for number in choice.args():
        key = mix_one(key, number)
    return key


def play_on(world: Game, me: int, wisdom: Wisdom[Any], rng: Rng, most: int) -> int:
    """Play with some sense until the position is quiet, or as far as asked; returns how many decisions it took."""
    count = 0
    while not world.over and (count < most or not wisdom.quiet(world)):
        lane = waiting_lane(world, me)
        world.choose(lane, wisdom.guess(world, lane.seat, lane.options, rng))
        count += 1
    return count
