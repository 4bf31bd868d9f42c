from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from types import TracebackType
from typing import Literal, TypedDict

from typing_extensions import NotRequired, Self

from atoll.federated.transport.config import MessageServiceConfig
from atoll.hub.authentication_flow import HubSession

__all__ = [
    "Message",
    "MessageServiceClient",
    "MessageType",
    "ResourceConsumed",
    "TaskNotification",
]

class MessageType(str, Enum):
    TASK_REQUEST = "TASK_REQUEST"
    TASK_RESPONSE = "TASK_RESPONSE"
    TASK_START = "TASK_START"
    TASK_COMPLETE = "TASK_COMPLETE"
    TASK_ABORT = "TASK_ABORT"
    CHALLENGE = "CHALLENGE"
    PROOF = "PROOF"
    MODEL_PARAMETERS = "MODEL_PARAMETERS"
    TRAINING_UPDATE = "TRAINING_UPDATE"
    TRAINING_METRICS = "TRAINING_METRICS"
    RESULTS = "RESULTS"
    BATCH_INFO = "BATCH_INFO"
    SECRET_SHARE = "SECRET_SHARE"
    LOG = "LOG"
    PING = "PING"
    PONG = "PONG"

@dataclass(frozen=True, kw_only=True)
class Message:
    message_type: MessageType
    body: bytes
    sender: str
    sender_mailbox_id: str
    recipient: str
    recipient_mailbox_id: str
    task_id: str | None = None
    pod_identifier: str | None = None
    sent_at: datetime | None = None

class ResourceConsumed(TypedDict):
    resource_type: Literal["model-inference", "model-training", "sql-query"]
    amount: int
    model_id: NotRequired[str]

class TaskNotification(TypedDict):
    task_id: str
    pod_identifier: str
    sender: str
    protocol: str
    received_at: str

class MessageServiceClient:
    def __init__(
        self, config: MessageServiceConfig | None = None, *, session: HubSession
    ) -> None: ...
    @property
    def config(self) -> MessageServiceConfig: ...
    @property
    def username(self) -> str: ...
    async def connect(self) -> None: ...
    async def close(self) -> None: ...
    async def __aenter__(self) -> Self: ...
    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None: ...
    async def connect_pod(self, pod_name: str, dataset_names: Sequence[str] = ()) -> str: ...
    async def setup_task(
        self, notifications: Sequence[TaskNotification], *, project_id: str | None = None
    ) -> dict[str, str]: ...
    async def send_message(self, message: Message, *, already_packed: bool = False) -> None: ...
    async def receive_message(
        self, mailbox_id: str, *, timeout: float | None = None
    ) -> Message | None: ...
    async def acknowledge(self, mailbox_id: str, message: Message) -> None: ...
    async def delete_mailbox(self, mailbox_id: str) -> None: ...
    async def initiate_usage_report(self, task_id: str, resources: Sequence[ResourceConsumed]) -> None: ...
