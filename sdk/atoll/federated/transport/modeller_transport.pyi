"""The mailbox of the modeller side.

The modeller side of a protocol communicates with all of its pods through a
`ModellerMailbox`. Every method that collects messages waits for one from each accepted
pod and returns a dictionary by pod identifier, so the order in which pods answer
doesn't matter.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.federated.pod_response_message import PodResponseMessage
from atoll.federated.task_requests import EncryptedTaskRequest, SignedTaskRequest
from atoll.federated.transport.base_transport import BaseMailbox
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.identity_verification.types import Challenge, Proof
from atoll.federated.transport.message_service import MessageServiceClient
from atoll.federated.transport.types import Reason

__all__ = ["ModellerMailbox"]

class ModellerMailbox(BaseMailbox):
    """The modeller's view of a running task.

    `atoll.federated.modeller.Modeller` creates one for each task, sends the requests
    and collects the answers. When a protocol receives the mailbox, `accepted_pods` is
    final. The protocol then uses the `send_...` and `get_...` methods, whose
    counterparts are in `atoll.federated.transport.worker_transport.WorkerMailbox`.

    Payloads can consist of numbers, strings, booleans, `None`, NumPy arrays, lists and
    dictionaries with string keys. They are encrypted with the task's AES key.

    Examples:
        Send a threshold and collect a count from each pod:

        >>> from atoll.federated.transport import ModellerMailbox
        >>> async def count_above(mailbox: ModellerMailbox, threshold: float) -> int:
        ...     await mailbox.send_model_parameters({"threshold": threshold})
        ...     counts = await mailbox.get_results(timeout=600)
        ...     await mailbox.send_task_complete()
        ...     return sum(int(count) for count in counts.values())
    """

    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        task_id: str,
        aes_key: bytes,
        handlers: MessageHandlers | None = None,
    ) -> None:
        """Connect to the mailbox that was opened for a task.

        Args:
            mailbox_id: Identifier of the modeller's mailbox in this task.
            message_service: The connection to use.
            task_id: The task that the mailbox serves.
            aes_key: The task's symmetric key, 32 bytes, which the encrypted request
                contains.
            handlers: Initial handlers.
        """

    @property
    def task_id(self) -> str:
        """Identifier of the task."""

    @property
    def accepted_pods(self) -> tuple[str, ...]:
        """Identifiers of the participating pods; empty until all pods have answered."""

    @property
    def refusals(self) -> Mapping[str, PodResponseMessage]:
        """The answers of the pods that refused, by pod identifier."""

    async def check_pods_online(
        self, pod_identifiers: Sequence[str], *, timeout: float = 180.0
    ) -> dict[str, bool]:
        """Check which pods are online.

        Args:
            pod_identifiers: The pods, as `owner/name`.
            timeout: Number of seconds after which a pod that doesn't answer counts as
                offline.

        Returns:
            Whether each pod answered in time, by identifier.
        """

    async def send_task_requests(
        self,
        requests: Mapping[str, EncryptedTaskRequest | SignedTaskRequest],
        *,
        project_id: str | None = None,
    ) -> None:
        """Send the requests, each encrypted for its pod.

        Args:
            requests: The requests by pod identifier.
            project_id: The project that the task belongs to.

        Raises:
            TaskStartError: If there are no requests, or a pod has no mailbox.
            MessageServiceConnectionError: If the service can't be reached.
        """

    async def get_challenge(
        self, pod_identifier: str, *, timeout: float = 300.0
    ) -> Challenge:
        """Wait for a pod's request for proof of identity.

        Args:
            pod_identifier: The pod that sends the challenge.
            timeout: Number of seconds to wait.

        Returns:
            The challenge.

        Raises:
            TimeoutError: If no challenge arrives in time.
        """

    async def send_proof(self, pod_identifier: str, proof: Proof) -> None:
        """Respond to a pod's challenge.

        Args:
            pod_identifier: The pod that sent the challenge.
            proof: The proof, with the nonce of the challenge.
        """

    async def wait_for_responses(
        self,
        *,
        require_all_pods: bool = False,
        timeout: float | None = None,
    ) -> tuple[str, ...]:
        """Wait until every pod has accepted or refused.

        Args:
            require_all_pods: Whether to stop if one pod refuses.
            timeout: Number of seconds after which a pod that doesn't answer counts as a
                refusal; `None` waits without limit.

        Returns:
            The pods that accepted, in the order of the request.

        Raises:
            PodResponseError: If no pod accepts, if one refuses and all are required, or
                if an answer can't be read.
        """

    async def send_task_start(self) -> None:
        """Inform the accepted pods which pods take part, and that they can start."""

    async def send_model_parameters(
        self, parameters: Any, *, pod_identifiers: Sequence[str] | None = None
    ) -> None:
        """Send the parameters for the next round.

        Args:
            parameters: The payload, often parameter arrays by name.
            pod_identifiers: Recipients among the accepted pods; `None` sends to all of
                them.

        Raises:
            MailboxNotFoundError: If a pod is no longer part of the task.
            MessageTooLargeError: If the payload can't be relayed.
        """

    async def get_training_updates(
        self, *, timeout: float | None = None
    ) -> dict[str, Any]:
        """Collect the updates of one round of training.

        Args:
            timeout: Number of seconds to wait for all pods; `None` waits without limit.

        Returns:
            Each pod's update by pod identifier.

        Raises:
            TimeoutError: If a pod doesn't respond in time.
            TaskAbortError: If a pod ended the task.
        """

    async def get_training_metrics(
        self, *, timeout: float | None = None
    ) -> dict[str, dict[str, float]]:
        """Collect the validation metrics of one round.

        Args:
            timeout: Number of seconds to wait for all pods; `None` waits without limit.

        Returns:
            Metric values by name, for each pod identifier.

        Raises:
            TimeoutError: If a pod doesn't respond in time.
            TaskAbortError: If a pod ended the task.
        """

    async def get_results(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Collect the results of an algorithm.

        Args:
            timeout: Number of seconds to wait for all pods; `None` waits without limit.

        Returns:
            Each pod's result by pod identifier.

        Raises:
            TimeoutError: If a pod doesn't respond in time.
            TaskAbortError: If a pod ended the task.
        """

    async def get_number_of_batches(
        self, *, timeout: float | None = None
    ) -> dict[str, int]:
        """Receive the number of batches that each pod will process.

        Args:
            timeout: Number of seconds to wait for all pods; `None` waits without limit.

        Returns:
            The number of batches by pod identifier; 1 for a pod without batches.

        Raises:
            TimeoutError: If a pod doesn't respond in time.
            TaskAbortError: If a pod ended the task.
        """

    async def send_task_complete(self) -> None:
        """Inform the pods that the task is complete."""

    async def send_task_abort(
        self, message: str, reason: Reason = Reason.MODELLER_ERROR
    ) -> None:
        """End the task early on every pod.

        Args:
            message: A sentence for the custodians.
            reason: The machine-readable reason.
        """
