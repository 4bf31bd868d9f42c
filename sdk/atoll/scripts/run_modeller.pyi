"""The command `run_modeller`, which runs a task file and prints the results.

Examples:
    On the command line:

    ```console
    $ atoll run_modeller task.yaml --require-all-pods
    ```
"""

from collections.abc import Mapping
from os import PathLike
from typing import Any

from atoll.types import JSONValue

__all__ = ["run"]

def run(
    path_to_config_yaml: str | PathLike[str],
    *,
    require_all_pods: bool = False,
    template_values: Mapping[str, JSONValue] | None = None,
) -> Any:
    """Run the task of a file and wait for the results.

    Progress is logged to the terminal and to a file. Results are printed, and saved in
    the folder that `ATOLL_TASK_RESULTS_DIR` names.

    Args:
        path_to_config_yaml: The task file.
        require_all_pods: Whether to stop unless every pod accepts.
        template_values: Values for a file with a `template` section. On the command
            line, write a mapping in quotes: `--template-values='{"question": "J45"}'`.

    Returns:
        The result of the protocol: one result per pod, metrics of each round, or `None`
        if the results stay on the pods.

    Raises:
        FileNotFoundError: If the file doesn't exist.
        ConfigError: If the file is invalid. The message lists all errors.
        VersionError: If the file was written for a version that this SDK can't run.
        PodResponseError: If no pod accepts, or one refuses and `require_all_pods` is
            set.
        TaskAbortError: If a pod ends the task early.
    """
