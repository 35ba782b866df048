"""The house on a device: it can be installed, links go from hand to hand, and a closed page is told of a turn."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.house import PHONE, Guests, eventually, make_table, settle

WHOLE_BROWSER = True  # the shell shows no notices
# Chromium without Google has no push service: the browser's own part is played here, all else is real.
SUBSCRIBE = """(() => {
    let own = null;
    const keys = {p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg'};
    const endpoint = 'https://push.example.org/one';
    PushManager.prototype.getSubscription = async () => own;
    PushManager.prototype.subscribe = async () =>
        (own = {endpoint, unsubscribe: async () => ((own = null), true), toJSON: () => ({endpoint, keys})});
})()"""
SIZES = """async (icons) => Promise.all(icons.map(async ({src}) => {
    const image = await createImageBitmap(await (await fetch(src)).blob());
    return `${image.width}x${image.height}`;
}))"""
NOTICES = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map((notice) => [notice.body, notice.data.path])"""


def test_it_can_be_installed(guests: Guests) -> None:
    page = guests.come()
    page.goto("/")
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []  # as every test is
    icons = json.loads(found["data"])["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    assert page.evaluate(SIZES, icons) == [icon["sizes"] for icon in icons]


def deliver(devtools: CDPSession, page: Page, worker: str, words: dict[str, str]) -> None:
    """As if it had come from a push service."""
    origin = page.evaluate("origin")
    devtools.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": worker, "data": json.dumps(words)}
    )


def test_a_device_is_told_of_a_turn_and_a_link_can_be_scanned(guests: Guests) -> None:
    page = guests.come(PHONE)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBE)
    table = make_table(page, "lockup", "here Ann", "elsewhere Ben")
    code = page.get_by_role("img", name="QR code of the link for Spectators")
    page.get_by_role("button", name="New link to watch").click()
    page.get_by_role("button", name="QR code for Spectators").click()
    expect(code).to_be_visible()
    settle(page)
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] > 180  # large enough for a camera
    guests.shoot(page, "gathering")
    page.get_by_role("button", name="Start the game").click()

    devtools = page.context.new_cdp_session(page)
    workers: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and links").click()
    switch = page.get_by_role("checkbox", name="Tell this device when it is my turn")
    switch.check()
    expect(switch).to_be_enabled()
    guests.shoot(page, "switch")
    asked = page.request.get("/api/push").json()
    assert asked["endpoint"] == "https://push.example.org/one"
    worker = eventually(page, lambda: workers)[-1]["registrationId"]

    # Whoever looks at the table sees it there; at any other page the notice leads to it.
    words = {"words": "Your turn at Thursday", "path": f"/t/{table}"}
    deliver(devtools, page, worker, words)
    elsewhere = {"words": "Your turn at Friday", "path": "/t/friday"}
    deliver(devtools, page, worker, elsewhere)
    assert eventually(page, lambda: page.evaluate(NOTICES)) == [["Your turn at Friday", "/t/friday"]]

    switch.uncheck()
    expect(switch).to_be_enabled()
    assert page.request.get("/api/push").json()["endpoint"] is None
