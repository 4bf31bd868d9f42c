"""Every class of the two YAML files: the pod file and the task file.

A file is read into one of two classes: `PodConfig` describes a pod, `ModellerConfig` a
task. Each of their attributes is a key of the file, and each mapping in the file is a class
of its own. Nothing else is understood: an unknown key is an error that names the file, the
line and the closest key that exists.

Common to both files:

- `${NAME}` is replaced by the environment variable `NAME`. A variable that is not set is an
  error.
- `version` says for which version of the format the file was written; a file without it
  counts as 1.0.0.
- Paths may be relative, to the folder in which the command runs.

You rarely build these objects in Python; `setup_pod_from_config_file` and
`setup_modeller_from_config_file` do it for you. They are listed here because the files have
no other reference, and because `PodDataConfig`, `PodDetailsConfig` and `APIKeys` are also
arguments of `Pod`.

The command `atoll generate_yaml_specs` writes the same information as a JSON Schema, which
editors use to complete and check keys while you type.
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
