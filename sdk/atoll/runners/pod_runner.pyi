"""Creating pods from pod files."""

from os import PathLike

from atoll.federated.pod import Pod
from atoll.runners.config_schemas.pod_schemas import PodConfig

__all__ = ["setup_pod_from_config", "setup_pod_from_config_file"]

def setup_pod_from_config_file(path: str | PathLike[str]) -> Pod:
    """Read a pod file and create the pod.

    The pod isn't started. A file that was written for another version of the SDK is
    read as far as possible, with a warning in the log, so that an update doesn't take
    pods offline.

    Args:
        path: The pod file.

    Returns:
        The pod. Call `Pod.start` to start it.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file is invalid. The message lists all errors.
        DataSourceError: If a source rejects its arguments.
        PodNameError: If the name of the pod or of a dataset is malformed.
        AuthEnvironmentError: If API keys are given without a `username`.

    Examples:
        Do the same as `atoll run_pod pod.yaml`:

        >>> from atoll.runners import setup_pod_from_config_file
        >>> pod = setup_pod_from_config_file("pod.yaml")
        >>> pod.start()
    """

def setup_pod_from_config(config: PodConfig) -> Pod:
    """Create a pod from a configuration object.

    Args:
        config: The content of a pod file.

    Returns:
        The pod. Call `Pod.start` to start it.

    Raises:
        ConfigError: If the configuration has both or neither of `datasource` and
            `datasources`, or names an unknown source.
        DataSourceError: If a source rejects its arguments.
        PodNameError: If the name of the pod or of a dataset is malformed.
        AuthEnvironmentError: If API keys are given without a `username`.

    Examples:
        Name a pod after the machine that it runs on. Names can't contain dots:

        >>> import platform
        >>> from atoll.runners import setup_pod_from_config
        >>> from atoll.runners.config_schemas import PodConfig, PodDataConfig
        >>> config = PodConfig(
        ...     name=f"ward-{platform.node().partition('.')[0]}",
        ...     datasource="CSVSource",
        ...     data_config=PodDataConfig(datasource_args={"path": "/data/ward.csv"}),
        ...     version="4.2.0",
        ... )
        >>> pod = setup_pod_from_config(config)
    """
