"""Sealing a message so that only one browser can read it, not the push service: RFC 8291, in one record of RFC 8188."""

from __future__ import annotations

import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT_BYTES = 16
SECRET_BYTES = 16  # that a browser shares with whoever may write to it
RECORD_BYTES = 4096
END = b"\x02"  # after the last record's text


def read_point(point: bytes) -> ec.EllipticCurvePublicKey:
    """A public key as browsers hand it out; ValueError when it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def write_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(text: bytes, browser: bytes, secret: bytes) -> bytes:
    """The text for a browser's public key and secret; no two are sealed alike."""
    return seal_with(text, browser, secret, ec.generate_private_key(CURVE), secrets.token_bytes(SALT_BYTES))


def seal_with(text: bytes, browser: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    sender = write_point(own.public_key())
    shared = own.exchange(ec.ECDH(), read_point(browser))
    material = derive(shared, secret, b"WebPush: info\0" + browser + sender, 32)
    key = derive(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + END, None)


def derive(material: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(material)
