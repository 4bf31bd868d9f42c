"""The mailbox of one task inside one pod.

A worker protocol receives a `WorkerMailbox`. Each of its calls has its counterpart on
the other side, in `atoll.federated.transport.modeller_transport.ModellerMailbox`; the
exchange of secret shares is between workers alone.
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

    Payloads are encrypted with the task's AES key before they leave the pod. Whatever a
    worker protocol passes to a `send_...` call becomes known to the modeller, so this is
    the place to look at when you ask what a task reveals.

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
        """Attach to the mailbox that was opened for a task on this pod.

        Args:
            mailbox_id: Identifier of the worker's mailbox.
            message_service: The connection to use.
            task_id: The task that the mailbox serves.
            pod_identifier: The pod that the worker runs in, as `owner/name`.
            modeller_name: Username of the modeller.
            modeller_mailbox_id: Where results and updates go.
            aes_key: The task's symmetric key, 32 bytes, taken from the request.
            worker_mailbox_ids: Mailboxes of the other workers by pod identifier, needed
                for secure aggregation alone.
            handlers: Handlers to begin with.
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
        """Identifiers of the other pods in the task; known once the task starts."""

    async def wait_for_task_start(self, *, timeout: float | None = None) -> None:
        """Wait until the modeller has all answers and starts the task.

        Args:
            timeout: Seconds to wait; `None` waits without limit.

        Raises:
            TimeoutError: If the modeller stays silent.
            TaskAbortError: If the task ends before it starts, for example because
                another pod refused.
        """

    async def get_model_parameters(self, *, timeout: float | None = None) -> Any:
        """Receive the parameters for the next round.

        Args:
            timeout: Seconds to wait; `None` waits without limit.

        Returns:
            The payload as the modeller's side sent it.

        Raises:
            TimeoutError: If the modeller stays silent.
            TaskAbortError: If the modeller ended the task.
        """

    async def send_training_update(self, update: Any) -> None:
        """Send what one round of training changed.

        Args:
            update: Parameter arrays by name, or whatever the aggregator takes.

        Raises:
            MessageTooLargeError: If the update cannot be relayed.
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
            resources_consumed: What the task used up, where a model has a usage limit.

        Raises:
            MessageTooLargeError: If the results cannot be relayed.
        """

    async def send_number_of_batches(self, number_of_batches: int) -> None:
        """Announce how many batches follow.

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
            pod_identifier: The pod that the share is for. It has to be one of
                `other_pods`.
            share: The share, integers in the range of
                `atoll.federated.secure.SecureShare.prime_q`.

        Raises:
            AggregatorError: If the pod is not among those that this pod approved.
        """

    async def get_secret_shares(
        self, *, timeout: float | None = None
    ) -> dict[str, list[int]]:
        """Collect the shares that the other workers sent to this one.

        Args:
            timeout: Seconds to wait for the slowest pod; `None` waits without limit.

        Returns:
            One share for each of `other_pods`.

        Raises:
            TimeoutError: If a pod is silent for too long.
            TaskAbortError: If the task was ended.
        """

    async def wait_for_task_complete(self, *, timeout: float | None = None) -> None:
        """Wait until the modeller needs nothing more.

        Args:
            timeout: Seconds to wait; `None` waits without limit.

        Raises:
            TimeoutError: If the modeller stays silent.
            TaskAbortError: If the modeller ended the task.
        """

    async def send_task_abort(
        self, message: str, reason: Reason = Reason.WORKER_ERROR
    ) -> None:
        """End the task early for everyone.

        Args:
            message: A sentence for the modeller, free of data.
            reason: The machine-readable reason.
        """
