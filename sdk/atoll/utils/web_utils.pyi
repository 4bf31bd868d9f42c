"""HTTP requests that survive a short outage.

Failed requests are repeated with growing pauses: about one second, then two, then four,
each varied at random so that many pods do not return at the same moment. The number of
repetitions is set by `ATOLL_WEB_MAX_RETRIES` (3 by default). Proxies named in the
environment are used unless `ATOLL_PROXY_SUPPORT` is false.

For requests to the hub use `HubSession`, which adds credentials.
"""

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
) -> Response:
    """Fetch something, trying again when that may help.

    Args:
        url: The address, with `http` or `https`.
        params: Query parameters, added to those in the URL.
        headers: Request headers.
        timeout: Seconds to wait for the connection, and again for each chunk.
        max_retries: Repetitions after the first try, from 0; the configured number if
            `None`.
        session: Session to send the request with; a new one if `None`.

    Returns:
        The last response, whatever its status. Call its `raise_for_status` to treat
        refusals as errors.

    Raises:
        ConnectionError: If no try reached the server in time.
        ValueError: If `url` is not an HTTP address, or `max_retries` is negative.

    Examples:
        >>> from atoll.utils.web_utils import get
        >>> response = get("https://hub.example.com/api/status", max_retries=5)
        >>> response.raise_for_status()
    """

def post(
    url: str,
    *,
    json: JSONValue = None,
    data: bytes | Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
    timeout: float = 20.0,
    max_retries: int | None = None,
    session: Session | None = None,
) -> Response:
    """Send something, trying again when that may help.

    Args:
        url: The address, with `http` or `https`.
        json: Body to send as JSON. Cannot be combined with `data`.
        data: Body to send as it is, or form fields.
        headers: Request headers. The content type is set from the kind of body.
        timeout: Seconds to wait for the connection, and again for each chunk.
        max_retries: Repetitions after the first try, from 0; the configured number if
            `None`. Use 0 for requests that must not happen twice.
        session: Session to send the request with; a new one if `None`.

    Returns:
        The last response, whatever its status.

    Raises:
        ConnectionError: If no try reached the server in time.
        ValueError: If both kinds of body are given, `url` is not an HTTP address, or
            `max_retries` is negative.

    Warning:
        If the connection breaks after the request was sent, the server may have acted on
        it although the call is repeated.
    """

def is_retryable_status(status_code: int) -> bool:
    """Tell whether asking again later may succeed.

    Args:
        status_code: The HTTP status of a response.

    Returns:
        True for 408 and 425 (too slow, too early), 429 (too often), and all from 500 on
        but 501 and 505, which will not change by waiting.

    Examples:
        >>> from atoll.utils.web_utils import is_retryable_status
        >>> [code for code in (200, 404, 429, 503) if is_retryable_status(code)]
        [429, 503]
    """
