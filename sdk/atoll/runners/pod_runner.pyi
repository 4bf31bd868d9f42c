from os import PathLike

from atoll.federated.pod import Pod
from atoll.runners.config_schemas.pod_schemas import PodConfig

__all__ = ["setup_pod_from_config", "setup_pod_from_config_file"]

def setup_pod_from_config_file(path: str | PathLike[str]) -> Pod: ...
def setup_pod_from_config(config: PodConfig) -> Pod: ...
