"""Task requests in three forms: plain, encrypted, and encrypted and signed.

A modeller creates one `TaskRequest`, encrypts it for each pod and, with the `key-based`
method, signs each encrypted request. A pod verifies the signature and decrypts the
request.

Examples:
    Encrypt, sign, verify and decrypt a request:

    >>> import secrets
    >>> from atoll import ResultsOnly, SqlQuery
    >>> from atoll.federated.keys_setup import RSAKeyPair
    >>> from atoll.federated.task_requests import TaskRequest
    >>> protocol = ResultsOnly(
    ...     algorithm=SqlQuery(query="SELECT COUNT(*) FROM `census-income`")
    ... )
    >>> request = TaskRequest(
    ...     serialized_protocol=protocol.to_dict(),
    ...     pod_identifiers=["alice/census-income"],
    ...     aes_key=secrets.token_bytes(32),
    ...     task_id="5f0e2c1a",
    ... )
    >>> pod_keys, my_keys = RSAKeyPair.generate(), RSAKeyPair.generate()
    >>> sent = request.encrypt(pod_keys.public).sign(my_keys.private)
    >>> sent.verify(my_keys.public)
    True
    >>> sent.decrypt(pod_keys.private) == request
    True
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey

from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.federated.types import SerializedProtocol

__all__ = ["EncryptedTaskRequest", "SignedTaskRequest", "TaskRequest"]

@dataclass(frozen=True, kw_only=True)
class TaskRequest:
    """Everything that a pod needs to decide about a task and to run it.

    Attributes:
        serialized_protocol: The declared task: protocol, algorithms, aggregator, model.
        pod_identifiers: All pods that receive the request, so that each custodian sees
            which other pods take part.
        aes_key: The task's symmetric key, 32 bytes. All later messages use it.
        task_id: Identifier of the task.
        project_id: The project under which the task runs, if any.
        run_on_new_data_only: Whether to leave out records that earlier runs have
            processed.
        batched_execution: Whether to process the data in batches.
        sdk_version: The modeller's SDK version; `None` if it is unknown.
    """

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
        method: IdentityVerificationMethod = IdentityVerificationMethod.OIDC_DEVICE_CODE,
    ) -> EncryptedTaskRequest:
        """Encrypt the request so that only one pod can read it.

        Args:
            public_key: The public key of the receiving pod.
            method: How the modeller will prove their identity. It isn't encrypted,
                because the pod needs it first.

        Returns:
            The encrypted request.
        """

@dataclass(frozen=True, kw_only=True)
class EncryptedTaskRequest:
    """A request that only one pod can read.

    Attributes:
        encrypted_request: The ciphertext.
        identity_verification_method: How the modeller proves their identity.
    """

    encrypted_request: bytes
    identity_verification_method: IdentityVerificationMethod

    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest:
        """Recover the request.

        Args:
            private_key: The pod's key.

        Returns:
            The request as the modeller created it.

        Raises:
            MessageDecryptionError: If it was encrypted for another pod, or altered in
                transit.
        """

    def sign(self, private_key: RSAPrivateKey) -> SignedTaskRequest:
        """Sign the ciphertext, as the `key-based` method requires.

        Args:
            private_key: The modeller's key.

        Returns:
            A request whose method is `IdentityVerificationMethod.KEY_BASED`.
        """

@dataclass(frozen=True, kw_only=True)
class SignedTaskRequest:
    """An encrypted request with the modeller's signature.

    The signature covers the ciphertext, so a pod can verify it before decryption.

    Attributes:
        encrypted_request: The ciphertext.
        signature: RSA signature over the ciphertext.
        identity_verification_method: Always the `key-based` method.
    """

    encrypted_request: bytes
    signature: bytes
    identity_verification_method: IdentityVerificationMethod = (
        IdentityVerificationMethod.KEY_BASED
    )

    def verify(self, public_key: RSAPublicKey) -> bool:
        """Verify that the signature was created with the matching private key.

        Args:
            public_key: A key that the modeller registered on the hub.

        Returns:
            Whether the signature is valid.
        """

    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest:
        """Recover the request without verifying the signature; call `verify` first.

        Args:
            private_key: The pod's key.

        Returns:
            The request as the modeller created it.

        Raises:
            MessageDecryptionError: If it was encrypted for another pod, or altered in
                transit.
        """
