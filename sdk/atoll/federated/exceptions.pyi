"""Errors of pods, modellers and running tasks.

All of these derive from `FederatedError`, which derives from
`atoll.exceptions.SdkError`. They fall into five groups:

- **the task**: `TaskStartError`, `ProtocolError`, `AlgorithmError` (and
  `PrivateSqlError`), `AggregatorError`, `TaskAbortError` (and
  `BatchResilienceAbortError`);
- **the data**: `NoDataError`, `NoNewDataError`, `DataProcessingError`;
- **the pod**: `PodNameError`, `PodRegistrationError`, `PodConnectFailedError`,
  `PodResponseError`, `PodSchemaMismatchError`;
- **privacy**: `DPParameterError`, `DPNotAppliedError`;
- **messages**: `MessageRetrievalError`, `MessageHandlerDispatchError` and its two
  subclasses. Errors of the connection itself are in
  `atoll.federated.transport.exceptions`.

Examples:
    Distinguish a pod that is offline from one that refuses:

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
    """Base class of every error in the federated part of the SDK.

    Catch it when you only need to know that a task, a pod or a message failed, whatever
    the reason.
    """

class TaskStartError(FederatedError):
    """A task couldn't be set up, so nothing was sent or computed.

    Message: `FederatedAveraging doesn't work with SqlQuery.`

    Cause: The parts of the task don't fit together. Each protocol works with certain
    algorithms only.

    Fix: Choose an algorithm that the protocol's page lists, or another protocol.

    Message: `The method 'key-based' needs a private key.`

    Cause: `identity_verification_method` is `key-based`, and no private key was given.

    Fix: Pass `private_key_or_file=`, or add `private_key_file` to the task file.

    Message: `Another task of this modeller is still running.`

    Cause: A modeller runs one task at a time.

    Fix: Wait for the first task to end, or interrupt it.

    Message: `Model carol/RetinaModel is waiting for its owner's consent.`

    Cause: The owner has to approve each user of the model, and hasn't approved you yet.

    Fix: Ask the model's owner, or use another model.
    """

class ProtocolError(FederatedError):
    """The modeller side and the worker side of a protocol are out of step.

    Message: `Expected TRAINING_UPDATE from bob/census-income, received RESULTS.`

    Cause: One side waits for a message that the other doesn't send at that point. With
    built-in protocols, the pod and the modeller run incompatible versions of the SDK.
    With your own protocol, the two sides send and receive in different orders.

    Fix: Install the same version on both sides. In your own protocol, compare the order
    of messages on both sides.
    """

class AlgorithmError(FederatedError):
    """An algorithm couldn't compute its result.

    On the pod, the original exception is kept as `__cause__`. It isn't sent to the
    modeller, because its text could quote data.

    Message: `SqlQuery failed on alice/census-income. See the pod's log.`

    Cause: The pod rejected the query or the computation failed, for example because a
    column doesn't exist or the loss is no longer a finite number.

    Fix: Compare the task with the dataset's schema and test it locally. If it still
    fails, ask the custodian for the details in the pod's log.

    Message: `HuggingFaceImageClassificationInference could not load the model
    example/flower-classifier.`

    Cause: The model's identifier is wrong, it is of another kind, or the pod can't
    reach the site that publishes it.

    Fix: Check the identifier. Ask the custodian to allow the download or to put the
    model into the pod's cache.
    """

class PrivateSqlError(AlgorithmError):
    """A query can't be answered with differential privacy.

    Message: `Column 'marital_status' is neither grouped nor aggregated.`

    Cause: Every selected column has to appear in `GROUP BY` or inside an aggregate
    function.

    Fix: Aggregate the column, group by it, or remove it from the query.

    Message: `Column 'age' is numeric and has no bounds.`

    Cause: A numeric column is aggregated, and `column_ranges` has no entry for it.

    Fix: Add `lower` and `upper` bounds for the column to `column_ranges`.

    Message: `Joins aren't supported.`

    Cause: The query reads more than one table.

    Fix: Query a single table, or ask the custodian to connect a table that is already
    joined.
    """

class AggregatorError(FederatedError):
    """The updates of the pods can't be combined.

    Message: `bob/census-income isn't approved by alice/census-income.`

    Cause: In secure aggregation every pod has to list all other pods of the task in its
    `approved_pods`.

    Fix: Ask the custodians to approve each other's pods, then restart the pods.

    Message: `The updates of alice/census-income and bob/census-income differ in the
    shape of 'layers.0.weight'.`

    Cause: The pods built different networks, usually because their schemas have
    different categories.

    Fix: Pass the schema that `combine_pod_schemas` returns to the model.

    Message: `There is no weight for bob/census-income.`

    Cause: The aggregator has weights for some of the pods only, or for a pod that isn't
    part of the task.

    Fix: Give a weight for each pod of the task, or none.
    """

class DataProcessingError(FederatedError):
    """A pod couldn't convert its records into the input of a task.

    In batched execution only the affected batch fails: it is skipped, and its files are
    tried again one at a time. Otherwise the task ends.

    Message: `Records of batch 3 could not be converted. See the pod's log.`

    Cause: Some records don't have the expected form, such as a damaged image or text in
    a numeric column.

    Fix: Ask the custodian which files failed. Run the task with
    `batched_execution=True` to skip them.
    """

class NoDataError(FederatedError):
    """The pod has no records for the task.

    The modeller sees it as the refusal `NO_DATA`.

    Message: `alice/census-income has no records in the test split.`

    Cause: The datasource is empty, the filters skip all of its files, or the split
    that the task reads has no rows.

    Fix: As a modeller, choose another dataset or another split. As a custodian, check
    the path, the file filters and the data split.
    """

class NoNewDataError(NoDataError):
    """The task asked for new records only, and the pod has none.

    It can occur only with `run_on_new_data_only=True`. The modeller sees it as the
    refusal `NO_NEW_DATA`.

    Message: `alice/retina-scans has no new records: all 412 files were processed
    before.`

    Cause: Earlier runs of the task have processed every record.

    Fix: Run the task without `run_on_new_data_only`, or wait until files have been
    added.
    """

class TaskAbortError(FederatedError):
    """A task was ended before it was complete.

    You catch it when a pod or the modeller ends your task. Raise it in your own
    algorithm or protocol to end a task cleanly: the SDK then sends `reason` and
    `message` to all participants, closes the mailboxes and writes a final monitoring
    record. Any other exception ends the task too, but the other participants learn only
    that something failed.

    Message: `alice/census-income ended the task (WORKER_ERROR). See the pod's log.`

    Cause: The task failed on the pod. `reason` is the machine-readable cause; the
    details stay in the pod's log, because they could quote data.

    Fix: Look up `reason` in `Reason`, and ask the custodian for the log entry.

    Message: `The usage limit of alice/RetinaModel has been reached (LIMITS_EXCEEDED).`

    Cause: You have used all inferences that the model's owner granted.

    Fix: Ask the model's owner to raise the limit.

    Message: `Stopped by the modeller.`

    Cause: The person who started the task interrupted it.

    Fix: No action is needed. Start the task again when you want the results.

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
            message: A sentence for the participants. It must not contain data.
            reason: The machine-readable reason, which the other side can act on.
            report_to_hub: Whether the abort appears in the task's monitoring record.
                Leave it on unless the message must not be stored on the hub.
        """

    @property
    def message(self) -> str:
        """The sentence that the other participants see."""

    @property
    def reason(self) -> Reason:
        """The machine-readable reason why the task ended."""

    @property
    def report_to_hub(self) -> bool:
        """Whether the abort is written to the task's monitoring record."""

class BatchResilienceAbortError(TaskAbortError):
    """Too many consecutive batches failed, so the pod ended the task.

    A batched task tolerates single failures: a failed batch is skipped, and its files
    are tried again one at a time. The reason of the abort is
    `Reason.BATCH_FAILURES_EXCEEDED`.

    Message: `5 consecutive batches failed on alice/retina-scans.`

    Cause: The failures have a common cause that won't go away by itself, such as a full
    disk, an unmounted drive or a model that doesn't accept the images.

    Fix: As a custodian, look up the error of the last batch in the pod's log. Change
    the limit with `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES`; `-1` removes it.
    """

    def __init__(
        self,
        consecutive_failures: int,
        limit: int = 5,
        *,
        last_error: Exception | None = None,
    ) -> None:
        """Describe the failed batches.

        Args:
            consecutive_failures: How many batches failed without a success in between.
            limit: Number of consecutive failures that ends the task.
            last_error: The error of the last batch. It stays on the pod.
        """

    @property
    def consecutive_failures(self) -> int:
        """How many consecutive batches failed."""

    @property
    def last_error(self) -> Exception | None:
        """The error of the last failed batch, available on the pod only."""

class PodNameError(FederatedError, ValueError):
    """A pod's name or identifier is malformed.

    Message: `'census_income' isn't a valid name: use 3 to 70 letters, digits and
    hyphens.`

    Cause: The name contains an underscore, a space or another character, or is too
    short or too long.

    Fix: Use letters, digits and hyphens, such as `census-income`.

    Message: `'census-income' isn't an identifier: the owner is missing.`

    Cause: Pods of other people are addressed by owner and name.

    Fix: Write the identifier as `owner/name`, such as `alice/census-income`.
    """

class PodRegistrationError(FederatedError):
    """The hub refused to register the pod, so nothing was registered.

    Message: `The username alice doesn't match the credentials, which belong to bob.`

    Cause: The username in the pod file and the login or API keys belong to different
    accounts.

    Fix: Correct `username`, or log in as the other user. For two accounts on one
    machine, give each its own `ATOLL_HOME`.

    Message: `census-income is already registered with another key.`

    Cause: The pod was registered from another machine or with another SDK home, whose
    key pair is different.

    Fix: Copy the folder `keys` from the earlier SDK home. If that folder is lost, stop
    the pod, remove the pod's public key on the hub and start the pod again.
    """

class PodConnectFailedError(FederatedError):
    """A pod couldn't be reached.

    Message: `alice/census-income did not answer within 180 seconds.`

    Cause: The pod isn't running, or its machine is asleep, offline or logged out.

    Fix: Ask the custodian to start the pod. Change the waiting time with
    `ATOLL_ONLINE_CHECK_HARD_LIMIT`.

    Message: `The message service refused the connection of census-income.`

    Cause: You are starting a pod, and a firewall blocks outgoing gRPC traffic or the
    credentials are invalid.

    Fix: Allow outgoing connections to the message service, check the credentials and
    start the pod again.
    """

class PodResponseError(FederatedError):
    """A pod refused a task, or its answer couldn't be read.

    The message contains the refusal code of each pod; `PodResponseType` explains the
    codes. By default a task runs with the pods that accept, and a single refusal is
    only logged. The error is raised if no pod accepts, or if any pod refuses while
    `require_all_pods` is set.

    Message: `alice/census-income refused the task: NO_ACCESS. You have no role on this
    pod.`

    Cause: The pod's owner hasn't granted you a role.

    Fix: Ask the owner for a role.

    Message: `alice/census-income refused the task: UNAUTHORISED. Your role doesn't
    allow this task.`

    Cause: Your role doesn't cover the task, you use a custom model or a version of it
    that isn't approved, or you sent an exact query to a pod that accepts private SQL
    only.

    Fix: Run a task that your role allows, use `PrivateSqlQuery` instead of `SqlQuery`,
    or ask the owner for another role or for approval of the model version.

    Message: `alice/census-income refused the task: INVALID_PROOF_OF_IDENTITY. Log in
    again.`

    Cause: The login has expired or belongs to another account, or no registered public
    key matches the signature.

    Fix: Log in again. With `key-based`, register the public key that belongs to your
    private key on the hub.

    Message: `alice/census-income refused the task: NO_PROOF_OF_IDENTITY. Log in again.`

    Cause: The pod received no proof of identity in time, or you use `key-based` and
    have no public key on the hub.

    Fix: Run the task again and confirm the code within five minutes. With `key-based`,
    register your public key on the hub.

    Message: `alice/leaf-photographs refused the task: INCOMPATIBLE_DATASOURCE.`

    Cause: The task doesn't work with the dataset's kind of datasource.

    Fix: Choose another dataset, or extend `compatible_datasources` of the
    `DataStructure`.
    """

class PodSchemaMismatchError(FederatedError):
    """Schemas that have to match don't match.

    Message: `The schema of census-income lacks the column 'occupation'.`

    Cause: The schema that the pod was given is older than the data, or belongs to
    another dataset.

    Fix: As a custodian, start the pod once with `update_schema=True`, or correct the
    schema file.

    Message: `The schemas can't be combined: 'age' is continuous on alice/census-income
    and categorical on bob/census-income.`

    Cause: The pods of the task have different columns, or columns with different
    semantic types.

    Fix: Ask the custodians to agree on names and types (`force_stypes`), or select only
    columns that the pods have in common.
    """

class DPParameterError(FederatedError, ValueError):
    """A parameter of differential privacy is out of range.

    Message: `epsilon must be greater than 0.`

    Cause: An ε or a clipping norm is 0 or negative, a δ isn't between 0 and 1, or an α
    is 1, where Rényi divergence isn't defined.

    Fix: Correct the value. `DPModellerConfig` and `DPPodConfig` list the ranges.

    Message: `The budget of epsilon=2.0 is too small for a single step. Raise
    noise_multiplier or epsilon.`

    Cause: One training step already costs more than the budget that remains after the
    pod's cap, because there is too little noise. The default `noise_multiplier` of 0.4
    suits budgets of ε ≥ 20.

    Fix: Raise `noise_multiplier` (1.1 for an ε near 2), train on more rows, or ask for
    a larger budget.
    """

class DPNotAppliedError(FederatedError):
    """Differential privacy was requested and can't be applied.

    The task ends instead of continuing without protection.

    Message: `Differential privacy needs the extra 'dp', which isn't installed.`

    Cause: The `dp` extra is missing on the pod, or on your machine.

    Fix: Run `pip install 'atoll[dp]'` on every pod of the task, and on your machine for
    federated training and local tests.

    Message: `The layer BatchNorm2d can't be trained with differential privacy.`

    Cause: The model contains a layer that mixes information between rows, and
    `auto_fix` is off or can't replace the layer.

    Fix: Turn on `auto_fix`, or replace the layer, for example batch normalisation by
    group normalisation.
    """

class MessageRetrievalError(FederatedError):
    """Messages can no longer be fetched from a mailbox.

    Message: `Messages could not be fetched after 3 retries.`

    Cause: The connection to the message service is lost, and the retries that
    `ATOLL_MESSAGE_SERVICE_RETRIES` allows are used up. A short outage doesn't raise the
    error.

    Fix: Check the network, then start the pod or the task again. Allow more retries on
    an unstable network.
    """

class MessageHandlerDispatchError(FederatedError):
    """A message was received, but no handler processed it successfully.

    The message has been acknowledged and isn't delivered again.

    Message: `The handler of RESULTS failed.`

    Cause: A handler that you registered raised an exception, which is the `__cause__`
    of this error.

    Fix: Correct the handler.
    """

class MessageHandlerNotFoundError(MessageHandlerDispatchError):
    """The mailbox has no handler for the task that a message belongs to.

    Message: `There is no handler for task 5f0e2c1a.`

    Cause: A late message of a task that has already ended, or of a task that your own
    protocol didn't register for.

    Fix: No action is needed for a task that has ended. In your own protocol, register
    the handler before the first message can arrive.
    """

class MessageTypeSpecificHandlerNotFoundError(MessageHandlerNotFoundError):
    """The task has handlers, but none for this type of message.

    Message: `Task 5f0e2c1a has no handler for SECRET_SHARE.`

    Cause: The pod and the modeller run incompatible versions of the SDK, or your own
    protocol doesn't handle the type.

    Fix: Install the same version on both sides, or register a handler for the type.
    """
