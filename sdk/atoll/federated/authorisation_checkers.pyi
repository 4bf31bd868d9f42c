"""How a pod finds out who is asking, and whether they may.

Two questions are kept apart. *Identity*: is the request from the person it names? The
modeller chooses one of three methods (`IdentityVerificationMethod`), and the pod checks
by the same one. *Authorisation*: may this person run this protocol on this pod? The
access manager answers that from the access roles that the pod's owner has granted.

An `AuthorisationChecker` asks both, in that order, and gives an `AuthCheckResponse`. A
refusal never says more than it has to: somebody without any role learns `NO_ACCESS`
whether or not their task would have been acceptable.

Examples:
    Choose the method for a job that runs without anyone at the keyboard:

    >>> from atoll import ResultsOnly, SqlQuery
    >>> from atoll.federated.authorisation_checkers import IdentityVerificationMethod
    >>> protocol = ResultsOnly(
    ...     algorithm=SqlQuery(query="SELECT AVG(age) FROM `census-income`")
    ... )
    >>> results = protocol.run(
    ...     pod_identifiers=["alice/census-income"],
    ...     identity_verification_method=IdentityVerificationMethod.KEY_BASED,
    ...     private_key_or_file="~/.ssh/modeller.pem",
    ... )
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey

from atoll.federated.pod_response_message import PodResponseType
from atoll.federated.task_requests import (
    EncryptedTaskRequest,
    SignedTaskRequest,
    TaskRequest,
)
from atoll.federated.transport.message_service import Message
from atoll.federated.transport.pod_transport import PodMailbox
from atoll.federated.types import InferenceLimits as InferenceLimits
from atoll.federated.types import ProtocolContext as ProtocolContext
from atoll.hub.api import AccessManagerClient

__all__ = [
    "AuthCheckResponse",
    "AuthorisationChecker",
    "DEFAULT_IDENTITY_VERIFICATION_METHOD",
    "IDENTITY_VERIFICATION_METHODS",
    "IdentityVerificationMethod",
    "InferenceLimits",
    "ModelURLs",
    "OIDCAuthorisationChecker",
    "ProtocolContext",
    "SignatureAuthorisationChecker",
    "check_identity_verification_method",
]

class IdentityVerificationMethod(str, Enum):
    """The ways in which a modeller proves who they are, once for each task.

    The value of a member is what stands in a task file under
    `modeller.identity_verification_method`.

    Attributes:
        OIDC_DEVICE_CODE: Confirm a code in a browser, on whatever device. Works on a
            remote machine.
        OIDC_AUTH_CODE: Log in with the browser of the same machine. No click is needed
            while that login lasts.
        KEY_BASED: Sign the request with an RSA key whose public half is registered on
            the hub. Needs nobody present.

    Examples:
        >>> from atoll.federated.authorisation_checkers import (
        ...     IdentityVerificationMethod,
        ... )
        >>> IdentityVerificationMethod("key-based") is IdentityVerificationMethod.KEY_BASED
        True
    """

    OIDC_DEVICE_CODE = "oidc-device-code"
    OIDC_AUTH_CODE = "oidc-auth-code"
    KEY_BASED = "key-based"

IDENTITY_VERIFICATION_METHODS: Final[tuple[str, ...]] = (
    "oidc-device-code",
    "oidc-auth-code",
    "key-based",
)
"""The names of the three methods, for a command line or a form to choose from."""

DEFAULT_IDENTITY_VERIFICATION_METHOD: Final = IdentityVerificationMethod.OIDC_DEVICE_CODE
"""The method used when none is named. It needs no preparation and works everywhere."""

@dataclass(frozen=True, kw_only=True)
class ModelURLs:
    """Where a pod fetches a model that lives on the hub.

    The access manager hands the addresses out with its consent, so that a pod can fetch
    the one model it has agreed to run. They are pre-signed and short-lived. The hashes
    let the pod refuse anything else than what was authorised.

    Attributes:
        model_url: Address of the model's code.
        model_hash: SHA-256 of the code, in hexadecimal.
        weights_url: Address of the weights; `None` if the model has none on the hub.
        weights_hash: SHA-256 of the weights, in hexadecimal.
    """

    model_url: str
    model_hash: str
    weights_url: str | None = None
    weights_hash: str | None = None

@dataclass(frozen=True, kw_only=True)
class AuthCheckResponse:
    """The outcome of both checks, as the pod goes on to use it.

    Attributes:
        response_type: `PodResponseType.ACCEPT`, or the reason for the refusal.
        messages: What to tell the modeller about a refusal; empty on acceptance.
        limits: How often the model may still be used on this pod; `None` without a
            limit.
        model_urls: Where to fetch the models of the task, by model identifier.
    """

    response_type: PodResponseType
    messages: Sequence[str] = ()
    limits: InferenceLimits | None = None
    model_urls: Mapping[str, ModelURLs] = field(default_factory=dict[str, ModelURLs])

    @property
    def is_accepted(self) -> bool:
        """Whether the task may run."""

    @property
    def context(self) -> ProtocolContext:
        """The limits and addresses in the form in which a worker takes them."""

def check_identity_verification_method(
    method: str | IdentityVerificationMethod,
) -> IdentityVerificationMethod:
    """Turn a method's name into the member it stands for.

    Args:
        method: A name as it stands in a task file, or a member, which comes back
            unchanged.

    Returns:
        The member of that name.

    Raises:
        ValueError: If there is no such method. The message lists those there are.

    Examples:
        >>> from atoll.federated.authorisation_checkers import (
        ...     check_identity_verification_method,
        ... )
        >>> check_identity_verification_method("oidc-auth-code").name
        'OIDC_AUTH_CODE'
    """

class AuthorisationChecker(ABC):
    """Checks one request at a pod: first the identity, then the rights.

    The pod makes one for each request, of the class that suits the method named in it.
    Subclasses differ in `verify_identity` alone. A checker keeps nothing from one request
    to the next.
    """

    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
    ) -> None:
        """Prepare the check of one request.

        Args:
            pod_identifier: The pod asked, as `owner/name`.
            modeller_name: Who the request says it is from.
            access_manager: Answers whether that person may.
        """

    @abstractmethod
    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Find out whether the request is from the person it names.

        Args:
            request: The request as it came in.

        Returns:
            Whether the proof holds.

        Raises:
            IdentityVerificationError: If no proof was given at all.
        """

    async def check_authorisation(
        self,
        request: EncryptedTaskRequest | SignedTaskRequest,
        task: TaskRequest,
    ) -> AuthCheckResponse:
        """Check identity and rights, and put the outcome into one answer.

        An identity that does not hold becomes `INVALID_PROOF_OF_IDENTITY`, a missing
        proof `NO_PROOF_OF_IDENTITY`. The access manager is asked only after that, and
        its answer becomes `ACCEPT`, `NO_ACCESS` or `UNAUTHORISED`.

        Args:
            request: The request as it came in, which the proof refers to.
            task: The same request, decrypted.

        Returns:
            The outcome. Refusals are returned, not raised.

        Raises:
            HubError: If the access manager cannot be reached.
        """

class SignatureAuthorisationChecker(AuthorisationChecker):
    """Checks identity by the signature on the request (`key-based`).

    The signature has to fit one of the public keys that the modeller registered on the
    hub. Whoever holds the private key is taken for the modeller, so a lost key has to be
    removed from the hub at once.
    """

    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
        *,
        public_keys: Sequence[RSAPublicKey],
    ) -> None:
        """Prepare the check of one signed request.

        Args:
            pod_identifier: The pod asked, as `owner/name`.
            modeller_name: Who the request says it is from.
            access_manager: Answers whether that person may.
            public_keys: The keys registered for that person; see
                `HubClient.get_user_public_keys`.
        """

    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Compare the signature with each of the registered keys.

        Args:
            request: The request as it came in.

        Returns:
            Whether one of the keys fits.

        Raises:
            IdentityVerificationError: If the request is not signed, or the modeller has
                no key on the hub.
        """

class OIDCAuthorisationChecker(AuthorisationChecker):
    """Checks identity by a login that the modeller performs for this task.

    The pod sends a `Challenge`, waits for the `Proof` and redeems its code at the
    identity provider. It serves both OIDC methods, which differ only on the modeller's
    side.
    """

    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
        *,
        mailbox: PodMailbox,
        message: Message,
        method: IdentityVerificationMethod = IdentityVerificationMethod.OIDC_DEVICE_CODE,
        idp_url: str | None = None,
        timeout: float = 300.0,
    ) -> None:
        """Prepare the check of one request.

        Args:
            pod_identifier: The pod asked, as `owner/name`.
            modeller_name: Who the request says it is from.
            access_manager: Answers whether that person may.
            mailbox: Where the challenge goes out and the proof comes in.
            message: The message that the request came in.
            method: Which of the two OIDC methods the request names.
            idp_url: Address of the identity provider; `None` stands for the public one.
            timeout: Seconds that the modeller has for the login.

        Raises:
            ValueError: If `method` is `KEY_BASED`.
        """

    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Challenge the modeller and redeem the code that comes back.

        Args:
            request: The request as it came in.

        Returns:
            Whether the login was that of the person named in the request.

        Raises:
            IdentityVerificationError: If no proof comes in time.
        """
