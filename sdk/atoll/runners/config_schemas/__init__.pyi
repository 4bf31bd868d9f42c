"""The classes of the two YAML files: the pod file and the task file.

A pod file is read into `PodConfig`, and a task file into `ModellerConfig`. Each
attribute is a key of the file, and each mapping in the file has its own class. An
unknown key is an error, whose message contains the file, the line and the closest
existing key.

Common to both files:

- `${NAME}` is replaced by the environment variable `NAME`. It is an error if the
  variable isn't set.
- `version` is the version of the SDK that the file was written for. Write `version:
  4.2.0`. A file without it counts as 1.0.0, which SDK 4.2 refuses for a task and warns
  about for a pod.
- Relative paths are relative to the folder in which the command runs.

You rarely create these objects in Python, because `setup_pod_from_config_file` and
`setup_modeller_from_config_file` do it. This page is the reference of the keys in both
files. `PodDataConfig`, `PodDetailsConfig` and `APIKeys` are also arguments of `Pod`.

The command `atoll generate_yaml_specs` writes the same information as a JSON Schema,
with which editors complete and check keys.
"""

from .algorithm_schemas import AggregatorConfig as AggregatorConfig
from .algorithm_schemas import AlgorithmConfig as AlgorithmConfig
from .algorithm_schemas import AnyAlgorithmConfig as AnyAlgorithmConfig
from .algorithm_schemas import ModelConfig as ModelConfig
from .algorithm_schemas import ModelReferenceConfig as ModelReferenceConfig
from .common_schemas import DataSplitConfig as DataSplitConfig
from .common_schemas import SecretsUse as SecretsUse
from .hub_schemas import AccessManagerConfig as AccessManagerConfig
from .hub_schemas import APIKeys as APIKeys
from .hub_schemas import HubConfig as HubConfig
from .modeller_schemas import DataStructureConfig as DataStructureConfig
from .modeller_schemas import ModellerConfig as ModellerConfig
from .modeller_schemas import ModellerUserConfig as ModellerUserConfig
from .modeller_schemas import PodsConfig as PodsConfig
from .modeller_schemas import TaskConfig as TaskConfig
from .modeller_schemas import TemplatedModellerConfig as TemplatedModellerConfig
from .pod_schemas import DatasourceConfig as DatasourceConfig
from .pod_schemas import FileSystemFilterConfig as FileSystemFilterConfig
from .pod_schemas import PodConfig as PodConfig
from .pod_schemas import PodDataConfig as PodDataConfig
from .pod_schemas import PodDbConfig as PodDbConfig
from .pod_schemas import PodDetailsConfig as PodDetailsConfig
from .protocol_schemas import AnyProtocolConfig as AnyProtocolConfig
from .protocol_schemas import ProtocolConfig as ProtocolConfig

__all__ = [
    "APIKeys",
    "AccessManagerConfig",
    "AggregatorConfig",
    "AlgorithmConfig",
    "AnyAlgorithmConfig",
    "AnyProtocolConfig",
    "DataSplitConfig",
    "DataStructureConfig",
    "DatasourceConfig",
    "FileSystemFilterConfig",
    "HubConfig",
    "ModelConfig",
    "ModelReferenceConfig",
    "ModellerConfig",
    "ModellerUserConfig",
    "PodConfig",
    "PodDataConfig",
    "PodDbConfig",
    "PodDetailsConfig",
    "PodsConfig",
    "ProtocolConfig",
    "SecretsUse",
    "TaskConfig",
    "TemplatedModellerConfig",
]
