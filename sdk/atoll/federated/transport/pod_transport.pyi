"""The mailbox of a pod, which receives requests and sends answers."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TypeAlias

from typing_extensions import Self

from atoll.federated.pod_response_message import PodResponseMessage
from atoll.federated.task_requests import EncryptedTaskRequest, SignedTaskRequest
from atoll.federated.transport.base_transport import BaseMailbox
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.identity_verification.types import Challenge, Proof
from atoll.federated.transport.message_service import Message, MessageServiceClient
from atoll.hub.types import PodStatus

__all__ = ["PodMailbox", "TaskRequestHandler"]

TaskRequestHandler: TypeAlias = Callable[
    [Message, EncryptedTaskRequest | SignedTaskRequest], Awaitable[None]
]
"""A coroutine function that takes the message of a request and the encrypted request.
"""

class PodMailbox(BaseMailbox):
    """The mailbox that a pod keeps open while it runs.

    It is used for everything that happens before a worker starts: requests, challenges
    and proofs of identity, the pod's answers, and the heartbeat that shows the hub that
    the pod is online. An accepted task has its own
    `atoll.federated.transport.worker_transport.WorkerMailbox`.

    A pod with several datasets has one mailbox for all of them.

    Examples:
        Refuse every request while the data is being moved:

        >>> from atoll.federated.pod_response_message import (
        ...     PodResponseMessage,
        ...     PodResponseType,
        ... )
        >>> from atoll.federated.task_requests import (
        ...     EncryptedTaskRequest,
        ...     SignedTaskRequest,
        ... )
        >>> from atoll.federated.transport import Message, PodMailbox
        >>> async def refuse_all(mailbox: PodMailbox) -> None:
        ...     async def refuse(
        ...         message: Message, request: EncryptedTaskRequest | SignedTaskRequest
        ...     ) -> None:
        ...         answer = PodResponseMessage(message.sender, mailbox.pod_identifier)
        ...         answer.add(PodResponseType.NO_DATA, "The data is being moved.")
        ...         await mailbox.send_task_response(message, answer)
        ...     mailbox.on_task_request(refuse)
        ...     await mailbox.listen_for_messages()
    """

    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        pod_name: str,
        handlers: MessageHandlers | None = None,
    ) -> None:
        """Connect to a pod's mailbox. Usually you call `connect` instead.

        Args:
            mailbox_id: Identifier of the pod's mailbox.
            message_service: The connection to use.
            pod_name: The pod's name, without its owner.
            handlers: Initial handlers.
        """

    @classmethod
    async def connect(
        cls,
        pod_name: str,
        message_service: MessageServiceClient,
        *,
        dataset_names: Sequence[str] = (),
    ) -> Self:
        """Register the pod with the message service and open its mailbox.

        Args:
            pod_name: The pod's name, without its owner.
            message_service: A connected client of the owner's account.
            dataset_names: Names of the pod's datasets.

        Returns:
            The mailbox, not yet listening.

        Raises:
            PodConnectFailedError: If the service refuses the pod.
        """

    @property
    def pod_identifier(self) -> str:
        """The pod as `owner/name`."""

    def on_task_request(self, handler: TaskRequestHandler) -> None:
        """Set the handler for task requests.

        Args:
            handler: Called for every request, one at a time.
        """

    async def send_challenge(self, message: Message, challenge: Challenge) -> None:
        """Ask the sender of a request to prove their identity.

        Args:
            message: The message that contained the request.
            challenge: The challenge.
        """

    async def get_proof(
        self, message: Message, challenge: Challenge, *, timeout: float = 300.0
    ) -> Proof:
        """Wait for the response to a challenge.

        Args:
            message: The message that contained the request.
            challenge: The challenge that was sent.
            timeout: Number of seconds to wait.

        Returns:
            The modeller's response, not verified yet.

        Raises:
            IdentityVerificationError: If no response arrives in time, or its nonce
                differs from the challenge.
        """

    async def send_task_response(
        self, message: Message, response: PodResponseMessage
    ) -> None:
        """Accept or refuse a request.

        Args:
            message: The message that contained the request.
            response: The answer.
        """

    async def send_heartbeat(self, statuses: Mapping[str, PodStatus]) -> None:
        """Send a heartbeat to the hub.

        A running pod does this automatically.

        Args:
            statuses: The status of each dataset, by its name.

        Raises:
            MessageServiceConnectionError: If the service can't be reached.
        """
