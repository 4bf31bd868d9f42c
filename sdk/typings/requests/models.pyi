from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from typing_extensions import Self

class Request:
    method: str
    url: str
    def __init__(self, method: str, url: str, **kwargs: Any) -> None: ...
    def prepare(self) -> PreparedRequest: ...

class PreparedRequest:
    method: str | None
    url: str | None
    headers: dict[str, str]
    body: bytes | str | None

class Response:
    status_code: int
    url: str
    reason: str
    headers: dict[str, str]
    elapsed: timedelta
    request: PreparedRequest
    encoding: str | None
    @property
    def ok(self) -> bool: ...
    @property
    def text(self) -> str: ...
    @property
    def content(self) -> bytes: ...
    def json(self, **kwargs: Any) -> Any: ...
    def iter_content(self, chunk_size: int | None = 1) -> Iterator[bytes]: ...
    def raise_for_status(self) -> None: ...
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
