"""The worker, which runs an accepted task inside a pod."""

from collections.abc import Mapping
from typing import Any

from atoll.data.datasources.base_source import BaseSource
from atoll.data.schema import DataSchema
from atoll.federated.pod import DatasourceContainer
from atoll.federated.pod_vitals import PodVitals
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import ProtocolContext, SerializedProtocol
from atoll.hub.api import HubClient
from atoll.runners.config_schemas.pod_schemas import PodDbConfig

__all__ = ["Worker"]

class Worker:
    """Runs the worker side of one task on one datasource.

    The pod creates a worker for each accepted task. The worker rebuilds the protocol
    and its algorithms from the request, loads the data, checks that it suits the task,
    and runs the worker side of the protocol. In batched execution it repeats this for
    every batch. A failed batch is skipped, its files are tried again one at a time
    (`ATOLL_INDIVIDUAL_FILE_RETRY_ENABLED`), and the task ends after five consecutive
    failures (`ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES`).

    You only need this class to run tasks without an `atoll.federated.pod.Pod`, for
    example to test your own protocol.

    Examples:
        Run a task with a dataset and a mailbox that a test has set up:

        >>> from atoll.federated.pod import DatasourceContainer
        >>> from atoll.federated.protocols.base import BaseProtocolFactory
        >>> from atoll.federated.transport import WorkerMailbox
        >>> from atoll.federated.worker import Worker
        >>> from atoll.hub import HubClient
        >>> async def run_once(
        ...     protocol: BaseProtocolFactory,
        ...     dataset: DatasourceContainer,
        ...     mailbox: WorkerMailbox,
        ... ) -> None:
        ...     worker = Worker(dataset, mailbox, protocol.to_dict(), hub=HubClient())
        ...     await worker.run()
    """

    def __init__(
        self,
        datasource: DatasourceContainer,
        mailbox: WorkerMailbox,
        serialized_protocol: SerializedProtocol,
        *,
        hub: HubClient,
        context: ProtocolContext | None = None,
        differential_privacy: DPPodConfig | None = None,
        pod_db: PodDbConfig | None = None,
        pod_vitals: PodVitals | None = None,
        project_id: str | None = None,
        run_on_new_data_only: bool = False,
        batched_execution: bool | None = None,
        secrets: Mapping[str, str] | None = None,
    ) -> None:
        """Prepare the worker side of a task.

        Args:
            datasource: The data to run on.
            mailbox: The mailbox of this task on this pod.
            serialized_protocol: The declared task, taken from the request.
            hub: Client that fetches models and schemas and sends monitoring records.
            context: Usage limits and model addresses from the access manager; `None` if
                there are none.
            differential_privacy: The pod's caps; `None` sets no cap.
            pod_db: The pod's database of results and processed records; `None` keeps no
                copy of results.
            pod_vitals: State of the pod, which records that a task is running.
            project_id: The project under which the task runs.
            run_on_new_data_only: Whether to leave out records that earlier runs have
                processed.
            batched_execution: Whether to process the data in batches; `None` uses the
                setting `ATOLL_DEFAULT_BATCHED_EXECUTION`.
            secrets: Values by name that algorithms need to access systems inside the
                organisation. They never leave the pod.
        """

    @property
    def task_id(self) -> str:
        """Identifier of the task."""

    @property
    def datasource(self) -> BaseSource:
        """The source that the task reads."""

    @property
    def schema(self) -> DataSchema:
        """The schema that the task uses."""

    async def run(self) -> Any:
        """Run the task until it is complete.

        An error is reported to the modeller as an abort before the exception is raised.

        Returns:
            The return value of the protocol's worker side. It stays on the pod; the
            mailbox has sent what the modeller receives.

        Raises:
            NoDataError: If the source has no records for the task.
            NoNewDataError: If the task asks for new records only and there are none.
            PodSchemaMismatchError: If the data structure names columns that the schema
                doesn't have.
            DPNotAppliedError: If differential privacy is requested and can't be
                applied.
            AlgorithmError: If an algorithm fails.
            PrivateSqlError: If a query can't be answered with differential privacy.
            ProtocolError: If the two sides of the protocol are out of step.
            DataProcessingError: If records can't be converted into the input of the
                task.
            BatchResilienceAbortError: If too many consecutive batches fail.
            TaskAbortError: If the modeller ends the task.
            SdkError: If the datasource, the model or a plug-in raises another error.
        """

    async def abort(self, message: str) -> None:
        """End the task from the worker side.

        Args:
            message: A sentence for the modeller. It must not contain data.
        """
