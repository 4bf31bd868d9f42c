"""The mailbox of one task inside one pod.

The worker side of a protocol uses a `WorkerMailbox`. Each method has a counterpart on
the other side, in `atoll.federated.transport.modeller_transport.ModellerMailbox`.
Secret shares are exchanged between workers only.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.federated.transport.base_transport import BaseMailbox
from atoll.federated.transport.handlers import MessageHandlers
from atoll.federated.transport.message_service import (
    MessageServiceClient,
    ResourceConsumed,
)
from atoll.federated.transport.types import Reason

__all__ = ["WorkerMailbox"]

class WorkerMailbox(BaseMailbox):
    """A worker's view of its task: the modeller, and the other workers.

    Payloads are encrypted with the task's AES key before they leave the pod. The
    modeller can read everything that the worker side of a protocol passes to a
    `send_...` method, so review these calls to find out what a task reveals.

    Examples:
        The worker side of a protocol that counts values above a threshold:

        >>> from collections.abc import Sequence
        >>> from atoll.federated.transport import WorkerMailbox
        >>> async def answer_count(
        ...     mailbox: WorkerMailbox, values: Sequence[float]
        ... ) -> None:
        ...     parameters = await mailbox.get_model_parameters()
        ...     threshold = float(parameters["threshold"])
        ...     await mailbox.send_results(sum(v > threshold for v in values))
        ...     await mailbox.wait_for_task_complete()
    """

    def __init__(
        self,
        mailbox_id: str,
        message_service: MessageServiceClient,
        *,
        task_id: str,
        pod_identifier: str,
        modeller_name: str,
        modeller_mailbox_id: str,
        aes_key: bytes,
        worker_mailbox_ids: Mapping[str, str] | None = None,
        handlers: MessageHandlers | None = None,
    ) -> None:
        """Connect to the mailbox that was opened for a task on this pod.

        Args:
            mailbox_id: Identifier of the worker's mailbox.
            message_service: The connection to use.
            task_id: The task that the mailbox serves.
            pod_identifier: The pod that the worker runs in, as `owner/name`.
            modeller_name: Username of the modeller.
            modeller_mailbox_id: Mailbox that receives results and updates.
            aes_key: The task's symmetric key, 32 bytes, from the request.
            worker_mailbox_ids: Mailboxes of the other workers by pod identifier, for
                secure aggregation.
            handlers: Initial handlers.
        """

    @property
    def task_id(self) -> str:
        """Identifier of the task."""

    @property
    def pod_identifier(self) -> str:
        """The pod that this worker runs in, as `owner/name`."""

    @property
    def modeller_name(self) -> str:
        """Username of the modeller."""

    @property
    def other_pods(self) -> tuple[str, ...]:
        """Identifiers of the other pods in the task, available when the task starts."""

    async def wait_for_task_start(self, *, timeout: float | None = None) -> None:
        """Wait until the modeller starts the task.

        Args:
            timeout: Number of seconds to wait; `None` waits without limit.

        Raises:
            TimeoutError: If no message arrives in time.
            TaskAbortError: If the task is ended before it starts, for example because
                another pod refused.
        """

    async def get_model_parameters(self, *, timeout: float | None = None) -> Any:
        """Receive the parameters for the next round.

        Args:
            timeout: Number of seconds to wait; `None` waits without limit.

        Returns:
            The payload that the modeller side sent.

        Raises:
            TimeoutError: If no message arrives in time.
            TaskAbortError: If the modeller ended the task.
        """

    async def send_training_update(self, update: Any) -> None:
        """Send the update of one round of training.

        Args:
            update: Parameter arrays by name, or whatever the aggregator takes.

        Raises:
            MessageTooLargeError: If the update can't be relayed.
        """

    async def send_training_metrics(self, metrics: Mapping[str, float]) -> None:
        """Send the validation metrics of one round.

        Args:
            metrics: Metric values by name.
        """

    async def send_results(
        self, results: Any, *, resources_consumed: Sequence[ResourceConsumed] = ()
    ) -> None:
        """Send the result of an algorithm.

        Args:
            results: The payload.
            resources_consumed: What the task has used, for models with a usage limit.

        Raises:
            MessageTooLargeError: If the results can't be relayed.
        """

    async def send_number_of_batches(self, number_of_batches: int) -> None:
        """Send the number of batches that follow.

        Args:
            number_of_batches: At least 1.
        """

    async def send_secret_share(
        self, pod_identifier: str, share: Sequence[int]
    ) -> None:
        """Send another worker its share of this worker's secret.

        The share is encrypted with that pod's public key, so neither the modeller nor
        the message service can read it.

        Args:
            pod_identifier: The recipient, one of `other_pods`.
            share: The share, as integers below
                `atoll.federated.secure.SecureShare.prime_q`.

        Raises:
            AggregatorError: If this pod hasn't approved the recipient.
        """

    async def get_secret_shares(
        self, *, timeout: float | None = None
    ) -> dict[str, list[int]]:
        """Collect the shares that the other workers sent to this one.

        Args:
            timeout: Number of seconds to wait for all pods; `None` waits without limit.

        Returns:
            One share for each of `other_pods`.

        Raises:
            TimeoutError: If a pod doesn't respond in time.
            TaskAbortError: If the task was ended.
        """

    async def wait_for_task_complete(self, *, timeout: float | None = None) -> None:
        """Wait until the modeller reports that the task is complete.

        Args:
            timeout: Number of seconds to wait; `None` waits without limit.

        Raises:
            TimeoutError: If no message arrives in time.
            TaskAbortError: If the modeller ended the task.
        """

    async def send_task_abort(
        self, message: str, reason: Reason = Reason.WORKER_ERROR
    ) -> None:
        """End the task early for everyone.

        Args:
            message: A sentence for the modeller. It must not contain data.
            reason: The machine-readable reason.
        """
