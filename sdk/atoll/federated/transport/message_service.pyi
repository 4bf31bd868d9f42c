"""The client of the message service, which sends, receives and acknowledges messages.

The service is a relay. It knows the mailboxes and their owners, stores each message
until the recipient acknowledges it, and can't read the bodies. `MessageServiceClient`
connects to it over gRPC. The mailboxes in the other modules interpret the messages.
"""

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
    """Type of a message, by which mailboxes choose a handler.

    Attributes:
        TASK_REQUEST: A modeller asks a pod to take part in a task.
        TASK_RESPONSE: A pod accepts or refuses.
        TASK_START: All answers have been received, and the workers can start.
        TASK_COMPLETE: The modeller has all results, and the workers can stop.
        TASK_ABORT: A participant ends the task early. The body is a `TaskAbortBody`.
        CHALLENGE: A pod asks the modeller to prove their identity.
        PROOF: The modeller's response to a challenge.
        MODEL_PARAMETERS: Parameters from the modeller to the workers.
        TRAINING_UPDATE: A worker's update after one round of training.
        TRAINING_METRICS: Validation metrics of one round.
        RESULTS: Results of an algorithm without training rounds.
        BATCH_INFO: How many batches a worker is going to process.
        SECRET_SHARE: One secret share, from worker to worker.
        LOG: A log line of a worker that is intended for the modeller.
        PING: Checks whether a pod is online.
        PONG: The pod's response to a ping.
    """

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
    """One message of the message service.

    The service can read everything except the body, because it needs these fields to
    deliver the message. The body is encrypted until a mailbox passes it to a handler.

    Attributes:
        message_type: Type of the message.
        body: The payload, which the mailbox decrypts before a handler receives it.
        sender: Username of the sender.
        sender_mailbox_id: Mailbox for the response.
        recipient: Username of the recipient.
        recipient_mailbox_id: Mailbox of the recipient.
        task_id: The task of the message; `None` for messages outside of tasks, such as
            a ping.
        pod_identifier: The pod of the message, as `owner/name`.
        sent_at: When the service accepted the message, in UTC; `None` before it is
            sent.
    """

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
    """What a task has used on a pod, for models with a usage limit.

    The pod reports it with its results, and the access manager counts it towards the
    limit that the model's owner has set on the hub.

    Attributes:
        resource_type: What was used.
        amount: Amount: records for inference, runs for training, queries for SQL.
        model_id: The model used, as `owner/name:version`; absent for SQL.
    """

    resource_type: Literal["model-inference", "model-training", "sql-query"]
    amount: int
    model_id: NotRequired[str]

class TaskNotification(TypedDict):
    """What the message service reports to the hub about a new task.

    It contains no part of the encrypted request, which only the pod can read. The
    operator of the platform therefore learns who sends which pod a task with which
    protocol, and when, but not the task itself.

    Attributes:
        task_id: Identifier of the task.
        pod_identifier: The pod that receives the request, as `owner/name`.
        sender: Username of the modeller.
        protocol: Registered name of the protocol.
        received_at: When the request was received, as an ISO 8601 timestamp in UTC.
    """

    task_id: str
    pod_identifier: str
    sender: str
    protocol: str
    received_at: str

class MessageServiceClient:
    """A participant's connection to the message service.

    Use it as an asynchronous context manager, so that the connection is always closed.
    Temporary failures are retried as often as `ATOLL_MESSAGE_SERVICE_RETRIES` allows,
    with increasing delays (`atoll.federated.transport.utils.compute_backoff`).

    Examples:
        Wait up to a minute for the next message of a mailbox:

        >>> import asyncio
        >>> from atoll.federated.transport.message_service import MessageServiceClient
        >>> from atoll.hub import HubSession
        >>> async def next_message(mailbox_id: str) -> bytes | None:
        ...     async with MessageServiceClient(session=HubSession()) as service:
        ...         message = await service.receive_message(mailbox_id, timeout=60)
        ...         if message is None:
        ...             return None
        ...         await service.acknowledge(mailbox_id, message)
        ...         return message.body
        >>> body = asyncio.run(next_message("6f1f0c0e"))
    """

    def __init__(
        self, config: MessageServiceConfig | None = None, *, session: HubSession
    ) -> None:
        """Configure a connection; nothing is sent before `connect`.

        Args:
            config: Address of the service; `None` uses the public one.
            session: Provides the credentials for every call.
        """

    @property
    def config(self) -> MessageServiceConfig:
        """The address of the service."""

    @property
    def username(self) -> str:
        """The account that sends the messages.

        Raises:
            AuthEnvironmentError: If the session isn't authenticated and no username was
                given.
        """

    async def connect(self) -> None:
        """Open the connection and verify the credentials.

        Raises:
            MessageServiceConnectionError: If the service can't be reached.
            AuthenticationError: If the service rejects the credentials.
        """

    async def close(self) -> None:
        """Close the connection. Closing it again has no effect."""

    async def __aenter__(self) -> Self:
        """Connect at the start of an `async with` block.

        Returns:
            The connected client.

        Raises:
            MessageServiceConnectionError: If the service can't be reached.
        """

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close the connection at the end of the block.

        Args:
            exc_type: Class of the exception that ended the block, if one did.
            exc: The exception, which isn't suppressed.
            traceback: Where it was raised.
        """

    async def connect_pod(
        self, pod_name: str, dataset_names: Sequence[str] = ()
    ) -> str:
        """Register a pod and open its mailbox, or return its existing one.

        Args:
            pod_name: The pod's name, without its owner.
            dataset_names: Names of its datasets. Requests for any of them are delivered
                to this mailbox.

        Returns:
            The identifier of the pod's mailbox.

        Raises:
            PodConnectFailedError: If the service refuses the pod.
        """

    async def setup_task(
        self,
        notifications: Sequence[TaskNotification],
        *,
        project_id: str | None = None,
    ) -> dict[str, str]:
        """Open the mailboxes of a new task.

        Args:
            notifications: One entry for every pod of the task.
            project_id: The project that the task belongs to, if any.

        Returns:
            Mailbox identifiers by pod identifier, and the modeller's mailbox under
            their username.

        Raises:
            TaskStartError: If the service doesn't know one of the pods.
        """

    async def send_message(
        self, message: Message, *, already_packed: bool = False
    ) -> None:
        """Put a message into the recipient's mailbox.

        A body above the size limit is first uploaded to the object store.

        Args:
            message: The message, with an encrypted body.
            already_packed: Whether the body is an address in the object store instead
                of the payload.

        Raises:
            MailboxNotFoundError: If the recipient's mailbox doesn't exist.
            MessageTooLargeError: If the body is above the limit and can't be uploaded.
            MessageServiceConnectionError: If the service can't be reached.
        """

    async def receive_message(
        self, mailbox_id: str, *, timeout: float | None = None
    ) -> Message | None:
        """Fetch the oldest message that hasn't been acknowledged.

        The service delivers a message again until `acknowledge` is called, so no
        message is lost if the program crashes in between.

        Args:
            mailbox_id: The mailbox, which has to belong to this account.
            timeout: Number of seconds to wait for a message; `None` waits without
                limit.

        Returns:
            The message, or `None` if none arrives in time.

        Raises:
            MailboxNotFoundError: If the mailbox doesn't exist.
            MessageRetrievalError: If the retries are used up.
        """

    async def acknowledge(self, mailbox_id: str, message: Message) -> None:
        """Confirm that a message was processed, so that it isn't delivered again.

        Args:
            mailbox_id: The mailbox of the message.
            message: The processed message.

        Raises:
            MailboxNotFoundError: If the mailbox doesn't exist.
        """

    async def delete_mailbox(self, mailbox_id: str) -> None:
        """Delete a mailbox and all of its messages.

        Args:
            mailbox_id: A mailbox of this account. Deleting it again has no effect.
        """
