"""Items on display and the three goals."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bighouse.engine.ink import BRASS, DIM, GOOD, People
from bighouse.engine.view import Bag
from bighouse.games.lockup.board.ink import STAR, bag, icons
from bighouse.games.lockup.board.rewards import signs_of
from bighouse.games.lockup.box.components import COST_WORDS, INSTANT, LEADER, VALUABLE_WORDS, Box, Goal, Item
from bighouse.games.lockup.sight.view import GoalView, LockupView
from bighouse.games.lockup.words.card_words import measure_words

CROWD = 5  # players who stand closer together
GOAL_NAMES = {"leader": "Leader", "instant": "Instant", "end_game": "End game"}


def grid(columns: int) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for column in range(columns):
        table.add_column(no_wrap=True, overflow="ellipsis", min_width=2 if column == 1 else None)
    return table


def display(view: LockupView, box: Box, wide: bool) -> RenderableType:
    """The items, the one nearest the deck first, and whether the viewer can pay for them."""
    items = {item.id: item for item in box.items}
    table = grid(6)
    for space in view.display:
        if space.item is None:
            table.add_row(Text("empty", DIM))
        else:
            table.add_row(*item_row(items[space.item], space.short, view.viewer is not None, wide))
    return table


def item_row(item: Item, short: Bag, payer: bool, wide: bool) -> list[RenderableType]:
    row: list[RenderableType] = [
        Text(item.name),
        Text(f"{item.reputation}{STAR}", BRASS),
        bag(dict(zip(COST_WORDS, item.cost))),
        icons(dict(zip(VALUABLE_WORDS, item.valuables))),
        signs_of(item.effects),
    ]
    if payer and short:
        row.append(Text.assemble(("short ", DIM), bag(short) if wide else Text(str(sum(short.values())), DIM)))
    elif payer:
        row.append(Text("you can pay" if wide else "can pay", GOOD))
    return row


def goals(view: LockupView, box: Box, people: People, wide: bool) -> RenderableType:
    """Each goal, what it takes, and how everybody stands."""
    cards = {goal.id: goal for goal in box.goals}
    table = grid(4 if wide else 3)
    for goal in view.goals:
        card = cards[goal.goal]
        row: list[RenderableType] = [Text(GOAL_NAMES[goal.kind], BRASS)]
        row += [Text(card.name)] if wide else []
        row += [
            goal_words(card, box, view.rules.players <= 2),
            progress(goal, people, "  " if wide and len(view.players) < CROWD else " "),
        ]
        table.add_row(*row)
    return table


def goal_words(goal: Goal, box: Box, two: bool) -> Text:
    many = measure_words(box, goal.measure, 2)
    if goal.kind == LEADER:
        stars = goal.stars_two_player if two else goal.stars
        return Text.assemble((f"most {many}, {goal.need} or more  ", ""), (f"{stars}{STAR}", BRASS))
    if goal.kind == INSTANT:
        need = f"first with {goal.need} {measure_words(box, goal.measure, goal.need)}  "
        return Text.assemble(need, (f"{goal.stars}{STAR}", BRASS))
    if goal.per_stars:
        return Text.assemble(f"every {measure_words(box, goal.measure, 1)}  ", (f"{goal.per_stars}{STAR}", BRASS))
    first, second = (goal.two_player_first, goal.two_player_second) if two else (goal.first, goal.second)
    places = f"{first}{STAR}" + (f", 2nd {second}{STAR}" if second else "")
    return Text.assemble(f"most {many}  ", (places, BRASS))


def progress(goal: GoalView, people: People, gap: str) -> Text:
    parts: list[Text] = []
    for seat, count in enumerate(goal.measures):
        mark = ("◄", f"bold {BRASS}") if goal.holder == seat else " "
        parts.append(Text.assemble(people.badge(seat), f" {count}" if len(gap) > 1 else str(count), mark))
    return Text(gap).join(parts)
