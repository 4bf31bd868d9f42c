from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

from atoll.federated.authorisation_checkers import (
    DEFAULT_IDENTITY_VERIFICATION_METHOD,
    IdentityVerificationMethod,
)
from atoll.federated.protocols.base import BaseProtocolFactory
from atoll.federated.transport.config import MessageServiceConfig
from atoll.hub.api import HubClient
from atoll.hub.authentication_flow import HubSession

__all__ = ["Modeller"]

class Modeller:
    def __init__(
        self,
        protocol: BaseProtocolFactory,
        *,
        session: HubSession | None = None,
        username: str | None = None,
        hub: HubClient | None = None,
        message_service: MessageServiceConfig | None = None,
        pod_public_key_paths: Mapping[str, str | PathLike[str]] | None = None,
        identity_verification_method: str | IdentityVerificationMethod = DEFAULT_IDENTITY_VERIFICATION_METHOD,
        private_key_or_file: RSAPrivateKey | str | PathLike[str] | None = None,
        idp_url: str | None = None,
    ) -> None: ...
    @property
    def protocol(self) -> BaseProtocolFactory: ...
    @property
    def username(self) -> str: ...
    @property
    def task_id(self) -> str | None: ...
    def run(
        self,
        pod_identifiers: Sequence[str],
        *,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> Any: ...
    async def run_async(
        self,
        pod_identifiers: Sequence[str],
        *,
        require_all_pods: bool = False,
        run_on_new_data_only: bool = False,
        project_id: str | None = None,
        batched_execution: bool | None = None,
    ) -> Any: ...
    async def check_pods_online(self, pod_identifiers: Sequence[str]) -> dict[str, bool]: ...
    def abort(self, message: str = "Stopped by the modeller.") -> None: ...
