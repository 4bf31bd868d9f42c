from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, NamedTuple

from atoll.federated.modeller import Modeller
from atoll.runners.config_schemas.modeller_schemas import ModellerConfig
from atoll.types import JSONValue

__all__ = ["ModellerSetup", "run_modeller", "setup_modeller_from_config", "setup_modeller_from_config_file"]

class ModellerSetup(NamedTuple):
    modeller: Modeller
    pod_identifiers: list[str]
    project_id: str | None
    run_on_new_data_only: bool
    batched_execution: bool | None

def setup_modeller_from_config_file(
    path: str | PathLike[str], *, template_values: Mapping[str, JSONValue] | None = None
) -> ModellerSetup: ...
def setup_modeller_from_config(config: ModellerConfig) -> ModellerSetup: ...
def run_modeller(
    modeller: Modeller,
    pod_identifiers: Sequence[str],
    *,
    require_all_pods: bool = False,
    run_on_new_data_only: bool = False,
    project_id: str | None = None,
    batched_execution: bool | None = None,
) -> Any: ...
