"""What a table settles before the deal: who is who, who goes first, and whether an automaton plays too."""

import pytest

from bighouse.engine import save
from bighouse.games import rooms
from tests.table.running import Running

pytestmark = pytest.mark.anyio

CHOSEN = {"identities": ["goblins", "", "gnolls"], "first": 2}


async def test_a_table_chooses_its_crews_and_its_first_player(running: Running) -> None:
    """Saved, loaded and dealt anew it stays as chosen; what was left to chance is not the same twice."""
    ann = running.guest()
    dealt = set()
    bots = ["bot random"] * 3
    made = (await ann.create(*bots, options={"advanced": True}, opening=CHOSEN))["table"]
    for _ in range(6):
        name = made["id"]
        assert made["opening"] == CHOSEN
        assert made["options"] == {"advanced": True}
        place = await ann.sit(name, "watch")
        await place.wait_for(lambda now: now["over"])
        record = running.house.tables[name].standing.record
        begun = record.at(0)
        crews = [player["crew"] for player in (await ann.get(f"/api/tables/{name}/replay/0"))["view"]["players"]]
        assert [crews[0], crews[2]] == ["goblins", "gnolls"]
        assert begun.to_act == [1]  # traits are chosen from the last player to the first
        again = save.parse(await ann.get(f"/api/tables/{name}/save"), rooms())
        assert again.game.fingerprint() == record.game.fingerprint()
        dealt.add(begun.fingerprint())
        made = (await ann.post(f"/api/tables/{name}/rematch"))["table"]
    assert len(dealt) == 6


async def test_a_rematch_of_a_scene_is_dealt_anew(running: Running) -> None:
    ann = running.guest()
    made = await ann.create("bot random", "bot random", scene="lockup, 2 players\nround: 6\n")
    decks = set()
    for _ in range(3):
        name = made["table"]["id"]
        await (await ann.sit(name, "watch")).wait_for(lambda now: now["over"])
        decks.add(running.house.tables[name].standing.record.deal_fingerprint)
        made = await ann.post(f"/api/tables/{name}/rematch")
    assert len(decks) == 3


async def test_seats_look_and_are_called_as_their_pieces_are(running: Running) -> None:
    """Bots go by their colour, in a rematch by the new one; people keep their names."""
    ann = running.guest()
    seats = [{"plan": "bot", "bot": "random"}, {"plan": "bot", "bot": "random", "name": "Bob"}]
    made = (await ann.post("/api/tables", {"game": "architects", "seats": seats}))["table"]
    first = made["seats"][0]["colour"]
    for _ in range(20):
        assert [seat["name"] for seat in made["seats"]] == [made["seats"][0]["colour"].capitalize(), "Bob"]
        if made["seats"][0]["colour"] != first:
            break
        await (await ann.sit(made["id"], "watch")).wait_for(lambda now: now["over"])
        made = (await ann.post(f"/api/tables/{made['id']}/rematch"))["table"]
    else:
        raise AssertionError("twenty deals gave the same colour")


REFUSED = [
    ({"identities": ["goblins", "goblins"]}, "Seats 1 and 2 both have the crew goblins"),
    ({"identities": ["goblin", ""]}, "did you mean goblins?"),
    ({"identities": ["goblins"]}, "There are 2 seats"),
    ({"first": 2}, "one of seats 1 to 2, not 3"),
]


async def test_what_cannot_be_is_refused(running: Running) -> None:
    guest = running.guest()
    for opening, words in REFUSED:
        seats = [{"plan": "here"}, {"plan": "bot"}]
        problem = await guest.post("/api/tables", {"game": "lockup", "seats": seats, "opening": opening}, 400)
        assert words in problem["words"]


async def test_the_house_says_where_an_automaton_plays(running: Running) -> None:
    """In Architects alone always, and with two if they like."""
    games = {game["name"]: game for game in (await running.guest().get("/api/house"))["games"]}
    assert list(games["lockup"]["automaton"]) == ["1"]
    assert list(games["architects"]["automaton"]) == ["1", "2"]
    opponents = [option for option in games["architects"]["options"] if option["name"] == "opponent"]
    assert [option["defaults"] for option in opponents] == [{"1": "constantine"}, {"2": "none"}]
