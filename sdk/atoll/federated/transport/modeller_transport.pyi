"""The mailbox of the side that starts a task.

A modeller protocol receives a `ModellerMailbox` and speaks to all of its pods through
it. Every method that collects something waits for one message from each accepted pod
and returns a dictionary by pod identifier, so the order in which pods answer never
matters.
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

    `atoll.federated.modeller.Modeller` makes one for each task, sends the requests and
    collects the answers; by the time a protocol sees the mailbox, `accepted_pods` is
    settled. What a protocol then uses are the pairs of `send_...` and `get_...` calls,
    whose counterparts are in `atoll.federated.transport.worker_transport.WorkerMailbox`.

    Payloads may be any value made of numbers, strings, booleans, `None`, NumPy arrays,
    lists and dictionaries with string keys. They are encrypted with the task's AES key.

    Examples:
        One round of a protocol that sends a threshold and collects a count from each
        pod:

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
        """Attach to the mailbox that was opened for a task.

        Args:
            mailbox_id: Identifier of the modeller's mailbox in this task.
            message_service: The connection to use.
            task_id: The task that the mailbox serves.
            aes_key: The task's symmetric key, 32 bytes. Pods learn it from the encrypted
                request.
            handlers: Handlers to begin with.
        """

    @property
    def task_id(self) -> str:
        """Identifier of the task."""

    @property
    def accepted_pods(self) -> tuple[str, ...]:
        """Identifiers of the pods that take part; empty until the answers are in."""

    @property
    def refusals(self) -> Mapping[str, PodResponseMessage]:
        """The answers of the pods that refused, by pod identifier."""

    async def check_pods_online(
        self, pod_identifiers: Sequence[str], *, timeout: float = 180.0
    ) -> dict[str, bool]:
        """Ask pods for a sign of life.

        Args:
            pod_identifiers: The pods to ask, as `owner/name`.
            timeout: Seconds after which a silent pod counts as offline.

        Returns:
            For each pod, whether it answered in time.
        """

    async def send_task_requests(
        self,
        requests: Mapping[str, EncryptedTaskRequest | SignedTaskRequest],
        *,
        project_id: str | None = None,
    ) -> None:
        """Deliver the requests, each encrypted for the pod that it goes to.

        Args:
            requests: The requests by pod identifier.
            project_id: The project under which the task runs.

        Raises:
            TaskStartError: If there are no requests, or a pod has no mailbox.
            MessageServiceConnectionError: If the service cannot be reached.
        """

    async def get_challenge(
        self, pod_identifier: str, *, timeout: float = 300.0
    ) -> Challenge:
        """Wait until a pod asks for proof of identity.

        Args:
            pod_identifier: The pod whose challenge is awaited.
            timeout: Seconds to wait.

        Returns:
            What the pod asks for.

        Raises:
            TimeoutError: If the pod asks for nothing in time.
        """

    async def send_proof(self, pod_identifier: str, proof: Proof) -> None:
        """Answer a pod's challenge.

        Args:
            pod_identifier: The pod that asked.
            proof: The answer. Its nonce has to be that of the challenge.
        """

    async def wait_for_responses(
        self,
        *,
        require_all_pods: bool = False,
        timeout: float | None = None,
    ) -> tuple[str, ...]:
        """Wait until every pod has accepted or refused.

        Args:
            require_all_pods: Whether one refusal is enough to give up.
            timeout: Seconds after which a silent pod counts as a refusal; `None` waits
                without limit.

        Returns:
            The pods that accepted, in the order in which they were asked.

        Raises:
            PodResponseError: If no pod accepts, if one refuses while all are required,
                or if an answer cannot be read.
        """

    async def send_task_start(self) -> None:
        """Tell the accepted pods who takes part, and that they may begin."""

    async def send_model_parameters(
        self, parameters: Any, *, pod_identifiers: Sequence[str] | None = None
    ) -> None:
        """Send the parameters for the next round.

        Args:
            parameters: The payload, often parameter arrays by name.
            pod_identifiers: Restricts it to some of the accepted pods; `None` sends to
                all of them.

        Raises:
            MailboxNotFoundError: If a pod has left the task.
            MessageTooLargeError: If the payload cannot be relayed.
        """

    async def get_training_updates(
        self, *, timeout: float | None = None
    ) -> dict[str, Any]:
        """Collect the updates of one round of training.

        Args:
            timeout: Seconds to wait for the slowest pod; `None` waits without limit.

        Returns:
            Each pod's update by pod identifier.

        Raises:
            TimeoutError: If a pod is silent for too long.
            TaskAbortError: If a pod ended the task.
        """

    async def get_training_metrics(
        self, *, timeout: float | None = None
    ) -> dict[str, dict[str, float]]:
        """Collect the validation metrics of one round.

        Args:
            timeout: Seconds to wait for the slowest pod; `None` waits without limit.

        Returns:
            Metric values by name, for each pod identifier.

        Raises:
            TimeoutError: If a pod is silent for too long.
            TaskAbortError: If a pod ended the task.
        """

    async def get_results(self, *, timeout: float | None = None) -> dict[str, Any]:
        """Collect the results of an algorithm.

        Args:
            timeout: Seconds to wait for the slowest pod; `None` waits without limit.

        Returns:
            Each pod's result by pod identifier.

        Raises:
            TimeoutError: If a pod is silent for too long.
            TaskAbortError: If a pod ended the task.
        """

    async def get_number_of_batches(
        self, *, timeout: float | None = None
    ) -> dict[str, int]:
        """Learn how many batches each pod is going to process.

        Args:
            timeout: Seconds to wait for the slowest pod; `None` waits without limit.

        Returns:
            The number of batches by pod identifier; 1 where the pod does not batch.

        Raises:
            TimeoutError: If a pod is silent for too long.
            TaskAbortError: If a pod ended the task.
        """

    async def send_task_complete(self) -> None:
        """Release the pods: nothing more is expected of them."""

    async def send_task_abort(
        self, message: str, reason: Reason = Reason.MODELLER_ERROR
    ) -> None:
        """End the task early on every pod.

        Args:
            message: A sentence for the custodians.
            reason: The machine-readable reason.
        """
