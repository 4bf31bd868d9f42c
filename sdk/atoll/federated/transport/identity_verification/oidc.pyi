"""The modeller side of identity verification by browser login.

Both handlers respond to the challenges of all pods of a task with a single login.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.federated.transport.identity_verification.types import Challenge, Proof
from atoll.federated.transport.modeller_transport import ModellerMailbox

__all__ = [
    "AuthorisationCodeHandler",
    "DEFAULT_LOCAL_PORT",
    "DeviceCodeHandler",
    "OIDCHandler",
]

DEFAULT_LOCAL_PORT: Final = 29100
"""TCP port on which `AuthorisationCodeHandler` waits for the redirect of the browser.
"""

class OIDCHandler(ABC):
    """Base class of handlers that prove an identity by a login.

    A subclass implements the response to one challenge. This class fetches challenges,
    sends proofs and handles timeouts.
    """

    def __init__(self, idp_url: str | None = None, *, timeout: float = 300.0) -> None:
        """Choose the identity provider.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one,
                `atoll.hub.types.PRODUCTION_IDP_URL`.
            timeout: Number of seconds that the user has for the login.
        """

    @property
    @abstractmethod
    def method(self) -> IdentityVerificationMethod:
        """The method that this handler implements."""

    @abstractmethod
    async def answer(self, challenge: Challenge) -> Proof:
        """Log in if necessary, and create a proof.

        Args:
            challenge: The challenge of a pod.

        Returns:
            The proof for that pod.

        Raises:
            IdentityVerificationError: If the login is refused or isn't completed in
                time.
        """

    async def handle(
        self, mailbox: ModellerMailbox, pod_identifiers: Sequence[str]
    ) -> None:
        """Respond to the challenges of all pods of a task.

        Args:
            mailbox: The modeller's mailbox in the task.
            pod_identifiers: The pods whose challenges are expected.

        Raises:
            IdentityVerificationError: If the login is refused or isn't completed in
                time.
        """

class DeviceCodeHandler(OIDCHandler):
    """Proves an identity by a code that the user confirms in any browser.

    It prints an address and a short code. Open the address on any device, compare the
    code and confirm it. As the browser doesn't have to be on the same machine, this
    works on remote servers and in hosted notebooks. You confirm once for each task.

    Examples:
        >>> from atoll.federated.transport.identity_verification import (
        ...     DeviceCodeHandler,
        ... )
        >>> handler = DeviceCodeHandler(open_browser=False, timeout=120)
        >>> handler.method.value
        'oidc-device-code'
    """

    def __init__(
        self,
        idp_url: str | None = None,
        *,
        timeout: float = 300.0,
        open_browser: bool = True,
    ) -> None:
        """Prepare the login, which starts with the first challenge.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one.
            timeout: Number of seconds in which the code has to be confirmed.
            open_browser: Whether to open the address in a browser as well as print it.
        """

    @property
    def method(self) -> IdentityVerificationMethod:
        """Always `IdentityVerificationMethod.OIDC_DEVICE_CODE`."""

    async def answer(self, challenge: Challenge) -> Proof:
        """Show the code and wait until it is confirmed.

        Args:
            challenge: The challenge of a pod.

        Returns:
            A proof with the confirmed device code.

        Raises:
            IdentityVerificationError: If the code is rejected or expires.
        """

class AuthorisationCodeHandler(OIDCHandler):
    """Proves an identity by a login in the browser on this machine.

    A local web server on `127.0.0.1` receives the redirect after the login. While the
    browser's session with the identity provider lasts, later tasks need no
    confirmation.

    Warning:
        The browser has to run on the same machine. On a remote server, use
        `DeviceCodeHandler`.

    Examples:
        >>> from atoll.federated.transport.identity_verification import (
        ...     AuthorisationCodeHandler,
        ... )
        >>> handler = AuthorisationCodeHandler(port=29150)
        >>> handler.method.value
        'oidc-auth-code'
    """

    def __init__(
        self,
        idp_url: str | None = None,
        *,
        timeout: float = 300.0,
        port: int = DEFAULT_LOCAL_PORT,
    ) -> None:
        """Prepare the login. The server starts with the first challenge.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one.
            timeout: Number of seconds in which the login has to be completed.
            port: TCP port of the local web server. The identity provider has to allow
                it as a redirect address.
        """

    @property
    def method(self) -> IdentityVerificationMethod:
        """Always `IdentityVerificationMethod.OIDC_AUTH_CODE`."""

    async def answer(self, challenge: Challenge) -> Proof:
        """Open the login in the browser and receive the authorisation code.

        Args:
            challenge: The challenge of a pod.

        Returns:
            A proof with the authorisation code and its PKCE verifier.

        Raises:
            IdentityVerificationError: If the login fails or isn't completed in time.
            OSError: If the local port is in use.
        """
