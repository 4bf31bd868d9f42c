from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey
from typing_extensions import Self

__all__ = ["DEFAULT_KEY_SIZE", "RSAKeyPair", "get_pod_keys", "load_private_key", "load_public_key"]

DEFAULT_KEY_SIZE: Final = 4096

@dataclass(frozen=True)
class RSAKeyPair:
    public: RSAPublicKey
    private: RSAPrivateKey
    @classmethod
    def generate(cls, key_size: int = DEFAULT_KEY_SIZE) -> Self: ...
    @classmethod
    def load(cls, directory: str | PathLike[str]) -> Self: ...
    def save(self, directory: str | PathLike[str], *, overwrite: bool = False) -> Path: ...
    @property
    def fingerprint(self) -> str: ...

def get_pod_keys(pod_name: str, *, directory: str | PathLike[str] | None = None) -> RSAKeyPair: ...
def load_private_key(
    path: str | PathLike[str], *, password: bytes | None = None
) -> RSAPrivateKey: ...
def load_public_key(path: str | PathLike[str]) -> RSAPublicKey: ...
