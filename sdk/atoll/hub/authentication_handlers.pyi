"""Three ways to obtain credentials for the hub.

| Handler | Use it for |
|---|---|
| `DeviceCodeFlowHandler` | people: a browser login, stored on disk |
| `APIKeysHandler` | pods and jobs that run unattended |
| `ExternallyManagedJWTHandler` | programs that already have a token of the user |

Pass a handler to an `atoll.hub.authentication_flow.HubSession`, which asks it for
headers with every request.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from os import PathLike

__all__ = [
    "APIKeysHandler",
    "AuthenticationHandler",
    "DeviceCodeFlowHandler",
    "ExternallyManagedJWTHandler",
]

class AuthenticationHandler(ABC):
    """Base class of the handlers that obtain credentials.

    Derive from it to add your own. A session only needs `authenticate`,
    `is_authenticated` and `headers`.
    """

    def __init__(self, username: str | None = None) -> None:
        """Set the account.

        Args:
            username: The account; `None` if it isn't known before the login.
        """

    @property
    def username(self) -> str:
        """The account that the credentials belong to.

        Raises:
            AuthEnvironmentError: If it was not given and no user has logged in yet.
        """

    @property
    @abstractmethod
    def is_authenticated(self) -> bool:
        """Whether the handler has credentials that haven't expired."""

    @abstractmethod
    def authenticate(self) -> None:
        """Obtain credentials, or renew expired ones.

        Raises:
            AuthenticationError: If that fails.
        """

    @abstractmethod
    def headers(self) -> dict[str, str]:
        """Return the headers that authenticate a request.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If there are no valid credentials.
        """

class APIKeysHandler(AuthenticationHandler):
    """Authenticates with a pair of API keys.

    Create the keys on the hub under My Pods > API Keys. They belong to one pod and act
    on behalf of its owner. They don't expire, so rotate them from time to time: a pod
    can have two pairs, and the old one works until you delete it. Users without a pod
    have no API keys. A job that they run unattended uses the stored browser login of
    `DeviceCodeFlowHandler`, which renews itself.

    Examples:
        >>> import os
        >>> from atoll.hub import APIKeysHandler, HubClient, HubSession
        >>> handler = APIKeysHandler(
        ...     "alice",
        ...     access_key_id=os.environ["ATOLL_API_KEY_ID"],
        ...     access_key=os.environ["ATOLL_API_KEY"],
        ... )
        >>> hub = HubClient(HubSession(handler))
    """

    def __init__(
        self, username: str, *, access_key_id: str, access_key: str
    ) -> None:
        """Store a pair of keys; nothing is sent yet.

        Args:
            username: The account that the keys belong to. An API key doesn't identify
                its owner.
            access_key_id: The public part of the pair.
            access_key: The secret part. Read it from the environment or a secret store,
                never from source code.

        Raises:
            AuthEnvironmentError: If one of the three is empty.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether the hub has accepted the keys."""

    def authenticate(self) -> None:
        """Verify the keys with the hub.

        Raises:
            AuthenticationError: If the keys were deleted, or belong to another account.
        """

    def headers(self) -> dict[str, str]:
        """Return the headers with the keys.

        Returns:
            Header values by name.
        """

class DeviceCodeFlowHandler(AuthenticationHandler):
    """Authenticates a person through a login in any browser.

    `authenticate` prints an address and a code and waits until the code is confirmed.
    The token is stored under the SDK home and renewed automatically, so the next
    program that uses the same account doesn't ask again. To use two accounts on one
    machine, give each its own home (`ATOLL_HOME`).

    This is the login to the hub. Pods verify your identity separately, for each task:
    see `atoll.federated.transport.identity_verification`.

    Examples:
        >>> from atoll.hub import DeviceCodeFlowHandler, HubSession
        >>> session = HubSession(DeviceCodeFlowHandler("carol", open_browser=False))
        >>> session.authenticate()
        >>> session.username
        'carol'
    """

    def __init__(
        self,
        username: str | None = None,
        *,
        idp_url: str | None = None,
        storage_path: str | PathLike[str] | None = None,
        open_browser: bool = True,
        timeout: float = 300.0,
    ) -> None:
        """Prepare the login; it starts with `authenticate`.

        Args:
            username: The account that has to log in; `None` accepts any account and
                remembers it.
            idp_url: The identity provider; `None` uses the public one.
            storage_path: Folder for the token; `None` uses the SDK home.
            open_browser: Whether to open the address in a browser as well as print it.
            timeout: Number of seconds in which the code has to be confirmed.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether there is a token that hasn't expired."""

    @property
    def expires_at(self) -> datetime | None:
        """When the token expires, in UTC; `None` without a token."""

    def authenticate(self) -> None:
        """Use the stored token, renew it, or ask the user to log in.

        Raises:
            AuthenticationError: If the code isn't confirmed in time, or a user other
                than `username` logs in.
        """

    def forget(self) -> None:
        """Delete the stored token, so that the next program has to log in again."""

    def headers(self) -> dict[str, str]:
        """Return the header with the token.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If there is no valid token.
        """

class ExternallyManagedJWTHandler(AuthenticationHandler):
    """Authenticates with a token that another program manages.

    The desktop app works this way: the user logs in to the app, which passes its token
    to the engine. When the token expires, the handler requests a new one.

    Examples:
        >>> from datetime import datetime, timedelta, timezone
        >>> from atoll.hub import ExternallyManagedJWTHandler, HubSession
        >>> def fetch_token() -> tuple[str, datetime]:
        ...     with open("/run/tokens/current", encoding="utf-8") as file:
        ...         token = file.read().strip()
        ...     return token, datetime.now(timezone.utc) + timedelta(minutes=10)
        >>> session = HubSession(
        ...     ExternallyManagedJWTHandler("carol", get_token=fetch_token)
        ... )
    """

    def __init__(
        self,
        username: str,
        *,
        get_token: Callable[[], tuple[str, datetime]],
        jwt: str | None = None,
        expires_at: datetime | None = None,
    ) -> None:
        """Set the source of tokens.

        Args:
            username: The account that the tokens belong to.
            get_token: Returns a token and its expiry time, with a time zone. It is
                called whenever a new token is needed.
            jwt: A token to start with; `None` calls `get_token` immediately.
            expires_at: When `jwt` expires. Required with `jwt`.

        Raises:
            ValueError: If only one of `jwt` and `expires_at` is given.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether the current token hasn't expired."""

    def authenticate(self) -> None:
        """Request a new token if the current one has expired.

        Raises:
            AuthenticationError: If the new token has expired too, or belongs to another
                account.
        """

    def headers(self) -> dict[str, str]:
        """Return the header with the token.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If no valid token can be obtained.
        """
