from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.schema import DataSchema
from atoll.federated.keys_setup import RSAKeyPair
from atoll.federated.pod_vitals import PodVitals
from atoll.federated.privacy.differential import DPPodConfig
from atoll.federated.transport.config import MessageServiceConfig
from atoll.hooks import BasePodHook
from atoll.hub.api import AccessManagerClient, HubClient
from atoll.hub.authentication_flow import HubSession
from atoll.runners.config_schemas.hub_schemas import APIKeys
from atoll.runners.config_schemas.pod_schemas import (
    PodDataConfig,
    PodDbConfig,
    PodDetailsConfig,
)

__all__ = ["DatasourceContainer", "DatasourceContainerConfig", "Pod"]

@dataclass(kw_only=True)
class DatasourceContainerConfig:
    name: str
    datasource: BaseSource
    data_config: PodDataConfig | None = None
    datasource_details_config: PodDetailsConfig | None = None
    schema: DataSchema | str | PathLike[str] | None = None

@dataclass(kw_only=True)
class DatasourceContainer:
    name: str
    datasource: BaseSource
    data_config: PodDataConfig
    datasource_details_config: PodDetailsConfig
    schema: DataSchema
    data_splitter: DatasetSplitter | None = None

class Pod:
    def __init__(
        self,
        name: str,
        datasources: Sequence[DatasourceContainerConfig] | None = None,
        *,
        username: str | None = None,
        datasource: BaseSource | None = None,
        data_config: PodDataConfig | None = None,
        schema: DataSchema | str | PathLike[str] | None = None,
        pod_details_config: PodDetailsConfig | None = None,
        approved_pods: Sequence[str] | None = None,
        differential_privacy: DPPodConfig | None = None,
        update_schema: bool = False,
        pod_db: bool | PodDbConfig = False,
        secrets: APIKeys | None = None,
        session: HubSession | None = None,
        hub: HubClient | None = None,
        access_manager: AccessManagerClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_keys: RSAKeyPair | None = None,
        hooks: Sequence[BasePodHook] | None = None,
    ) -> None: ...
    @property
    def name(self) -> str: ...
    @property
    def identifier(self) -> str: ...
    @property
    def username(self) -> str: ...
    @property
    def datasources(self) -> Mapping[str, DatasourceContainer]: ...
    @property
    def approved_pods(self) -> tuple[str, ...]: ...
    @property
    def vitals(self) -> PodVitals: ...
    @property
    def is_running(self) -> bool: ...
    def initialise(self) -> None: ...
    def start(self) -> None: ...
    async def start_async(self) -> None: ...
    def stop(self) -> None: ...
    def add_datasource(self, config: DatasourceContainerConfig) -> DatasourceContainer: ...
    def remove_datasource(self, name: str) -> None: ...
