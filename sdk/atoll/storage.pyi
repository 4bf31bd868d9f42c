"""Large objects that take the way past the message service.

Messages between pods and modellers are limited in size. A payload beyond the limit, such as
the weights of a large model, is encrypted, put in an object store through a pre-signed URL,
and fetched from there by the receiver. Neither side needs credentials for the store: the
URL is the permission, for one object and a short time.

The transport layer does this on its own. Call these functions only when you implement a
transport, or to move something of your own.
"""

from typing import Final, TypedDict

from atoll.exceptions import SdkError

__all__ = [
    "ENCRYPTION_KEY_LENGTH",
    "PresignedUpload",
    "StorageError",
    "download_from_store",
    "upload_to_store",
]

ENCRYPTION_KEY_LENGTH: Final = 32
"""Length in bytes of the AES keys with which objects are encrypted."""

class StorageError(SdkError):
    """The object store refused an upload or a download.

    Network failures raise the built-in `ConnectionError` instead, after the retries
    that `ATOLL_WEB_MAX_RETRIES` allows.

    Message: `The object store refused the upload: the URL has expired.`

    Cause: A pre-signed URL is valid for one object and a short time, and it has expired
    or was used before.

    Fix: Request a new URL. If you use built-in protocols, run the task again and check
    that the machine's clock is correct.

    Message: `The object could not be decrypted.`

    Cause: The object was encrypted with another key, or was altered.

    Fix: Run the task again. If the error persists, contact support.
    """

class PresignedUpload(TypedDict):
    """Permission to put one object in the store, as the message service hands it out.

    Attributes:
        url: Where to send the form with an HTTP POST.
        fields: Form fields to send before the content. They hold the signature and must
            not be changed.
    """

    url: str
    fields: dict[str, str]

async def upload_to_store(
    upload: PresignedUpload,
    payload: bytes,
    *,
    encryption_key: bytes | None = None,
    timeout: float = 60.0,
) -> int:
    """Put an object in the store.

    Args:
        upload: The permission. It serves for one object only.
        payload: The content.
        encryption_key: AES key of `ENCRYPTION_KEY_LENGTH` bytes. The content is encrypted
            before it leaves the machine. `None` sends it as it is, which is right only if
            it is encrypted already.
        timeout: Seconds to wait for the store to accept a chunk.

    Returns:
        The bytes sent, a little more than the length of `payload` if it was encrypted.

    Raises:
        StorageError: If the store refuses the object.
        ConnectionError: If the store cannot be reached.
        ValueError: If the key has the wrong length.

    Examples:
        Both halves of a transfer, with a key that travels in an encrypted message:

        >>> import secrets
        >>> from atoll.storage import (
        ...     ENCRYPTION_KEY_LENGTH,
        ...     PresignedUpload,
        ...     download_from_store,
        ...     upload_to_store,
        ... )
        >>> async def transfer(upload: PresignedUpload, url: str) -> bytes:
        ...     key = secrets.token_bytes(ENCRYPTION_KEY_LENGTH)
        ...     await upload_to_store(upload, b"weights", encryption_key=key)
        ...     return await download_from_store(url, encryption_key=key)
    """

async def download_from_store(
    url: str,
    *,
    encryption_key: bytes | None = None,
    max_size: int | None = None,
    timeout: float = 60.0,
) -> bytes:
    """Fetch an object from the store.

    Args:
        url: Pre-signed URL of the object.
        encryption_key: The key with which it was encrypted. `None` gives the bytes as
            they are stored.
        max_size: Largest object to accept, in bytes. The download stops as soon as it is
            exceeded. `None` sets no limit.
        timeout: Seconds to wait for the next chunk.

    Returns:
        The content, decrypted.

    Raises:
        StorageError: If the store refuses, the object is larger than `max_size`, or its
            content was tampered with or encrypted with another key.
        ConnectionError: If the store cannot be reached.
        ValueError: If the key has the wrong length.
    """
