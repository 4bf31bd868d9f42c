"""The three shapes of a task request: plain, encrypted, and encrypted and signed.

A modeller fills in one `TaskRequest`, encrypts it once for every pod, and, with the
`key-based` method, signs each result. A pod goes the other way: it verifies, decrypts,
and has the same `TaskRequest` in hand.

Examples:
    From request to pod and back:

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
    """Everything that a pod has to know to decide on a task and to run it.

    Attributes:
        serialized_protocol: The declared task: protocol, algorithms, aggregator, model.
        pod_identifiers: All pods that are asked, so that each custodian sees in whose
            company their data is used.
        aes_key: The task's symmetric key, 32 bytes. All later messages use it.
        task_id: Identifier of the task.
        project_id: The project under which the task runs, if any.
        run_on_new_data_only: Whether records of earlier runs are left out.
        batched_execution: Whether the data is worked through in batches.
        sdk_version: The modeller's SDK version; `None` if it was not stated.
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
        """Encrypt the request so that one pod alone can read it.

        Args:
            public_key: The key of the pod that it goes to.
            method: How the modeller will prove their identity. It travels in the clear,
                since the pod needs it before anything else.

        Returns:
            The encrypted request.
        """

@dataclass(frozen=True, kw_only=True)
class EncryptedTaskRequest:
    """A request that one pod can read.

    Attributes:
        encrypted_request: The ciphertext.
        identity_verification_method: How the modeller proves who they are.
    """

    encrypted_request: bytes
    identity_verification_method: IdentityVerificationMethod

    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest:
        """Recover the request.

        Args:
            private_key: The pod's key.

        Returns:
            The request as the modeller filled it in.

        Raises:
            MessageDecryptionError: If it was encrypted for another pod, or changed on the
                way.
        """

    def sign(self, private_key: RSAPrivateKey) -> SignedTaskRequest:
        """Sign the ciphertext, as the `key-based` method asks.

        Args:
            private_key: The modeller's key.

        Returns:
            A request whose method is `IdentityVerificationMethod.KEY_BASED`.
        """

@dataclass(frozen=True, kw_only=True)
class SignedTaskRequest:
    """An encrypted request with the modeller's signature.

    The signature covers the ciphertext, so a pod can check it before it decrypts
    anything.

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
        """Tell whether the signature was made with the matching private key.

        Args:
            public_key: A key that the modeller registered on the hub.

        Returns:
            Whether it fits.
        """

    def decrypt(self, private_key: RSAPrivateKey) -> TaskRequest:
        """Recover the request. The signature is not looked at: call `verify` first.

        Args:
            private_key: The pod's key.

        Returns:
            The request as the modeller filled it in.

        Raises:
            MessageDecryptionError: If it was encrypted for another pod, or changed on the
                way.
        """
