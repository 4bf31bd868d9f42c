"""RSA key pairs of pods and modellers.

Each pod has a key pair, so that requests can be encrypted for this pod only. It is
created when the pod first starts and stored under the SDK home (`ATOLL_HOME`). The
public key is registered with the hub, and the private key never leaves the machine. A
modeller needs a key pair only for the `key-based` identity method.

Warning:
    Anyone who has a pod's private key can read the requests that are sent to it.
    Restrict access to the folder to the pod's account, and exclude it from backups that
    others can read.
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
"""Length of new keys in bits."""

@dataclass(frozen=True)
class RSAKeyPair:
    """A public key and its private key.

    On disk, a pair is a folder with two PEM files, `public_key.pem` and
    `private_key.pem`. Only the file's owner can read the private key.

    Attributes:
        public: The public key, which encrypts and verifies.
        private: The private key, which decrypts and signs.

    Examples:
        Create a key pair for the `key-based` method and save it:

        >>> from atoll.federated.keys_setup import RSAKeyPair
        >>> keys = RSAKeyPair.generate()
        >>> folder = keys.save("modeller-keys")
        >>> RSAKeyPair.load(folder).fingerprint == keys.fingerprint
        True

        Then register the public key, so that pods can verify your signature:

        >>> from atoll.hub import HubClient
        >>> HubClient().register_user_public_key(keys.public)
    """

    public: RSAPublicKey
    private: RSAPrivateKey

    @classmethod
    def generate(cls, key_size: int = DEFAULT_KEY_SIZE) -> Self:
        """Create a new pair from the system's source of randomness.

        Args:
            key_size: Length in bits; at least 2048.

        Returns:
            The new pair, not saved yet.

        Raises:
            ValueError: If `key_size` is below 2048.
        """

    @classmethod
    def load(cls, directory: str | PathLike[str]) -> Self:
        """Load a pair that was written by `save`.

        Args:
            directory: The folder with the two files.

        Returns:
            The pair.

        Raises:
            FileNotFoundError: If one of the files is missing.
            ValueError: If a file isn't an RSA key in PEM format, or the two keys don't
                match.
        """

    def save(
        self, directory: str | PathLike[str], *, overwrite: bool = False
    ) -> Path:
        """Save the pair in a folder, which is created if necessary.

        Args:
            directory: The folder to write to.
            overwrite: Whether to replace existing keys. Anything encrypted for the old
                pair can then no longer be decrypted.

        Returns:
            The folder.

        Raises:
            FileExistsError: If keys already exist and `overwrite` is off.
        """

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the public key, in hexadecimal, for comparing keys."""

def get_pod_keys(
    pod_name: str, *, directory: str | PathLike[str] | None = None
) -> RSAKeyPair:
    """Load the key pair of a pod, or create it on first use.

    Args:
        pod_name: The pod's name, without its owner.
        directory: Folder with one subfolder of keys per pod; `None` uses `keys` under
            the SDK home.

    Returns:
        The same pair on every call.

    Raises:
        PodNameError: If the name is malformed.
        ValueError: If the existing files aren't a key pair.

    Examples:
        >>> from atoll.federated.keys_setup import get_pod_keys
        >>> keys = get_pod_keys("census-income-demo")
        >>> keys.public.key_size
        4096
    """

def load_private_key(
    path: str | PathLike[str], *, password: bytes | None = None
) -> RSAPrivateKey:
    """Read a private key from a PEM or OpenSSH file.

    Args:
        path: The file. A leading `~` is expanded.
        password: Password of an encrypted key.

    Returns:
        The key.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        ValueError: If it contains no RSA private key, or the password is wrong.
    """

def load_public_key(path: str | PathLike[str]) -> RSAPublicKey:
    """Read a public key from a PEM or OpenSSH file.

    Args:
        path: The file. A leading `~` is expanded.

    Returns:
        The key.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        ValueError: If it contains no RSA public key.
    """
