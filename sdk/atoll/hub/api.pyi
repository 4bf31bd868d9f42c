from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TypedDict

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey

from atoll.data.schema import DataSchema
from atoll.federated.transport.message_service import ResourceConsumed
from atoll.federated.types import AccessCheckResult, SerializedProtocol
from atoll.hub.authentication_flow import HubSession
from atoll.hub.types import (
    PRODUCTION_AM_URL,
    PRODUCTION_HUB_URL,
    AccessRole,
    ModelMetadata,
    MonitorRecord,
    PodStatus,
    ProjectMetadata,
)

__all__ = ["AccessManagerClient", "HubClient", "MAX_MODEL_SIZE_BYTES", "PodPublicMetadata"]

MAX_MODEL_SIZE_BYTES: int = 10 * 1024 * 1024

class PodPublicMetadata(TypedDict):
    name: str
    owner: str
    display_name: str
    description: str
    status: PodStatus
    public_key: str
    schema_version: str

class HubClient:
    def __init__(
        self, session: HubSession | None = None, url: str = PRODUCTION_HUB_URL
    ) -> None: ...
    @property
    def session(self) -> HubSession: ...
    @property
    def url(self) -> str: ...
    def get_pod(self, pod_identifier: str) -> PodPublicMetadata: ...
    def list_pods(self) -> list[PodPublicMetadata]: ...
    def register_pod(
        self,
        name: str,
        *,
        display_name: str,
        description: str = "",
        public_key: RSAPublicKey,
        schema: DataSchema | None = None,
    ) -> PodPublicMetadata: ...
    def update_pod_status(self, pod_identifier: str, status: PodStatus) -> None: ...
    def get_pod_public_key(self, pod_identifier: str) -> RSAPublicKey: ...
    def get_schema(self, pod_identifier: str) -> DataSchema: ...
    def upload_schema(
        self, pod_identifier: str, schema: DataSchema, *, overwrite: bool = False
    ) -> None: ...
    def get_user_public_keys(self, username: str) -> list[RSAPublicKey]: ...
    def register_user_public_key(self, public_key: RSAPublicKey) -> None: ...
    def get_model(
        self, username: str, model_ref: str, *, model_version: int | None = None
    ) -> ModelMetadata: ...
    def download_model_code(
        self,
        username: str,
        model_ref: str,
        directory: str | PathLike[str],
        *,
        model_version: int | None = None,
    ) -> Path: ...
    def upload_model(
        self,
        path: str | PathLike[str],
        *,
        private: bool = True,
        description: str = "",
    ) -> ModelMetadata: ...
    def upload_model_weights(
        self, model_ref: str, model_version: int, weights: str | PathLike[str]
    ) -> None: ...
    def download_model_weights(
        self,
        username: str,
        model_ref: str,
        model_version: int,
        directory: str | PathLike[str],
    ) -> Path: ...
    def get_project(self, project_id: str) -> ProjectMetadata: ...
    def send_monitor_record(self, record: MonitorRecord) -> None: ...
    def get_monitor_records(self, task_id: str) -> list[MonitorRecord]: ...

class AccessManagerClient:
    def __init__(
        self, session: HubSession | None = None, url: str = PRODUCTION_AM_URL
    ) -> None: ...
    @property
    def session(self) -> HubSession: ...
    @property
    def url(self) -> str: ...
    def check_access(
        self,
        pod_identifier: str,
        modeller_name: str,
        serialized_protocol: SerializedProtocol,
        *,
        project_id: str | None = None,
    ) -> AccessCheckResult: ...
    def grant_role(self, pod_identifier: str, username: str, role: AccessRole) -> None: ...
    def revoke_role(self, pod_identifier: str, username: str, role: AccessRole) -> None: ...
    def get_roles(self, pod_identifier: str) -> Mapping[str, Sequence[AccessRole]]: ...
    def report_usage(
        self, task_id: str, pod_identifier: str, resources: Sequence[ResourceConsumed]
    ) -> None: ...
