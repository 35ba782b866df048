"""The house's signature, by which push services and browsers know it again: VAPID, RFC 8292."""

from __future__ import annotations

import secrets
import time
from urllib.parse import SplitResult

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from bighouse.table.push import base64url
from bighouse.table.push.sealing import CURVE, write_point

HOURS = 12  # that a signature holds; a day is the most allowed
NUMBER_BYTES = 32
ORDER = CURVE.group_order


def new_key() -> str:
    """A private key as it is kept."""
    return base64url.encode((secrets.randbelow(ORDER - 1) + 1).to_bytes(NUMBER_BYTES, "big"))


class Vapid:
    def __init__(self, key: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(base64url.decode(key), "big"), CURVE)
        self.contact = contact  # where a push service finds whoever runs the house
        self.public = base64url.encode(write_point(self.key.public_key()))

    def authorization(self, endpoint: SplitResult) -> str:
        """The header that signs a message for the push service of this endpoint."""
        claims = {
            "aud": f"{endpoint.scheme}://{endpoint.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": self.contact,
        }
        signed = f"{part({'typ': 'JWT', 'alg': 'ES256'})}.{part(claims)}"
        numbers = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(NUMBER_BYTES, "big") for number in numbers)
        return f"vapid t={signed}.{base64url.encode(signature)}, k={self.public}"


def part(value: dict[str, object]) -> str:
    return base64url.encode(msgspec.json.encode(value))
