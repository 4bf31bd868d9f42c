from typing import TypedDict

__all__ = ["PresignedUpload", "StorageError", "download_from_store", "upload_to_store"]

from atoll.exceptions import SdkError

class StorageError(SdkError): ...

class PresignedUpload(TypedDict):
    url: str
    fields: dict[str, str]

async def upload_to_store(
    upload: PresignedUpload, payload: bytes, *, encryption_key: bytes | None = None, timeout: float = 60.0
) -> int: ...
async def download_from_store(
    url: str, *, encryption_key: bytes | None = None, max_size: int | None = None, timeout: float = 60.0
) -> bytes: ...
