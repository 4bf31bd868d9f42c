"""Transfer of large payloads through the object store.

Messages between pods and modellers are limited in size. A larger payload, such as the
weights of a large model, is encrypted and uploaded to an object store with a pre-signed
URL, and downloaded by the recipient. Neither side needs credentials for the store,
because the URL grants access to one object for a short time.

The transport layer does this automatically. Call these functions only to implement a
transport or to transfer your own data.
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
"""Length in bytes of the AES keys that encrypt objects."""

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
    """Permission to upload one object to the store, issued by the message service.

    Attributes:
        url: Address for the HTTP POST request with the form.
        fields: Form fields to send before the content. They contain the signature and
            must not be changed.
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
    """Encrypt a payload and upload it with a pre-signed URL.

    Args:
        upload: The permission, which is valid for one object.
        payload: The content.
        encryption_key: AES key of `ENCRYPTION_KEY_LENGTH` bytes. The content is
            encrypted before it leaves the machine. `None` sends it unchanged; use it
            only for content that is already encrypted.
        timeout: Number of seconds to wait for the store to accept a chunk.

    Returns:
        The number of bytes sent, which is slightly more than the length of `payload` if
        it was encrypted.

    Raises:
        StorageError: If the store refuses the object.
        ConnectionError: If the store can't be reached.
        ValueError: If the key has the wrong length.

    Examples:
        Upload and download, with a key that is sent in an encrypted message:

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
    """Download a payload with a pre-signed URL and decrypt it.

    Args:
        url: Pre-signed URL of the object.
        encryption_key: The key that it was encrypted with. `None` returns the stored
            bytes.
        max_size: Maximum size in bytes. The download stops if it is exceeded. `None`
            sets no limit.
        timeout: Number of seconds to wait for the next chunk.

    Returns:
        The content, decrypted.

    Raises:
        StorageError: If the store refuses the request, the object is larger than
            `max_size`, or its content was altered or encrypted with another key.
        ConnectionError: If the store can't be reached.
        ValueError: If the key has the wrong length.
    """
