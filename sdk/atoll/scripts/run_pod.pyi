"""The command `run_pod`, which starts the pod of a file.

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
    """Start the pod of a file and keep it running.

    The function returns only when the pod is stopped, by Ctrl+C or by the signal that
    stops a container. Running tasks are aborted, and the pod is reported as offline
    within `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT` seconds.

    Args:
        path_to_config_yaml: The pod file.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        ConfigError: If the file is invalid. The message lists all errors.
        DataSourceError: If a source rejects its arguments or can't be read.
        AuthenticationError: If the login of the owner fails.
        PodRegistrationError: If the hub refuses the pod.
    """
