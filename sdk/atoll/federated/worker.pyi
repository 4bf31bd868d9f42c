"""What runs inside a pod once a task has been accepted."""

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
    """Runs the pod's half of one task on one data source, and then is done.

    The pod makes a worker for each accepted task. The worker rebuilds the protocol and its
    algorithms from the request, loads the data, checks that it suits the task, and runs the
    worker half of the protocol. With batched execution it repeats that for every batch:
    one that fails is skipped, its files are tried again singly
    (`ATOLL_INDIVIDUAL_FILE_RETRY_ENABLED`), and after five failures in a row the worker
    gives up.

    You need the class only to run tasks without an `atoll.federated.pod.Pod`, in a test of
    a protocol of your own for instance.

    Examples:
        Run a task on one dataset, with the dataset and the mailbox from a test's set-up:

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
        """Prepare the pod's half of a task.

        Args:
            datasource: The data to run on.
            mailbox: The mailbox of this task on this pod.
            serialized_protocol: The declared task, taken from the request.
            hub: Where models and schemas are fetched and records are written.
            context: Usage limits and model addresses that came with the access manager's
                consent; `None` if there are none.
            differential_privacy: The pod's caps; `None` sets no cap.
            pod_db: The pod's database of results and processed records; `None` keeps none.
            pod_vitals: Where to note that a task is at work.
            project_id: The project under which the task runs.
            run_on_new_data_only: Whether records of earlier runs are left out.
            batched_execution: Whether to work in batches; `None` takes the setting
                `ATOLL_DEFAULT_BATCHED_EXECUTION`.
            secrets: Values by name that algorithms may need to reach systems inside the
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
        """The schema under which the task sees the data."""

    async def run(self) -> Any:
        """Run the task to its end.

        Whatever goes wrong is reported to the modeller as an abort before the exception
        leaves this method.

        Returns:
            What the worker half of the protocol returns. It stays on the pod; what the
            modeller gets was sent through the mailbox.

        Raises:
            NoDataError: If the source has no records for the task.
            NoNewDataError: If only new records are wanted and there are none.
            PodSchemaMismatchError: If the data structure names columns that the schema does
                not have.
            DPNotAppliedError: If differential privacy is asked for and cannot be applied.
            AlgorithmError: If an algorithm fails.
            PrivateSqlError: If a query cannot be answered with differential privacy.
            ProtocolError: If the two halves of the protocol lose step.
            DataProcessingError: If records cannot be turned into what the task needs.
            BatchResilienceAbortError: If too many batches in a row fail.
            TaskAbortError: If the modeller ends the task.
            SdkError: If the data source, the model or a plug-in fails in a way of its own.
        """

    async def abort(self, message: str) -> None:
        """End the task from the pod's side.

        Args:
            message: A sentence for the modeller, free of data.
        """
