from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from typing_extensions import Self

from atoll.federated.pod_response_message import PodResponseMessage
from atoll.federated.task_requests import EncryptedTaskRequest, SignedTaskRequest
from atoll.federated.transport.base_transport import BaseMailbox
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.identity_verification.types import Challenge, Proof
from atoll.federated.transport.message_service import Message, MessageServiceClient
from atoll.federated.transport.worker_transport import WorkerMailbox

__all__ = ["PodMailbox", "TaskRequestHandler"]

TaskRequestHandler: TypeAlias = Callable[[Message, WorkerMailbox], Awaitable[None]]

class PodMailbox(BaseMailbox):
    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        pod_name: str,
        handlers: MessageHandlers | None = None,
    ) -> None: ...
    @classmethod
    async def connect(
        cls,
        pod_name: str,
        message_service: MessageServiceClient,
        *,
        dataset_names: Sequence[str] = (),
    ) -> Self: ...
    @property
    def pod_identifier(self) -> str: ...
    def on_task_request(self, handler: TaskRequestHandler) -> None: ...
    def read_task_request(
        self, message: Message
    ) -> EncryptedTaskRequest | SignedTaskRequest: ...
    async def send_challenge(self, message: Message, challenge: Challenge) -> None: ...
    async def get_proof(self, message: Message, *, timeout: float = 300.0) -> Proof: ...
    async def send_task_response(
        self, message: Message, response: PodResponseMessage
    ) -> None: ...
    async def send_heartbeat(
        self, statuses: Mapping[str, str] | None = None
    ) -> None: ...
