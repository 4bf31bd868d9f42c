from abc import ABC, abstractmethod
from collections.abc import Sequence
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
    OIDC_DEVICE_CODE = "oidc-device-code"
    OIDC_AUTH_CODE = "oidc-auth-code"
    KEY_BASED = "key-based"

IDENTITY_VERIFICATION_METHODS: Final[tuple[str, ...]] = (
    "oidc-device-code",
    "oidc-auth-code",
    "key-based",
)
DEFAULT_IDENTITY_VERIFICATION_METHOD: Final = IdentityVerificationMethod.OIDC_DEVICE_CODE

@dataclass(frozen=True, kw_only=True)
class ModelURLs:
    model_url: str
    model_hash: str
    weights_url: str | None = None
    weights_hash: str | None = None

@dataclass(frozen=True, kw_only=True)
class AuthCheckResponse:
    response_type: PodResponseType
    messages: Sequence[str] = ()
    limits: InferenceLimits | None = None
    model_urls: dict[str, ModelURLs] = field(default_factory=dict[str, ModelURLs])
    @property
    def is_accepted(self) -> bool: ...

def check_identity_verification_method(
    method: str | IdentityVerificationMethod,
) -> IdentityVerificationMethod: ...

class AuthorisationChecker(ABC):
    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
    ) -> None: ...
    @abstractmethod
    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool: ...
    async def check_authorisation(
        self,
        request: EncryptedTaskRequest | SignedTaskRequest,
        unpacked: TaskRequest,
    ) -> AuthCheckResponse: ...

class SignatureAuthorisationChecker(AuthorisationChecker):
    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
        *,
        public_keys: Sequence[RSAPublicKey],
    ) -> None: ...
    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool: ...

class OIDCAuthorisationChecker(AuthorisationChecker):
    def __init__(
        self,
        pod_identifier: str,
        modeller_name: str,
        access_manager: AccessManagerClient,
        *,
        mailbox: PodMailbox,
        message: Message,
        method: IdentityVerificationMethod = IdentityVerificationMethod.OIDC_DEVICE_CODE,
        timeout: float = 300.0,
    ) -> None: ...
    async def verify_identity(
        self, request: EncryptedTaskRequest | SignedTaskRequest
    ) -> bool: ...
