"""RSA key pairs on disk: a pod's own, and a modeller's.

A pod has a key pair so that requests can be encrypted for it alone. It is made on first
start and kept under the SDK home (`ATOLL_HOME`). The public half is registered with the
hub; the private half never leaves the machine. A modeller needs a key pair only for the
`key-based` identity method.

Warning:
    Whoever has a pod's private key can read the requests sent to it. Keep the folder
    readable by the pod's account alone, and leave it out of backups that others can open.
"""

from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey
from typing_extensions import Self

__all__ = [
    "DEFAULT_KEY_SIZE",
    "RSAKeyPair",
    "get_pod_keys",
    "load_private_key",
    "load_public_key",
]

DEFAULT_KEY_SIZE: Final = 4096
"""Length in bits of newly made keys."""

@dataclass(frozen=True)
class RSAKeyPair:
    """A public key and the private key that belongs to it.

    On disk a pair is a folder with two PEM files, `public_key.pem` and
    `private_key.pem`. The private one is written with access for its owner only.

    Attributes:
        public: The half that others may see. It encrypts and verifies.
        private: The half to keep. It decrypts and signs.

    Examples:
        Make a key pair for the `key-based` method and store it:

        >>> from atoll.federated.keys_setup import RSAKeyPair
        >>> keys = RSAKeyPair.generate()
        >>> folder = keys.save("modeller-keys")
        >>> RSAKeyPair.load(folder).fingerprint == keys.fingerprint
        True

        Then register the public half, so that pods can check your signature:

        >>> from atoll.hub import HubClient
        >>> HubClient().register_user_public_key(keys.public)
    """

    public: RSAPublicKey
    private: RSAPrivateKey

    @classmethod
    def generate(cls, key_size: int = DEFAULT_KEY_SIZE) -> Self:
        """Make a new pair from the system's source of randomness.

        Args:
            key_size: Length in bits; at least 2048.

        Returns:
            The new pair, not yet stored.

        Raises:
            ValueError: If `key_size` is below 2048.
        """

    @classmethod
    def load(cls, directory: str | PathLike[str]) -> Self:
        """Read a pair that `save` has written.

        Args:
            directory: The folder that holds the two files.

        Returns:
            The pair.

        Raises:
            FileNotFoundError: If one of the files is missing.
            ValueError: If a file is not an RSA key in PEM form, or the two do not belong
                together.
        """

    def save(
        self, directory: str | PathLike[str], *, overwrite: bool = False
    ) -> Path:
        """Write the pair into a folder, which is created if need be.

        Args:
            directory: Where to write.
            overwrite: Whether keys that are already there may be replaced. What was
                encrypted for the old pair can then no longer be read.

        Returns:
            The folder.

        Raises:
            FileExistsError: If there are keys already and `overwrite` is off.
        """

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the public key, in hexadecimal, to compare two keys by eye."""

def get_pod_keys(
    pod_name: str, *, directory: str | PathLike[str] | None = None
) -> RSAKeyPair:
    """Load the key pair of a pod, making it on first use.

    Args:
        pod_name: The pod's name, without its owner.
        directory: Where key pairs are kept, one folder for each pod; `None` stands for
            `keys` under the SDK home.

    Returns:
        The same pair on every call.

    Raises:
        PodNameError: If the name is not well-formed.
        ValueError: If the files that are there are not a key pair.

    Examples:
        >>> from atoll.federated.keys_setup import get_pod_keys
        >>> keys = get_pod_keys("census-income")
        >>> keys.public.key_size
        4096
    """

def load_private_key(
    path: str | PathLike[str], *, password: bytes | None = None
) -> RSAPrivateKey:
    """Read a private key from a PEM or OpenSSH file.

    Args:
        path: The file. A leading `~` is expanded.
        password: Needed if the key is stored encrypted.

    Returns:
        The key.

    Raises:
        FileNotFoundError: If there is no such file.
        ValueError: If it holds no RSA private key, or the password does not open it.
    """

def load_public_key(path: str | PathLike[str]) -> RSAPublicKey:
    """Read a public key from a PEM or OpenSSH file.

    Args:
        path: The file. A leading `~` is expanded.

    Returns:
        The key.

    Raises:
        FileNotFoundError: If there is no such file.
        ValueError: If it holds no RSA public key.
    """
