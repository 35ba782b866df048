"""Push subscriptions: a browser that wants to be told of its session's turns while it is closed."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from bighouse.table.routes.asking import AnAsking, Asking
from bighouse.table.rows import Subscription
from bighouse.table.troubles import Trouble
from bighouse.table.wire.house import PushInfo, Subscribe


@get("/api/push")
async def push_info(asking: AnAsking) -> PushInfo:
    """What to subscribe with, and whether this session has."""
    return await info(asking)


@put("/api/push")
async def subscribe(asking: AnAsking, data: JSONBody[Subscribe]) -> PushInfo:
    """Tell this browser when it is its session's turn, at any table."""
    house = asking.house
    if not await house.store.accesses(asking.session.hash):
        raise Trouble("forbidden", "Sit down at a table first: you have no turns to be told of.")
    subscription = Subscription(data.endpoint, data.key, data.secret)
    house.pushes.check(subscription)
    await house.store.subscribe(asking.session.hash, subscription)
    return await info(asking)


@delete("/api/push", status_code=200)
async def unsubscribe(asking: AnAsking) -> PushInfo:
    """Tell it no more."""
    found = await asking.house.store.subscription(asking.session.hash)
    if found is not None:
        await asking.house.store.unsubscribe(found.endpoint)
    return await info(asking)


async def info(asking: Asking) -> PushInfo:
    found = await asking.house.store.subscription(asking.session.hash)
    return PushInfo(asking.house.pushes.vapid.public, None if found is None else found.endpoint)
