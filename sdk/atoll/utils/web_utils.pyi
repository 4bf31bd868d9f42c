from collections.abc import Mapping

from requests import Response, Session

from atoll.types import JSONValue

__all__ = ["get", "is_retryable_status", "post"]

def get(
    url: str,
    *,
    params: Mapping[str, str | int] | None = None,
    headers: Mapping[str, str] | None = None,
    timeout: float = 20.0,
    max_retries: int | None = None,
    session: Session | None = None,
) -> Response: ...
def post(
    url: str,
    *,
    json: JSONValue = None,
    data: bytes | Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
    timeout: float = 20.0,
    max_retries: int | None = None,
    session: Session | None = None,
) -> Response: ...
def is_retryable_status(status_code: int) -> bool: ...
