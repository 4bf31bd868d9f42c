"""The command `run_modeller`: run a task file and print what comes back.

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
    """Run the task that a file describes and wait for its results.

    Progress goes to the terminal and to a log file. Results are printed, and written to
    the folder that `ATOLL_TASK_RESULTS_DIR` names.

    Args:
        path_to_config_yaml: The task file.
        require_all_pods: Whether to give up unless every pod accepts.
        template_values: Values for a file with a `template` section. On the command line
            write a mapping in quotes: `--template-values='{"question": "J45"}'`.

    Returns:
        What the protocol gives: one result per pod, metrics of each round, or `None`
        where results stay on the pods.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file has faults; all are listed.
        VersionError: If the file was written for a version this SDK does not read.
        PodResponseError: If no pod accepts, or one refuses although `require_all_pods` is
            set.
        TaskAbortError: If a pod ends the task early.
    """
