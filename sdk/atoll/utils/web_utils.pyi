"""HTTP requests with retries.

Failed requests are retried with increasing delays of about one, two and four seconds,
with random variation, so that pods don't all retry at the same time.
`ATOLL_WEB_MAX_RETRIES` sets the number of retries (3 by default). Proxies that are set
in the environment are used unless `ATOLL_PROXY_SUPPORT` is false.

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
    """Send a GET request, with retries after temporary failures.

    Args:
        url: The address, with `http` or `https`.
        params: Query parameters, added to those in the URL.
        headers: Request headers.
        timeout: Number of seconds to wait for the connection, and for each chunk.
        max_retries: Number of retries, at least 0; `None` uses the configured number.
        session: Session for the request; `None` creates a new one.

    Returns:
        The last response, whatever its status. Call its `raise_for_status` to raise an
        exception for error statuses.

    Raises:
        ConnectionError: If the server couldn't be reached in time.
        ValueError: If `url` isn't an HTTP address, or `max_retries` is negative.

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
    """Send a POST request, with retries after temporary failures.

    Args:
        url: The address, with `http` or `https`.
        json: Body to send as JSON. Can't be combined with `data`.
        data: Body to send unchanged, or form fields.
        headers: Request headers. The content type follows from the body.
        timeout: Number of seconds to wait for the connection, and for each chunk.
        max_retries: Number of retries, at least 0; `None` uses the configured number.
            Use 0 for requests that must not be repeated.
        session: Session for the request; `None` creates a new one.

    Returns:
        The last response, whatever its status.

    Raises:
        ConnectionError: If the server couldn't be reached in time.
        ValueError: If both `json` and `data` are given, `url` isn't an HTTP address, or
            `max_retries` is negative.

    Warning:
        If the connection breaks after the request was sent, the server might have
        processed it although it is retried.
    """

def is_retryable_status(status_code: int) -> bool:
    """Check whether a request can be retried.

    Args:
        status_code: The HTTP status of a response.

    Returns:
        True for 408, 425, 429, and all statuses from 500 except 501 and 505.

    Examples:
        >>> from atoll.utils.web_utils import is_retryable_status
        >>> [code for code in (200, 404, 429, 503) if is_retryable_status(code)]
        [429, 503]
    """
