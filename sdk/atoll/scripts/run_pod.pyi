"""The command `run_pod`: start the pod that a file describes.

The container image runs this command with `/mount/config/config.yaml`.

Examples:
    On the command line:

    ```console
    $ atoll run_pod pod.yaml
    ```
"""

from os import PathLike

__all__ = ["run"]

def run(path_to_config_yaml: str | PathLike[str]) -> None:
    """Start a pod and keep it running.

    The function returns only when the pod is stopped, by Ctrl-C or by the signal that
    ends a container. A running task is given `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT`
    seconds to end, then the pod reports itself offline.

    Args:
        path_to_config_yaml: The pod file.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file has faults; all are listed.
        DataSourceError: If a source refuses its arguments or cannot be read.
        AuthenticationError: If the owner cannot be logged in.
        PodRegistrationError: If the hub refuses the pod.
    """
