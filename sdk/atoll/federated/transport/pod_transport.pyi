"""The mailbox of a pod: where requests come in and answers go out."""

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
"""A coroutine function that takes the message of a request and the request in it, still
encrypted."""

class PodMailbox(BaseMailbox):
    """The one mailbox that a pod keeps open for as long as it runs.

    It carries everything that happens before a worker starts: requests, challenges and
    proofs of identity, the pod's answers, and the heartbeat by which the hub knows that
    the pod is online. Once a task is accepted, its messages go through an
    `atoll.federated.transport.worker_transport.WorkerMailbox` of its own.

    A pod with several datasets has a single mailbox for all of them.

    Examples:
        Refuse every request, politely, while the data is being moved:

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
        """Attach to a pod's mailbox. `connect` is the usual way to get one.

        Args:
            mailbox_id: Identifier of the pod's mailbox.
            message_service: The connection to use.
            pod_name: The pod's name, without its owner.
            handlers: Handlers to begin with.
        """

    @classmethod
    async def connect(
        cls,
        pod_name: str,
        message_service: MessageServiceClient,
        *,
        dataset_names: Sequence[str] = (),
    ) -> Self:
        """Announce the pod to the message service and open its mailbox.

        Args:
            pod_name: The pod's name, without its owner.
            message_service: A connected client in the owner's name.
            dataset_names: The datasets that the pod holds.

        Returns:
            The mailbox, not yet listening.

        Raises:
            PodConnectFailedError: If the service does not accept the pod.
        """

    @property
    def pod_identifier(self) -> str:
        """The pod as `owner/name`."""

    def on_task_request(self, handler: TaskRequestHandler) -> None:
        """Choose what happens when a modeller asks for a task.

        Args:
            handler: Called for every request, one at a time.
        """

    async def send_challenge(self, message: Message, challenge: Challenge) -> None:
        """Ask the sender of a request to prove who they are.

        Args:
            message: The message that the request came in.
            challenge: What to ask.
        """

    async def get_proof(
        self, message: Message, challenge: Challenge, *, timeout: float = 300.0
    ) -> Proof:
        """Wait for the answer to a challenge.

        Args:
            message: The message that the request came in.
            challenge: The challenge that was sent.
            timeout: Seconds to wait.

        Returns:
            The modeller's answer, not yet verified.

        Raises:
            IdentityVerificationError: If no answer comes in time, or its nonce is not
                that of the challenge.
        """

    async def send_task_response(
        self, message: Message, response: PodResponseMessage
    ) -> None:
        """Accept or refuse a request.

        Args:
            message: The message that the request came in.
            response: The answer.
        """

    async def send_heartbeat(self, statuses: Mapping[str, PodStatus]) -> None:
        """Tell the hub that the pod is alive.

        A running pod does this by itself.

        Args:
            statuses: The status of each dataset, by its name.

        Raises:
            MessageServiceConnectionError: If the service cannot be reached.
        """
