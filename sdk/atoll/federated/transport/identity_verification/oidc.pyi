from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from atoll.federated.authorisation_checkers import IdentityVerificationMethod
from atoll.federated.transport.identity_verification.types import Challenge, Proof
from atoll.federated.transport.modeller_transport import ModellerMailbox

__all__ = [
    "AuthorisationCodeHandler",
    "DEFAULT_LOCAL_PORT",
    "DeviceCodeHandler",
    "OIDCHandler",
]

DEFAULT_LOCAL_PORT: Final = 29100

class OIDCHandler(ABC):
    def __init__(self, idp_url: str | None = None, *, timeout: float = 300.0) -> None: ...
    @property
    @abstractmethod
    def method(self) -> IdentityVerificationMethod: ...
    @abstractmethod
    async def answer(self, challenge: Challenge) -> Proof: ...
    async def handle(
        self, mailbox: ModellerMailbox, pod_identifiers: Sequence[str]
    ) -> Mapping[str, Proof]: ...

class DeviceCodeHandler(OIDCHandler):
    def __init__(
        self,
        idp_url: str | None = None,
        *,
        timeout: float = 300.0,
        open_browser: bool = True,
    ) -> None: ...
    @property
    def method(self) -> IdentityVerificationMethod: ...
    async def answer(self, challenge: Challenge) -> Proof: ...

class AuthorisationCodeHandler(OIDCHandler):
    def __init__(
        self,
        idp_url: str | None = None,
        *,
        timeout: float = 300.0,
        port: int = DEFAULT_LOCAL_PORT,
    ) -> None: ...
    @property
    def method(self) -> IdentityVerificationMethod: ...
    async def answer(self, challenge: Challenge) -> Proof: ...
    async def start_server(self) -> str: ...
    async def stop_server(self) -> None: ...
