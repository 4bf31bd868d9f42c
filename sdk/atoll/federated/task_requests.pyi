from dataclasses import dataclass
from collections.abc import Sequence

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey

from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.federated.types import SerializedProtocol

__all__ = ["EncryptedTaskRequest", "SignedTaskRequest", "TaskRequest"]

@dataclass(frozen=True, kw_only=True)
class TaskRequest:
    serialized_protocol: SerializedProtocol
    pod_identifiers: Sequence[str]
    aes_key: bytes
    task_id: str
    project_id: str | None = None
    run_on_new_data_only: bool = False
    batched_execution: bool = False
    sdk_version: str | None = None
    def encrypt(
        self,
        public_key: RSAPublicKey,
        *,
        identity_verification_method: IdentityVerificationMethod = IdentityVerificationMethod.OIDC_DEVICE_CODE,
    ) -> EncryptedTaskRequest: ...

@dataclass(frozen=True, kw_only=True)
class EncryptedTaskRequest:
    encrypted_request: bytes
    identity_verification_method: IdentityVerificationMethod
    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest: ...
    def sign(self, private_key: RSAPrivateKey) -> SignedTaskRequest: ...

@dataclass(frozen=True, kw_only=True)
class SignedTaskRequest:
    encrypted_request: bytes
    identity_verification_method: IdentityVerificationMethod
    signature: bytes
    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest: ...
    def verify(self, public_key: RSAPublicKey) -> bool: ...
