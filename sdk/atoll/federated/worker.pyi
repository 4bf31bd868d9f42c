from collections.abc import Mapping
from typing import Any

from atoll.data.datasources.base_source import BaseSource
from atoll.federated.authorisation_checkers import ProtocolContext
from atoll.federated.pod import DatasourceContainer
from atoll.federated.pod_vitals import PodVitals
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import SerializedProtocol
from atoll.hub.api import HubClient
from atoll.data.schema import DataSchema

__all__ = ["Worker"]

class Worker:
    def __init__(
        self,
        datasource: DatasourceContainer,
        mailbox: WorkerMailbox,
        serialized_protocol: SerializedProtocol,
        *,
        hub: HubClient,
        task_id: str,
        context: ProtocolContext | None = None,
        differential_privacy: DPPodConfig | None = None,
        pod_vitals: PodVitals | None = None,
        project_id: str | None = None,
        run_on_new_data_only: bool = False,
        batched_execution: bool | None = None,
        model_environment: Mapping[str, str] | None = None,
    ) -> None: ...
    @property
    def task_id(self) -> str: ...
    @property
    def datasource(self) -> BaseSource: ...
    @property
    def schema(self) -> DataSchema: ...
    async def run(self) -> Any: ...
    async def abort(self, message: str) -> None: ...
