"""Steps B, at the end of round 4: Gang Coins and Trash Tags (RULES.md section 5)."""

from __future__ import annotations

from typing import Final

from bighouse.engine.step import Step
from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.coins import return_coin
from bighouse.games.animalcatraz.rules.events import COINS_COUNTED, TAGS_UNANSWERED
from bighouse.games.animalcatraz.rules.reputation import FROM_COINS, FROM_TAGS, change_rep
from bighouse.games.animalcatraz.rules.sides import clockwise_from, first_seat
from bighouse.games.animalcatraz.rules.state import DAY_ROUNDS, MOST_RIVALS, Animalcatraz


class ReckonCoins(Step[Animalcatraz]):
    """B1: strictly most coins on the track; then all go back to their owners."""

    def run(self, game: Animalcatraz) -> None:
        counts = [game.track.count(rival) for rival in range(len(game.rivals))]
        most = max(counts)
        if most > 0 and counts.count(most) == 1:
            leader = counts.index(most)
            game.tell(COINS_COUNTED, first_seat(game, leader), most)
            change_rep(game, leader, game.box.coins_rep, FROM_COINS)
        track = game.track
        game.track = [NOTHING] * DAY_ROUNDS
        for rival in track:
            if rival != NOTHING:
                return_coin(game, rival)


class ReckonTags(Step[Animalcatraz]):
    """B2: each provoked rival loses REP for every tag that still lies with it."""

    def run(self, game: Animalcatraz) -> None:
        for rival in clockwise_from(game, game.shank):
            tags = 0
            for by in range(len(game.rivals)):
                tags += game.placed_tags[by * MOST_RIVALS + rival]
            if tags:
                game.tell(TAGS_UNANSWERED, first_seat(game, rival), tags)
                change_rep(game, rival, tags * game.box.tag_rep, FROM_TAGS)


RECKON_COINS: Final = ReckonCoins()
RECKON_TAGS: Final = ReckonTags()
