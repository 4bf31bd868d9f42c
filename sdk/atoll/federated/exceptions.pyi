"""What can go wrong while a pod, a modeller or a task is at work.

All of these derive from `FederatedError`, which derives from
`atoll.exceptions.SdkError`. They fall into five groups:

- **the task**: `TaskStartError`, `ProtocolError`, `AlgorithmError` (and
  `PrivateSqlError`), `AggregatorError`, `TaskAbortError` (and
  `BatchResilienceAbortError`);
- **the data**: `NoDataError`, `NoNewDataError`, `DataProcessingError`;
- **the pod**: `PodNameError`, `PodRegistrationError`, `PodConnectFailedError`,
  `PodResponseError`, `PodSchemaMismatchError`;
- **privacy**: `DPParameterError`, `DPNotAppliedError`;
- **messages**: `MessageRetrievalError`, `MessageHandlerDispatchError` and the two
  classes under it. `atoll.federated.transport.exceptions` adds what concerns the
  connection itself.

Examples:
    Tell a pod that is away from one that says no:

    >>> from atoll import ResultsOnly, SqlQuery
    >>> from atoll.federated.exceptions import (
    ...     PodConnectFailedError,
    ...     PodResponseError,
    ... )
    >>> protocol = ResultsOnly(
    ...     algorithm=SqlQuery(query="SELECT COUNT(*) FROM `census-income`")
    ... )
    >>> try:
    ...     counts = protocol.run(
    ...         pod_identifiers=["alice/census-income", "bob/census-income"],
    ...         require_all_pods=True,
    ...     )
    ... except PodConnectFailedError as error:
    ...     print(f"Ask the custodian to start the pod: {error}")
    ... except PodResponseError as error:
    ...     print(f"A pod refused: {error}")
"""

from atoll.exceptions import SdkError
from atoll.federated.transport.types import Reason

__all__ = [
    "AggregatorError",
    "AlgorithmError",
    "BatchResilienceAbortError",
    "DPNotAppliedError",
    "DPParameterError",
    "DataProcessingError",
    "FederatedError",
    "MessageHandlerDispatchError",
    "MessageHandlerNotFoundError",
    "MessageRetrievalError",
    "MessageTypeSpecificHandlerNotFoundError",
    "NoDataError",
    "NoNewDataError",
    "PodConnectFailedError",
    "PodNameError",
    "PodRegistrationError",
    "PodResponseError",
    "PodSchemaMismatchError",
    "PrivateSqlError",
    "ProtocolError",
    "TaskAbortError",
    "TaskStartError",
]

class FederatedError(SdkError):
    """Base of every failure in the federated part of the SDK.

    Catch it when the reason does not matter to you, only that the task, the pod
    or the message could not do its work.
    """

class TaskStartError(FederatedError):
    """A task could not be set up, so nothing has been sent or computed.

    The usual causes are a declaration whose parts do not fit (a protocol that does
    not take the algorithm), a key-based identity without a private key, or a second
    task while the first is still running.
    """

class ProtocolError(FederatedError):
    """The two halves of a protocol lost step with each other.

    One side waited for a message that the other does not send at that point, or
    received one that makes no sense in this round. With the built-in protocols
    this means that pod and modeller run versions that differ too much; with a
    protocol of your own, compare the order of messages in its two halves.
    """

class AlgorithmError(FederatedError):
    """An algorithm could not compute what it was asked to.

    The message names the algorithm and the pod. At the pod the original exception
    is kept as `__cause__`; it does not travel, because its text could quote data.
    """

class PrivateSqlError(AlgorithmError):
    """A query cannot be answered with differential privacy.

    Every selected column has to be grouped by or aggregated, joins are not
    possible, and each numeric column that is aggregated needs bounds. The message
    names the column or the clause at fault.
    """

class AggregatorError(FederatedError):
    """The updates of the pods cannot be combined.

    Updates whose parameter names or shapes differ, weights that name an unknown
    pod, or a secure aggregation in which a pod does not list the others in its
    `approved_pods`.
    """

class DataProcessingError(FederatedError):
    """A pod could not turn its records into what the task needs.

    In a batched task it counts against the current batch: the batch is skipped and
    its files are tried again one at a time. Elsewhere it ends the task.
    """

class NoDataError(FederatedError):
    """The pod has no records to run the task on.

    The data source is empty, its files are all skipped by the filters, or the
    split that the task reads holds no rows. The modeller sees it as the refusal
    `NO_DATA`.
    """

class NoNewDataError(NoDataError):
    """The task asked for new records only, and every record was seen before.

    It can occur only with `run_on_new_data_only=True`. Run the task without the
    flag to include the records of earlier runs. The modeller sees it as the refusal
    `NO_NEW_DATA`.
    """

class TaskAbortError(FederatedError):
    """Stops the running task and tells the other parties why.

    Raise it inside an algorithm or a protocol of your own to end the task in
    order: the SDK sends `reason` and `message` to everyone who takes part, closes
    the mailboxes and writes a last monitoring record. Any other exception ends the
    task too, but the others then learn only that something failed.

    Warning:
        The message leaves the pod. Never put values of records into it.

    Examples:
        >>> from atoll.federated.exceptions import TaskAbortError
        >>> from atoll.federated.transport.types import Reason
        >>> def check_group_size(number_of_patients: int) -> None:
        ...     if number_of_patients < 10:
        ...         raise TaskAbortError(
        ...             "Fewer than 10 patients match the filter.",
        ...             Reason.NO_DATA,
        ...         )
    """

    def __init__(
        self,
        message: str,
        reason: Reason = Reason.WORKER_ERROR,
        *,
        report_to_hub: bool = True,
    ) -> None:
        """Describe why the task ends.

        Args:
            message: A sentence for the people who take part, free of data.
            reason: The machine-readable counterpart, by which the other side can
                decide what to do next.
            report_to_hub: Whether the abort appears in the task's monitoring
                record. Leave it on unless the message may not be stored there.
        """

    @property
    def message(self) -> str:
        """The sentence shown to the other parties."""

    @property
    def reason(self) -> Reason:
        """Why the task ended, for programs."""

    @property
    def report_to_hub(self) -> bool:
        """Whether the abort is written to the task's monitoring record."""

class BatchResilienceAbortError(TaskAbortError):
    """Too many batches in a row failed, so the pod gave up on the task.

    A batched task survives single failures: a batch that fails is skipped and its
    files are retried singly. Failures without a success between them point to a
    fault that will not go away, such as a full disk or a model that does not fit
    the images; the pod then ends the task with `Reason.BATCH_FAILURES_EXCEEDED`.
    `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES` sets how many are tolerated; `-1` lifts
    the limit.
    """

    def __init__(
        self,
        consecutive_failures: int,
        limit: int = 5,
        *,
        last_error: Exception | None = None,
    ) -> None:
        """Describe the run of failures.

        Args:
            consecutive_failures: How many batches failed without a success
                between them.
            limit: How many were tolerated.
            last_error: What the last of the batches failed with. It stays at the
                pod.
        """

    @property
    def consecutive_failures(self) -> int:
        """How many batches failed in a row."""

    @property
    def last_error(self) -> Exception | None:
        """What the last failing batch raised, known at the pod only."""

class PodNameError(FederatedError, ValueError):
    """A pod's name or identifier is not well-formed.

    A name has 3 to 70 letters, digits and hyphens. An identifier is the owner's
    username and the pod's name with a slash between them: `alice/census-income`.
    """

class PodRegistrationError(FederatedError):
    """The hub did not take the pod in.

    The username and the credentials belong to different accounts, the name is
    already in use with another key pair, or the metadata was refused. Nothing has
    been registered.
    """

class PodConnectFailedError(FederatedError):
    """A pod could not be reached.

    On the modeller's side no sign of life came before the online check ended,
    after `ATOLL_ONLINE_CHECK_HARD_LIMIT` seconds. On the pod's own side the message
    service did not accept the connection. The cure is mostly the same: a machine
    that fell asleep, was logged out or lost its network; start the pod again.
    """

class PodResponseError(FederatedError):
    """A pod refused a task, or answered with something that cannot be read.

    The message holds the refusal code and what to do about it. Without
    `require_all_pods` a single refusal is only logged, and the error is raised when
    no pod at all accepts.
    """

class PodSchemaMismatchError(FederatedError):
    """Schemas that have to agree do not.

    Either the schema given for a data source lacks columns that the source has, or
    the pods named for a task cannot be combined because their columns differ. For
    the first case start the pod once with `update_schema=True`.
    """

class DPParameterError(FederatedError, ValueError):
    """A parameter of differential privacy lies outside its range.

    An ε or a clipping norm of zero or less, a δ outside the open interval (0, 1),
    or an α of 1, at which Rényi divergence is not defined.
    """

class DPNotAppliedError(FederatedError):
    """Differential privacy was asked for and cannot be applied.

    The extra is missing (`pip install 'atoll[dp]'`), or the model holds layers that
    cannot be made private while `auto_fix` is off. The task ends rather than go on
    without the protection.
    """

class MessageRetrievalError(FederatedError):
    """Messages can no longer be fetched from a mailbox.

    It is raised after the retries that `ATOLL_MESSAGE_SERVICE_RETRIES` allows, so a
    short outage does not end a task.
    """

class MessageHandlerDispatchError(FederatedError):
    """A message arrived and could not be handed to any handler.

    The message has been acknowledged and is not delivered again.
    """

class MessageHandlerNotFoundError(MessageHandlerDispatchError):
    """The mailbox knows no handler for the task that a message belongs to.

    Often harmless: a late message of a task that has already ended.
    """

class MessageTypeSpecificHandlerNotFoundError(MessageHandlerNotFoundError):
    """The task has handlers, but none for this type of message.

    With the built-in protocols it means that the two sides run versions that differ
    too much.
    """
