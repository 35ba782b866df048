"""Taking the address before anything else is begun, and saying why when that cannot be."""

from __future__ import annotations

import errno
import socket

from bighouse.engine.errors import BighouseError
from bighouse.table.settings import LOOPBACK, Settings

PORTS = 1 << 16
WAITING = 2048  # visitors that may stand in the door at once
EVERYWHERE = ("0.0.0.0", "::")
ANOTHER_PORT = "Name another one: bighouse serve --port 8282, or make play PORT=8282"


def listen(settings: Settings) -> socket.socket:
    """A socket at the host and port of the settings."""
    host, port = settings.host, settings.port
    if not 0 <= port < PORTS:
        raise BighouseError(f"There is no port {port}: they go up to {PORTS - 1}. {ANOTHER_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=WAITING)
    except OSError as error:
        raise BighouseError(why_not(host, port, error)) from None


def why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken; perhaps Bighouse is open already, at {address(host, port)}. {ANOTHER_PORT}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} is not for everybody. {ANOTHER_PORT}"
    return f"This machine has no address {host}. Name another one: --host 0.0.0.0 lets everybody in who reaches it"


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    name = "localhost" if host in (*LOOPBACK, *EVERYWHERE) else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
