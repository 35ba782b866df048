"""The rivals of a scene: Reputation, stands, coins, tags, plans and what they have kept."""

from __future__ import annotations

from bighouse.engine.scenes.kinds import Several
from bighouse.engine.scenes.lines import Line, number, parts
from bighouse.engine.scenes.text import Entry
from bighouse.games.animalcatraz.box.components import CELLBLOCK_A, NOTHING, SPACE_WORDS
from bighouse.games.animalcatraz.rules.reputation import start_rep
from bighouse.games.animalcatraz.rules.state import MOST_RIVALS, Rival
from bighouse.games.animalcatraz.scenes.page import MOST, AnimalcatrazPage, figures, listed, things_at

COUNTS = ["stands", "coins", "tags"]
FLAGS = ["crowned", "was_king"]
SHOWN = "shown"


def rival_lines(page: AnimalcatrazPage, index: int) -> list[Line]:
    game = page.game
    rival = game.rivals[index]
    name = page.rivals[index]
    box = page.box
    rank_ids = [rank.id for rank in box.ranks]

    def read_rep(entry: Entry) -> None:
        start_rep(game, index, entry.number(entry.value, box.least_rep, box.most_rep))

    def read_counts(entry: Entry) -> None:
        for word, count in entry.counts({each: each for each in COUNTS}, MOST).items():
            setattr(rival, word, count)

    def read_flags(entry: Entry) -> None:
        named = entry.words()
        for word in named:
            entry.index("word", word, FLAGS)
        for word in FLAGS:
            setattr(rival, word, word in named)

    return [
        Line(f"{name} rep", read_rep, lambda: str(rival.rep)),
        figures(f"{name} ledger", rival.ledger),
        figures(f"{name} losses", rival.losses),
        number(f"{name} ranked", rival, "ranked", Several("rank", rank_ids)),
        Line(name, read_counts, lambda: " ".join(f"{getattr(rival, word)} {word}" for word in COUNTS)),
        Line(f"{name} is", read_flags, lambda: " ".join(word for word in FLAGS if getattr(rival, word)) or None),
        plan_line(page, rival, f"{name} plan"),
        page.cards(f"{name} secured", rival.secured),
        listed(f"{name} kept", rival.kept_crimes, "Crime", [crime.id for crime in box.crimes]),
        last_line(page, rival, f"{name} last"),
    ]


def plan_line(page: AnimalcatrazPage, rival: Rival, key: str) -> Line:
    plans = page.box.plan_ids

    def read(entry: Entry) -> None:
        words = entry.words()
        rival.plan = entry.index("plan", words[0] if words else "", plans)
        rival.plan_shown = SHOWN in words[1:]
        for deck in page.game.plan_decks:
            if rival.plan in deck.cards:
                deck.cards.remove(rival.plan)

    def write() -> str | None:
        return None if rival.plan == NOTHING else plans[rival.plan] + (f" {SHOWN}" if rival.plan_shown else "")

    return Line(key, read, write)


def last_line(page: AnimalcatrazPage, rival: Rival, key: str) -> Line:
    def read(entry: Entry) -> None:
        rival.last_convict = entry.index("Convict", entry.value, page.convicts)

    def write() -> str | None:
        return None if rival.last_convict == NOTHING else page.convicts[rival.last_convict]

    return Line(key, read, write)


def token_lines(page: AnimalcatrazPage) -> list[Line]:
    """Coins on the track and in Cellblocks, Trash Tags that lie with somebody."""
    game = page.game
    rounds = ["round_1", "round_2", "round_3", "round_4"]
    blocks = SPACE_WORDS[CELLBLOCK_A : CELLBLOCK_A + 4]
    rivals = [word.replace(" ", "_") for word in page.rivals]

    def read_tag(part: Entry) -> None:
        words = part.words()
        if len(words) != 3:
            raise part.wrong("Trash Tags read like 'rival_0 rival_1 2': by whom, with whom, how many")
        by, other = (part.index("rival", word, rivals) for word in words[:2])
        game.placed_tags[by * MOST_RIVALS + other] = part.number(words[2], 0, MOST)

    def write_tags() -> list[str]:
        return [
            f"{rivals[by]} {rivals[other]} {game.placed_tags[by * MOST_RIVALS + other]}"
            for by in range(len(rivals))
            for other in range(len(rivals))
            if game.placed_tags[by * MOST_RIVALS + other]
        ]

    return [
        things_at("track", game.track, rounds, "rival", rivals),
        things_at("kings", game.kings, blocks, "rival", rivals),
        parts("tags", ";", read_tag, write_tags),
    ]
