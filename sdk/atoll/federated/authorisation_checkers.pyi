"""How a pod verifies who sent a request, and whether they are allowed to run it.

Two questions are kept apart. *Identity*: was the request sent by the user that it
names? The modeller chooses one of three methods (`IdentityVerificationMethod`), and the
pod verifies the identity with the same method. *Authorisation*: may this user run this
protocol on this pod? The access manager answers that, based on the roles that the pod's
owner has granted.

An `AuthorisationChecker` asks both questions in that order and returns an
`AuthCheckResponse`. Refusals reveal as little as possible: a user without a role gets
`NO_ACCESS`, whether or not the task would have been acceptable.

The pod verifies signatures and login codes itself, but it relies on the platform for
identities. The hub stores the public keys, redeems login codes at the identity provider
and runs the access manager. The operator of the platform is trusted with this.
Operators can't read requests or results, because these are end-to-end encrypted between
modeller and pod.

Examples:
    Choose the method for a job that runs unattended:

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
    """The methods by which modellers prove their identity, once for each task.

    The value of a member is what you write in a task file under
    `modeller.identity_verification_method`.

    Attributes:
        OIDC_DEVICE_CODE: Confirm a code in a browser on any device. Works on remote
            machines.
        OIDC_AUTH_CODE: Log in with the browser of the same machine. While that login
            lasts, no confirmation is needed.
        KEY_BASED: Sign the request with an RSA key whose public key is registered on
            the hub. Works unattended.

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
"""The names of the three methods, for the choices of a command line or form."""

DEFAULT_IDENTITY_VERIFICATION_METHOD: Final = IdentityVerificationMethod.OIDC_DEVICE_CODE
"""The method that is used if none is given. It needs no preparation and works
everywhere.
"""

@dataclass(frozen=True, kw_only=True)
class ModelURLs:
    """Where a pod downloads a model from the hub.

    The access manager returns the addresses together with its acceptance, so that a pod
    can download exactly the model versions that it has agreed to run. They are
    pre-signed and short-lived. The pod compares the hashes and rejects any other file.

    Attributes:
        model_url: Address of the model's code.
        model_hash: SHA-256 of the approved version's code, in hexadecimal.
        weights_url: Address of the weights; `None` if the model has no weights on the
            hub.
        weights_hash: SHA-256 of the weights, in hexadecimal.
    """

    model_url: str
    model_hash: str
    weights_url: str | None = None
    weights_hash: str | None = None

@dataclass(frozen=True, kw_only=True)
class AuthCheckResponse:
    """The result of both checks, which the pod acts on.

    Attributes:
        response_type: `PodResponseType.ACCEPT`, or the reason for the refusal.
        messages: Explanations of a refusal for the modeller; empty if the task is
            accepted.
        limits: How many more inferences the user can run with the model; `None` without
            a limit.
        model_urls: Where to download the models of the task, by model identifier.
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
        """The limits and addresses, in the form that a worker takes."""

def check_identity_verification_method(
    method: str | IdentityVerificationMethod,
) -> IdentityVerificationMethod:
    """Convert the name of a method to the enumeration member.

    Args:
        method: A name as in a task file, or a member, which is returned unchanged.

    Returns:
        The member with that name.

    Raises:
        ValueError: If there is no such method. The message lists the methods.

    Examples:
        >>> from atoll.federated.authorisation_checkers import (
        ...     check_identity_verification_method,
        ... )
        >>> check_identity_verification_method("oidc-auth-code").name
        'OIDC_AUTH_CODE'
    """

class AuthorisationChecker(ABC):
    """Checks one request on a pod: first the identity, then the permission.

    The pod creates one for each request, of the class that matches the request's
    method. Subclasses differ only in `verify_identity`. A checker keeps no state
    between requests.
    """

    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
    ) -> None:
        """Prepare the check of one request.

        Args:
            pod_identifier: The pod that received the request, as `owner/name`.
            modeller_name: The user that the request names as its sender.
            access_manager: The service that decides about permissions.
        """

    @abstractmethod
    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Verify that the request was sent by the user that it names.

        Args:
            request: The request as received.

        Returns:
            Whether the proof is valid.

        Raises:
            IdentityVerificationError: If no proof was given.
        """

    async def check_authorisation(
        self,
        request: EncryptedTaskRequest | SignedTaskRequest,
        task: TaskRequest,
    ) -> AuthCheckResponse:
        """Check identity and permission, and combine the results.

        An invalid proof of identity becomes `INVALID_PROOF_OF_IDENTITY`, a missing one
        `NO_PROOF_OF_IDENTITY`. The access manager is asked only if the proof is valid,
        and its answer becomes `ACCEPT`, `NO_ACCESS` or `UNAUTHORISED`.

        Args:
            request: The request as received, which the proof refers to.
            task: The same request, decrypted.

        Returns:
            The result. Refusals are returned, not raised.

        Raises:
            HubError: If the access manager can't be reached.
        """

class SignatureAuthorisationChecker(AuthorisationChecker):
    """Verifies the identity by the signature on the request (`key-based`).

    The signature has to match one of the public keys that the modeller has registered
    on the hub. Anyone who has the private key can act as the modeller, so a lost key
    has to be removed at once with `HubClient.remove_user_public_key`.
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
            pod_identifier: The pod that received the request, as `owner/name`.
            modeller_name: The user that the request names as its sender.
            access_manager: The service that decides about permissions.
            public_keys: The keys that the user has registered; see
                `HubClient.get_user_public_keys`.
        """

    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Compare the signature with each of the registered keys.

        Args:
            request: The request as received.

        Returns:
            Whether one of the keys matches.

        Raises:
            IdentityVerificationError: If the request isn't signed, or the modeller has
                no key on the hub.
        """

class OIDCAuthorisationChecker(AuthorisationChecker):
    """Verifies the identity by a login that the modeller performs for the task.

    The pod sends a `Challenge`, waits for the `Proof` and passes its code to the hub,
    which redeems it at the identity provider and returns whose login it was. The class
    handles both OIDC methods, which differ only on the modeller side.
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
            pod_identifier: The pod that received the request, as `owner/name`.
            modeller_name: The user that the request names as its sender.
            access_manager: The service that decides about permissions.
            mailbox: The mailbox that sends the challenge and receives the proof.
            message: The message that contained the request.
            method: Which of the two OIDC methods the request names.
            idp_url: Address of the identity provider; `None` uses the public one.
            timeout: Number of seconds that the modeller has for the login.

        Raises:
            ValueError: If `method` is `KEY_BASED`.
        """

    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool:
        """Challenge the modeller and have the returned code redeemed.

        Args:
            request: The request as received.

        Returns:
            Whether the login belongs to the user named in the request.

        Raises:
            IdentityVerificationError: If no proof arrives in time.
        """
