"""The HTTP session that all clients of the platform share, and its errors."""

from typing import Any

import requests

from atoll.hub.authentication_handlers import AuthenticationHandler
from atoll.hub.exceptions import AuthenticationError

__all__ = ["AuthEnvironmentError", "HubSession"]

class AuthEnvironmentError(AuthenticationError):
    """The credentials given by the environment, a file or the arguments are incomplete.

    Nothing has been sent when this error is raised.

    Message: `You must give a username with API keys.`

    Cause: API keys are set, but no username. An API key doesn't identify its owner.

    Fix: Add `username` to the YAML file, or pass `username=` to the call.

    Message: `ATOLL_API_KEY_ID is set, but ATOLL_API_KEY isn't.`

    Cause: Only one of the two environment variables of a key pair is set.

    Fix: Set both variables, or unset both to log in through the browser.

    Message: `No username is known yet. Log in first.`

    Cause: A username was requested before anyone had logged in on this machine.

    Fix: Call `HubSession.authenticate`, or pass `username=`.
    """

class HubSession(requests.Session):
    """A `requests` session that adds credentials and renews them in time.

    Create one and pass it to everything that should act on behalf of the same account:
    `HubClient`, `AccessManagerClient`, `Pod`, `protocol.run(session=...)`. All of them
    then share one login.

    Without a handler, the session checks the environment. If `ATOLL_API_KEY_ID` and
    `ATOLL_API_KEY` are set, it uses them, which requires a username. Otherwise it logs
    in through the browser.

    Examples:
        Run a query and look up the pod with a single login:

        >>> from atoll import ResultsOnly, SqlQuery
        >>> from atoll.hub import HubClient, HubSession
        >>> session = HubSession(username="carol")
        >>> session.authenticate()
        >>> results = ResultsOnly(
        ...     algorithm=SqlQuery(query="SELECT AVG(age) FROM `census-income`")
        ... ).run(pod_identifiers=["alice/census-income"], session=session)
        >>> pod = HubClient(session).get_pod("alice/census-income")
        >>> pod["status"]
        'online'

    Note:
        The session uses a proxy that is set in the environment, unless
        `ATOLL_PROXY_SUPPORT` is `false`.
    """

    def __init__(
        self,
        authentication_handler: AuthenticationHandler | None = None,
        *,
        username: str | None = None,
    ) -> None:
        """Choose how to obtain credentials; no login happens yet.

        Args:
            authentication_handler: Where credentials come from; `None` chooses by the
                environment.
            username: The account, if no handler is given.

        Raises:
            AuthEnvironmentError: If the environment contains API keys and no username
                is given, or only one of the two variables is set.
            ValueError: If a handler and a different `username` are given.
        """

    @property
    def authentication_handler(self) -> AuthenticationHandler:
        """The handler that provides the credentials."""

    @property
    def username(self) -> str:
        """The account that this session acts for.

        Raises:
            AuthEnvironmentError: If it was not given and no user has logged in yet.
        """

    @property
    def is_authenticated(self) -> bool:
        """Whether the session has credentials that haven't expired."""

    def authenticate(self) -> None:
        """Obtain credentials now instead of with the first request.

        Raises:
            AuthenticationError: If the login fails or the keys are rejected.
        """

    def request(self, method: str, url: str, **kwargs: Any) -> requests.Response:
        """Send a request with the credentials.

        Credentials are sent to the platform's own services only. A request to another
        host, such as the object store, is sent without them. Temporary failures are
        retried as often as `ATOLL_WEB_MAX_RETRIES` allows.

        Args:
            method: The HTTP method, such as `GET`.
            url: The address.
            **kwargs: Further arguments of `requests.Session.request`.

        Returns:
            The response, whatever its status.

        Raises:
            AuthenticationError: If there are no valid credentials and none can be
                obtained.
        """
