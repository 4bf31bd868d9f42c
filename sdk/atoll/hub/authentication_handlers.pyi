"""The three ways to get credentials for the hub.

| handler | where it suits |
|---|---|
| `DeviceCodeFlowHandler` | people: a browser login, remembered on disk |
| `APIKeysHandler` | pods and jobs that run unattended |
| `ExternallyManagedJWTHandler` | programs that already hold a token of the user |

A handler goes into an `atoll.hub.authentication_flow.HubSession`, which asks it for headers
with every request.
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
    """Base of the ways to get credentials.

    Derive from it to bring another one; `authenticate`, `is_authenticated` and `headers`
    are all that a session needs.
    """

    def __init__(self, username: str | None = None) -> None:
        """Name the account.

        Args:
            username: The account; `None` if it is not known before the login.
        """

    @property
    def username(self) -> str:
        """The account that the credentials belong to.

        Raises:
            AuthEnvironmentError: If it was not given and nobody has logged in yet.
        """

    @property
    @abstractmethod
    def is_authenticated(self) -> bool:
        """Whether there are credentials that have not run out."""

    @abstractmethod
    def authenticate(self) -> None:
        """Get credentials, or renew those that have run out.

        Raises:
            AuthenticationError: If that is not possible.
        """

    @abstractmethod
    def headers(self) -> dict[str, str]:
        """Give the headers that prove the identity to a service.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If `authenticate` has not been called, or no longer helps.
        """

class APIKeysHandler(AuthenticationHandler):
    """Authenticates with a pair of API keys, made on the hub under My Pods > API Keys.

    The keys belong to one pod. They do not run out, so rotate them from time to time: a
    pod may have two, and the old one goes on working until you delete it.

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
        """Keep a pair of keys; nothing is sent yet.

        Args:
            username: The account that the keys belong to. It cannot be read from them.
            access_key_id: The public half.
            access_key: The secret half. Take it from the environment or a secret store,
                never from the source code.

        Raises:
            AuthEnvironmentError: If one of the three is empty.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether the hub has accepted the keys."""

    def authenticate(self) -> None:
        """Ask the hub whether it accepts the keys.

        Raises:
            AuthenticationError: If the keys were deleted, or belong to another account.
        """

    def headers(self) -> dict[str, str]:
        """Give the headers that carry the keys.

        Returns:
            Header values by name.
        """

class DeviceCodeFlowHandler(AuthenticationHandler):
    """Authenticates a person by a login in a browser on whatever device.

    `authenticate` prints an address and a code, and waits until the code has been
    confirmed. The token is stored under the SDK home and renewed by itself, so the next
    program of the same account starts without a question. To work under two accounts side
    by side give each a home of its own (`ATOLL_HOME`).

    This is the login to the hub. Proving an identity to a pod happens separately for each
    task: `atoll.federated.transport.identity_verification`.

    Examples:
        >>> from atoll.hub import DeviceCodeFlowHandler, HubSession
        >>> session = HubSession(DeviceCodeFlowHandler("dana", open_browser=False))
        >>> session.authenticate()
        >>> session.username
        'dana'
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
        """Prepare the login; it begins with `authenticate`.

        Args:
            username: The account that has to log in; `None` takes whoever does, and
                remembers them.
            idp_url: The identity provider; `None` stands for the public one.
            storage_path: Folder for the token; `None` stands for the SDK home.
            open_browser: Whether to try to open the address here as well as print it.
            timeout: Seconds within which the code has to be confirmed.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether there is a token that has not run out."""

    @property
    def expires_at(self) -> datetime | None:
        """Until when the token is valid, in UTC; `None` without a token."""

    def authenticate(self) -> None:
        """Take the stored token, renew it, or ask the person to log in.

        Raises:
            AuthenticationError: If the code is not confirmed in time, or somebody else
                than `username` logs in.
        """

    def forget(self) -> None:
        """Delete the stored token, so that the next login asks again."""

    def headers(self) -> dict[str, str]:
        """Give the header that carries the token.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If there is no valid token.
        """

class ExternallyManagedJWTHandler(AuthenticationHandler):
    """Authenticates with a token that another program looks after.

    The app works this way: it has logged the person in, and lends the engine its token.
    When the token runs out the handler asks for the next one.

    Examples:
        >>> from datetime import datetime, timedelta, timezone
        >>> from atoll.hub import ExternallyManagedJWTHandler, HubSession
        >>> def fetch_token() -> tuple[str, datetime]:
        ...     with open("/run/tokens/current", encoding="utf-8") as file:
        ...         token = file.read().strip()
        ...     return token, datetime.now(timezone.utc) + timedelta(minutes=10)
        >>> session = HubSession(
        ...     ExternallyManagedJWTHandler("dana", get_token=fetch_token)
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
        """Say where tokens come from.

        Args:
            username: The account that the tokens belong to.
            get_token: Gives a token and the moment, with a time zone, at which it runs
                out. It is called whenever a new one is needed.
            jwt: A token to begin with; `None` asks `get_token` at once.
            expires_at: When `jwt` runs out. Has to be given with it.

        Raises:
            ValueError: If only one of `jwt` and `expires_at` is given.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether the token at hand has not run out."""

    def authenticate(self) -> None:
        """Ask for a new token if the one at hand has run out.

        Raises:
            AuthenticationError: If the new token has run out as well, or belongs to
                somebody else.
        """

    def headers(self) -> dict[str, str]:
        """Give the header that carries the token.

        Returns:
            Header values by name.

        Raises:
            AuthenticationError: If no valid token can be had.
        """
