"""The modeller's half of the identity checks that go through a browser login.

Both handlers answer the challenges of all pods of a task with a single login.
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
"""TCP port on which `AuthorisationCodeHandler` waits for the browser to come back."""

class OIDCHandler(ABC):
    """Base of the handlers that prove an identity by a login.

    A subclass says how one challenge becomes one proof. Fetching challenges, sending
    proofs and giving up in time is done here.
    """

    def __init__(self, idp_url: str | None = None, *, timeout: float = 300.0) -> None:
        """Choose the identity provider.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one,
                `atoll.hub.types.PRODUCTION_IDP_URL`.
            timeout: Seconds that a person has to finish the login.
        """

    @property
    @abstractmethod
    def method(self) -> IdentityVerificationMethod:
        """The method that this handler answers for."""

    @abstractmethod
    async def answer(self, challenge: Challenge) -> Proof:
        """Log in, if that has not happened yet, and make a proof.

        Args:
            challenge: What a pod asks.

        Returns:
            The proof for that pod.

        Raises:
            IdentityVerificationError: If the login is refused or not finished in time.
        """

    async def handle(
        self, mailbox: ModellerMailbox, pod_identifiers: Sequence[str]
    ) -> None:
        """Answer the challenges of all pods of a task.

        Args:
            mailbox: The modeller's mailbox in the task.
            pod_identifiers: The pods whose challenges are to be expected.

        Raises:
            IdentityVerificationError: If the login is refused or not finished in time.
        """

class DeviceCodeHandler(OIDCHandler):
    """Proves an identity by a code that is confirmed in any browser.

    It prints an address and a short code. Open the address on whatever device is at hand,
    compare the code and confirm. Since the browser need not be on the same machine, this
    works on a remote server and in a hosted notebook. You confirm once for each task.

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
        """Prepare the login; it begins with the first challenge.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one.
            timeout: Seconds within which the code has to be confirmed.
            open_browser: Whether to try to open the address here as well as print it.
        """

    @property
    def method(self) -> IdentityVerificationMethod:
        """Always `IdentityVerificationMethod.OIDC_DEVICE_CODE`."""

    async def answer(self, challenge: Challenge) -> Proof:
        """Show the code and wait until it is confirmed.

        Args:
            challenge: What a pod asks.

        Returns:
            A proof that holds the confirmed device code.

        Raises:
            IdentityVerificationError: If the code is rejected or runs out.
        """

class AuthorisationCodeHandler(OIDCHandler):
    """Proves an identity by a login in the browser of this machine.

    A small web server on `127.0.0.1` receives the browser after the login. As long as
    the browser's session with the identity provider lasts, later tasks need no click.

    Warning:
        The browser has to run on the same machine. On a remote server use
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
        """Prepare the login; the server starts with the first challenge.

        Args:
            idp_url: Address of the identity provider; `None` uses the public one.
            timeout: Seconds within which the login has to be finished.
            port: TCP port of the local web server. The identity provider has to allow
                it as a redirect address.
        """

    @property
    def method(self) -> IdentityVerificationMethod:
        """Always `IdentityVerificationMethod.OIDC_AUTH_CODE`."""

    async def answer(self, challenge: Challenge) -> Proof:
        """Send the browser through the login and collect the code it brings back.

        Args:
            challenge: What a pod asks.

        Returns:
            A proof that holds the authorisation code and its PKCE verifier.

        Raises:
            IdentityVerificationError: If the login fails or is not finished in time.
            OSError: If the local port is in use.
        """
