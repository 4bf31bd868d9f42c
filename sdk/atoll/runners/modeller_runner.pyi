"""Running tasks from task files."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, NamedTuple

from atoll.federated.modeller import Modeller
from atoll.runners.config_schemas.modeller_schemas import ModellerConfig
from atoll.types import JSONValue

__all__ = [
    "ModellerSetup",
    "run_modeller",
    "setup_modeller_from_config",
    "setup_modeller_from_config_file",
]

class ModellerSetup(NamedTuple):
    """A task that is ready to run, created from a task file.

    Its fields are the arguments of `run_modeller`.

    Attributes:
        modeller: The modeller, with the complete protocol.
        pod_identifiers: Pods, each as `owner/name`.
        project_id: Project that the task belongs to, if any.
        run_on_new_data_only: Whether to leave out records that earlier runs have
            processed.
        batched_execution: Whether pods process their data in batches; `None` for the
            default.
    """

    modeller: Modeller[Any]
    pod_identifiers: list[str]
    project_id: str | None
    run_on_new_data_only: bool
    batched_execution: bool | None

def setup_modeller_from_config_file(
    path: str | PathLike[str],
    *,
    template_values: Mapping[str, JSONValue] | None = None,
) -> ModellerSetup:
    """Read a task file and create the task.

    Nothing is sent to a pod yet, but you are asked to log in if there is no stored
    login on this machine.

    Args:
        path: The task file.
        template_values: Values for a file with a `template` section, by parameter name.

    Returns:
        The task, for `run_modeller`.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file is invalid, a template value is missing, or values are
            given for a file that isn't a template.
        VersionError: If the file was written for a version that this SDK can't run.
        PlugInAlgorithmError: If an algorithm isn't found or fails to import.
        PlugInProtocolError: If the protocol isn't found or fails to import.
        AuthenticationError: If the login fails.

    Examples:
        Fill in a template:

        >>> from atoll.runners import setup_modeller_from_config_file
        >>> setup = setup_modeller_from_config_file(
        ...     "count_diagnosis.yaml",
        ...     template_values={"question": "J45", "datasets": ["alice/clinic-north"]},
        ... )
        >>> setup.pod_identifiers
        ['alice/clinic-north']
    """

def setup_modeller_from_config(config: ModellerConfig) -> ModellerSetup:
    """Create a task from a configuration object.

    Args:
        config: The content of a task file. Call `TemplatedModellerConfig.fill` first
            for templates.

    Returns:
        The task, for `run_modeller`.

    Raises:
        ConfigError: If parts contradict each other, for example a secure aggregator
            with a protocol that doesn't average.
        VersionError: If this SDK can't run `config.version`.
        PlugInAlgorithmError: If an algorithm isn't found or fails to import.
        PlugInProtocolError: If the protocol isn't found or fails to import.
        AuthenticationError: If the login fails.

    Examples:
        Create a query without a file:

        >>> from atoll.runners import run_modeller, setup_modeller_from_config
        >>> from atoll.runners.config_schemas import ModellerConfig, PodsConfig, TaskConfig
        >>> from atoll.runners.config_schemas.algorithm_schemas import (
        ...     SqlQueryAlgorithmConfig,
        ...     SqlQueryArgumentsConfig,
        ... )
        >>> from atoll.runners.config_schemas.protocol_schemas import (
        ...     ResultsOnlyProtocolConfig,
        ... )
        >>> query = SqlQueryArgumentsConfig(query="SELECT COUNT(*) FROM df", table="df")
        >>> config = ModellerConfig(
        ...     pods=PodsConfig(identifiers=["alice/clinic-north"]),
        ...     task=TaskConfig(
        ...         protocol=ResultsOnlyProtocolConfig(),
        ...         algorithm=SqlQueryAlgorithmConfig(arguments=query),
        ...     ),
        ...     version="4.2.0",
        ... )
        >>> setup = setup_modeller_from_config(config)
        >>> results = run_modeller(setup.modeller, setup.pod_identifiers)
    """

def run_modeller(
    modeller: Modeller[Any],
    pod_identifiers: Sequence[str],
    *,
    require_all_pods: bool = False,
    run_on_new_data_only: bool = False,
    project_id: str | None = None,
    batched_execution: bool | None = None,
) -> Any:
    """Run a task and wait for the result.

    If you stop the program, for example with Ctrl+C, the task is aborted on all pods.

    Args:
        modeller: The task.
        pod_identifiers: Pods, each as `owner/name`.
        require_all_pods: Whether to stop unless every pod accepts. By default the task
            runs with the pods that accept.
        run_on_new_data_only: Whether to leave out records that earlier runs have
            processed.
        project_id: Project that the task belongs to.
        batched_execution: Whether pods process their data in batches; `None` uses the
            setting `ATOLL_DEFAULT_BATCHED_EXECUTION`.

    Returns:
        The result of the protocol: one result per pod for `ResultsOnly`, the metrics of
        each round for `FederatedAveraging`, and `None` if the results stay on the pods.

    Raises:
        PodConnectFailedError: If no pod is online within
            `ATOLL_ONLINE_CHECK_HARD_LIMIT` seconds, or one isn't and `require_all_pods`
            is set.
        PodResponseError: If no pod accepts, or one refuses and `require_all_pods` is
            set. The message contains the refusal codes.
        TaskStartError: If a task of this modeller is already running, or its parts
            don't fit together.
        TaskAbortError: If a pod ends the task early.
    """
