"""From a pod file to a pod."""

from os import PathLike

from atoll.federated.pod import Pod
from atoll.runners.config_schemas.pod_schemas import PodConfig

__all__ = ["setup_pod_from_config", "setup_pod_from_config_file"]

def setup_pod_from_config_file(path: str | PathLike[str]) -> Pod:
    """Read a pod file and make the pod it describes.

    The pod is not started. A file written for another version of the SDK is read as far
    as possible and the difference logged as a warning, so that an update does not take
    pods offline.

    Args:
        path: The pod file.

    Returns:
        A pod to be started with `Pod.start`.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file has faults; all are listed.
        DataSourceError: If a source refuses its arguments.
        PodNameError: If the name of the pod or of a dataset breaks the rules.
        AuthEnvironmentError: If API keys are given without a `username`.

    Examples:
        What `atoll run_pod pod.yaml` does:

        >>> from atoll.runners import setup_pod_from_config_file
        >>> pod = setup_pod_from_config_file("pod.yaml")
        >>> pod.start()
    """

def setup_pod_from_config(config: PodConfig) -> Pod:
    """Make a pod from a configuration that was read or made before.

    Args:
        config: The pod file's content.

    Returns:
        A pod to be started with `Pod.start`.

    Raises:
        ConfigError: If the configuration has both or neither of `datasource` and
            `datasources`, or names an unknown class of source.
        DataSourceError: If a source refuses its arguments.
        PodNameError: If the name of the pod or of a dataset breaks the rules.
        AuthEnvironmentError: If API keys are given without a `username`.

    Examples:
        A pod whose name follows from the machine it runs on:

        >>> import platform
        >>> from atoll.runners import setup_pod_from_config
        >>> from atoll.runners.config_schemas import PodConfig, PodDataConfig
        >>> config = PodConfig(
        ...     name=f"ward-{platform.node()}",
        ...     datasource="CSVSource",
        ...     data_config=PodDataConfig(datasource_args={"path": "/data/ward.csv"}),
        ...     version="4.2.0",
        ... )
        >>> pod = setup_pod_from_config(config)
    """
