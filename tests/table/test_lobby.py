"""One's own tables: how they ended, out of sight, and gone for good."""

import pytest

from tests.table.running import Guest, Json, Running, Start

pytestmark = pytest.mark.anyio


async def listed(guest: Guest) -> dict[str, Json]:
    return {table["id"]: table for table in await guest.get("/api/tables")}


async def test_a_finished_table_tells_its_result(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("bot random", "bot random"))["table"]["id"]
    sheet = (await (await ann.sit(name, "watch")).wait_for(lambda now: now["over"]))["sheet"]
    result = (await listed(ann))[name]["result"]
    assert result == {"scores": sheet["totals"], "winners": sheet["winners"], "automaton": ""}


async def test_an_automaton_is_part_of_the_result(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("bot random"))["table"]["id"]
    sheet = (await (await ann.sit(name, "watch")).wait_for(lambda now: now["over"]))["sheet"]
    result = (await listed(ann))[name]["result"]
    assert (result["scores"], result["automaton"]) == (sheet["totals"], sheet["players"][1])
    assert result["winners"] == ([1] if sheet["automaton_won"] else sheet["winners"])


async def test_whoever_archives_a_table_does_so_for_themselves(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    assert (await ben.put(f"/api/tables/{name}/archive", {"archived": True}))["archived"]
    assert (await listed(ben))[name]["archived"]
    assert not (await listed(ann))[name]["archived"]
    assert (await ben.sit(name, 1)).table["mine"] == [1]  # it is still his
    await ben.put(f"/api/tables/{name}/archive", {"archived": True})  # twice does no harm
    assert not (await ben.put(f"/api/tables/{name}/archive", {"archived": False}))["archived"]
    await running.guest().put(f"/api/tables/{name}/archive", {"archived": True}, 403)
    await ben.put(f"/api/tables/{name}/archive", {"archived": True})
    await ann.post(f"/api/tables/{name}/seats/1/link")  # he loses the seat, and a table that is not his any more
    assert await listed(ben) == {}


async def test_only_the_host_deletes_a_table_and_nobody_loses_theirs(running: Running) -> None:
    ann, ben = running.guest(), running.guest()
    made = await ann.create("here Ann", "elsewhere Ben", "bot random")
    name = made["table"]["id"]
    await ben.enter(made["links"]["seats"]["1"])
    await ben.delete(f"/api/tables/{name}", 403)
    assert "Ben" in (await ann.delete(f"/api/tables/{name}", 409))["words"]
    assert name in await listed(ann)
    await ben.post(f"/api/tables/{name}/seats/1/stand")  # now he only watches
    his = await ben.sit(name, "watch")
    await ann.delete(f"/api/tables/{name}")
    assert "deleted" in (await his.hear_until("refused"))["words"]
    assert await his.closed() == 4403
    for guest in (ann, ben):
        assert await listed(guest) == {}
        await guest.get(f"/api/tables/{name}", 404)


async def test_a_table_that_another_process_has_deleted_is_closed(postgres_database: str, start: Start) -> None:
    first, second = [await start(postgres_database) for _ in range(2)]
    ann = first.guest()
    name = (await ann.create("here Ann", "here Ben"))["table"]["id"]
    there = await second.guest(ann.secret).sit(name, 0)
    await ann.delete(f"/api/tables/{name}")
    assert "deleted" in (await there.hear_until("refused"))["words"]
    assert await there.closed() == 4403
    assert name not in second.house.tables


async def test_the_host_deletes_a_table_from_another_device(running: Running) -> None:
    """Whoever came by the host's own link is the host as well."""
    ann, phone = running.guest(), running.guest()
    made = await ann.create("here Ann", "bot random")
    await phone.enter(made["links"]["host"])
    await phone.delete(f"/api/tables/{made['table']['id']}")
    assert await listed(ann) == {}


async def test_a_rematch_of_an_archived_table_is_in_sight(running: Running) -> None:
    ann = running.guest()
    name = (await ann.create("bot random", "bot random"))["table"]["id"]
    await (await ann.sit(name, "watch")).wait_for(lambda now: now["over"])
    await ann.put(f"/api/tables/{name}/archive", {"archived": True})
    again = (await ann.post(f"/api/tables/{name}/rematch"))["table"]["id"]
    assert not (await listed(ann))[again]["archived"]
