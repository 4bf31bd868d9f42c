from collections.abc import Mapping, Sequence
from typing import Any

from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.federated.pod_response_message import PodResponseMessage
from atoll.federated.task_requests import EncryptedTaskRequest, SignedTaskRequest
from atoll.federated.transport.base_transport import BaseMailbox
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.identity_verification.types import Proof
from atoll.federated.transport.message_service import MessageServiceClient
from atoll.federated.transport.types import Reason

__all__ = ["ModellerMailbox"]

class ModellerMailbox(BaseMailbox):
    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        task_id: str,
        aes_key: bytes,
        handlers: MessageHandlers | None = None,
    ) -> None: ...
    @property
    def task_id(self) -> str: ...
    @property
    def accepted_pods(self) -> tuple[str, ...]: ...
    @property
    def refusals(self) -> Mapping[str, PodResponseMessage]: ...
    async def check_pods_online(
        self, pod_identifiers: Sequence[str], *, timeout: float = 180.0
    ) -> dict[str, bool]: ...
    async def send_task_requests(
        self,
        requests: Mapping[str, EncryptedTaskRequest | SignedTaskRequest],
        *,
        project_id: str | None = None,
    ) -> None: ...
    async def answer_challenges(
        self, method: IdentityVerificationMethod, proof: Proof | None = None
    ) -> None: ...
    async def wait_for_responses(
        self, *, require_all_pods: bool = False, timeout: float | None = None
    ) -> tuple[str, ...]: ...
    async def send_task_start(self) -> None: ...
    async def send_model_parameters(
        self, parameters: Any, *, pod_identifiers: Sequence[str] | None = None
    ) -> None: ...
    async def get_training_updates(self, *, timeout: float | None = None) -> dict[str, Any]: ...
    async def get_training_metrics(
        self, *, timeout: float | None = None
    ) -> dict[str, dict[str, float]]: ...
    async def get_results(self, *, timeout: float | None = None) -> dict[str, Any]: ...
    async def get_number_of_batches(self, *, timeout: float | None = None) -> dict[str, int]: ...
    async def send_task_complete(self) -> None: ...
    async def send_task_abort(
        self, message: str, reason: Reason = Reason.MODELLER_ERROR
    ) -> None: ...
