from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel
from atoll.types import JSONValue

__all__ = ["ModelReference"]

class ModelReference:
    model_ref: Path | str
    model_version: int | None
    datastructure: DataStructure | None
    schema: DataSchema | None
    hyperparameters: dict[str, JSONValue]
    private: bool
    weights: Path | None
    def __init__(
        self,
        model_ref: str | PathLike[str],
        username: str | None = None,
        model_version: int | None = None,
        datastructure: DataStructure | None = None,
        schema: DataSchema | None = None,
        hyperparameters: Mapping[str, JSONValue] | None = None,
        private: bool = True,
        weights: str | PathLike[str] | None = None,
        *,
        hub: HubClient | None = None,
    ) -> None: ...
    @property
    def username(self) -> str: ...
    @property
    def is_local(self) -> bool: ...
    @property
    def model_id(self) -> str: ...
    def get_model_class(self) -> type[FederatedModel]: ...
    def get_model(self, **hyperparameters: Any) -> FederatedModel: ...
    def upload(self, *, description: str = "") -> int: ...
    def send_weights(self, weights: str | PathLike[str] | None = None) -> None: ...
    def get_weights(self) -> bytes | None: ...
