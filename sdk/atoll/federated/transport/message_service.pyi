"""The client of the message service: send, receive, acknowledge.

The service is a relay. It knows mailboxes and their owners, keeps each message until
the recipient acknowledges it, and cannot read the bodies. `MessageServiceClient` speaks
to it over gRPC; the mailboxes in the neighbouring modules give its raw messages a
meaning.
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
    """What a message is about. Mailboxes choose a handler by it.

    Attributes:
        TASK_REQUEST: A modeller asks a pod to take part in a task.
        TASK_RESPONSE: A pod accepts or refuses.
        TASK_START: All answers are in and the workers may begin.
        TASK_COMPLETE: The modeller has what it needs; the workers close down.
        TASK_ABORT: Somebody ends the task early. The body is a `TaskAbortBody`.
        CHALLENGE: A pod asks the modeller to prove who they are.
        PROOF: The modeller's answer to a challenge.
        MODEL_PARAMETERS: Parameters on their way from the modeller to the workers.
        TRAINING_UPDATE: A worker's update after one round of training.
        TRAINING_METRICS: Validation metrics of one round.
        RESULTS: Results of an algorithm that is not trained in rounds.
        BATCH_INFO: How many batches a worker is going to process.
        SECRET_SHARE: One share of a secret, from worker to worker.
        LOG: A line of a worker's log that is marked for the modeller.
        PING: Asks a pod for a sign of life.
        PONG: The pod's sign of life.
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
    """One message as the service relays it.

    Everything but the body can be read by the service, which needs it to deliver the
    message. The body is ciphertext until a mailbox hands it to a handler.

    Attributes:
        message_type: What the message is about.
        body: The payload, decrypted by the mailbox before a handler sees it.
        sender: Username of the party that sent it.
        sender_mailbox_id: Where an answer goes.
        recipient: Username of the party it is for.
        recipient_mailbox_id: The mailbox it was put into.
        task_id: The task it belongs to; `None` for messages outside any task, such as
            a ping.
        pod_identifier: The pod it concerns, as `owner/name`.
        sent_at: When the service took it in, in UTC; `None` before it is sent.
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
    """What a task used up on a pod, for models with a usage limit.

    The pod reports it with its results; the access manager subtracts it from what the
    model's owner granted.

    Attributes:
        resource_type: What was used.
        amount: How much: records for inference, runs for training, queries for SQL.
        model_id: The model used, as `owner/name:version`; absent for SQL.
    """

    resource_type: Literal["model-inference", "model-training", "sql-query"]
    amount: int
    model_id: NotRequired[str]

class TaskNotification(TypedDict):
    """What the message service tells the hub about a new task.

    It holds no part of the request itself, which only the pod can read.

    Attributes:
        task_id: Identifier of the task.
        pod_identifier: The pod asked, as `owner/name`.
        sender: Username of the modeller.
        protocol: Registered name of the protocol.
        received_at: When the request came in: an ISO 8601 timestamp in UTC.
    """

    task_id: str
    pod_identifier: str
    sender: str
    protocol: str
    received_at: str

class MessageServiceClient:
    """A party's connection to the message service.

    Use it as an asynchronous context manager, so that the connection is closed
    whatever happens. Calls that fail for a passing reason are repeated as often as
    `ATOLL_MESSAGE_SERVICE_RETRIES` says, with growing pauses in between
    (`atoll.federated.transport.utils.compute_backoff`).

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
        """Prepare a connection; nothing is sent before `connect`.

        Args:
            config: Where the service is; `None` uses the public one.
            session: Supplies the credentials that go with every call.
        """

    @property
    def config(self) -> MessageServiceConfig:
        """The address this client talks to."""

    @property
    def username(self) -> str:
        """The account in whose name messages are sent.

        Raises:
            AuthEnvironmentError: If the session has not been authenticated and no
                username was given.
        """

    async def connect(self) -> None:
        """Open the channel and check that the service accepts the credentials.

        Raises:
            MessageServiceConnectionError: If the service cannot be reached.
            AuthenticationError: If it refuses the credentials.
        """

    async def close(self) -> None:
        """Close the channel. Closing twice does no harm."""

    async def __aenter__(self) -> Self:
        """Connect at the start of an `async with` block.

        Returns:
            The connected client.

        Raises:
            MessageServiceConnectionError: If the service cannot be reached.
        """

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close the channel at the end of the block.

        Args:
            exc_type: Class of the exception that ended the block, if one did.
            exc: That exception. It is not suppressed.
            traceback: Where it was raised.
        """

    async def connect_pod(
        self, pod_name: str, dataset_names: Sequence[str] = ()
    ) -> str:
        """Announce a pod and open its mailbox, or find the one it already has.

        Args:
            pod_name: The pod's name, without its owner.
            dataset_names: Names of the datasets it holds. Requests for any of them are
                delivered to this one mailbox.

        Returns:
            The identifier of the pod's mailbox.

        Raises:
            PodConnectFailedError: If the service does not accept the pod.
        """

    async def setup_task(
        self,
        notifications: Sequence[TaskNotification],
        *,
        project_id: str | None = None,
    ) -> dict[str, str]:
        """Open the mailboxes of a new task.

        Args:
            notifications: One entry for every pod that is going to be asked.
            project_id: The project that the task belongs to, if any.

        Returns:
            Mailbox identifiers by pod identifier, and the modeller's own under its
            username.

        Raises:
            TaskStartError: If the service does not know one of the pods.
        """

    async def send_message(
        self, message: Message, *, already_packed: bool = False
    ) -> None:
        """Put a message into the recipient's mailbox.

        A body above the size limit is uploaded to the object store first.

        Args:
            message: What to send. Its body has to be encrypted.
            already_packed: Whether the body is an address in the object store rather
                than the payload.

        Raises:
            MailboxNotFoundError: If the recipient's mailbox does not exist.
            MessageTooLargeError: If the body is above the limit and cannot be uploaded.
            MessageServiceConnectionError: If the service cannot be reached.
        """

    async def receive_message(
        self, mailbox_id: str, *, timeout: float | None = None
    ) -> Message | None:
        """Fetch the oldest message that has not been acknowledged.

        The service delivers a message again until `acknowledge` is called, so a crash
        between the two loses nothing.

        Args:
            mailbox_id: The mailbox to look into. It has to belong to this account.
            timeout: Seconds to wait for a message; `None` waits for as long as it takes.

        Returns:
            The message, or `None` if none came in time.

        Raises:
            MailboxNotFoundError: If the mailbox does not exist.
            MessageRetrievalError: If the retries are used up.
        """

    async def acknowledge(self, mailbox_id: str, message: Message) -> None:
        """Confirm that a message was dealt with, so that it is not delivered again.

        Args:
            mailbox_id: The mailbox that the message was fetched from.
            message: The message to remove.

        Raises:
            MailboxNotFoundError: If the mailbox does not exist.
        """

    async def delete_mailbox(self, mailbox_id: str) -> None:
        """Delete a mailbox with all messages in it.

        Args:
            mailbox_id: A mailbox of this account. Deleting one that is already gone does
                no harm.
        """
