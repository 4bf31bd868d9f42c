"""From a task file to the results of the task."""

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
    """A task that is ready to be run, as a task file describes it.

    Its fields are the arguments of `run_modeller`, under the same names.

    Attributes:
        modeller: Runs the task; it holds the protocol with all its parts.
        pod_identifiers: Pods to ask, each as `owner/name`.
        project_id: Project on whose behalf the task runs, if any.
        run_on_new_data_only: Whether records of earlier runs are left out.
        batched_execution: Whether pods work in batches, or `None` for the default.
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
    """Read a task file and build everything it names.

    Nothing is sent to any pod yet, but you are asked to log in if the hub does not know
    you on this machine.

    Args:
        path: The task file.
        template_values: Values for a file with a `template` section, by parameter name.

    Returns:
        The task, to be given to `run_modeller`.

    Raises:
        FileNotFoundError: If there is no file at the path.
        ConfigError: If the file has faults, a template value is missing, or values are
            given for a file that is no template.
        VersionError: If the file was written for a version this SDK does not read.
        PlugInAlgorithmError: If an algorithm is not found or fails to import.
        PlugInProtocolError: If the protocol is not found or fails to import.
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
    """Build a task from a configuration that was read or made before.

    Args:
        config: The task file's content. Fill templates with
            `TemplatedModellerConfig.fill` first.

    Returns:
        The task, to be given to `run_modeller`.

    Raises:
        ConfigError: If parts contradict each other, for instance a secure aggregator
            with a protocol that averages nothing.
        VersionError: If `config.version` is one this SDK does not read.
        PlugInAlgorithmError: If an algorithm is not found or fails to import.
        PlugInProtocolError: If the protocol is not found or fails to import.
        AuthenticationError: If the login fails.

    Examples:
        Build a query without a file:

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
    """Run a task to its end and wait for it.

    Stopping the program, with Ctrl-C for instance, aborts the task on all pods.

    Args:
        modeller: A task that was set up.
        pod_identifiers: Pods to ask, each as `owner/name`.
        require_all_pods: Whether to give up unless every pod accepts.
        run_on_new_data_only: Whether records of earlier runs are left out.
        project_id: Project on whose behalf the task runs.
        batched_execution: Whether pods work in batches; `None` follows
            `ATOLL_DEFAULT_BATCHED_EXECUTION`.

    Returns:
        What the protocol gives: one result per pod for `ResultsOnly`, the metrics of
        each round for `FederatedAveraging`, and `None` where results stay on the pods.

    Raises:
        PodConnectFailedError: If no pod is online within `ATOLL_ONLINE_CHECK_HARD_LIMIT`
            seconds, or one is not although `require_all_pods` is set.
        PodResponseError: If no pod accepts, or one refuses although `require_all_pods` is
            set. The message has every pod's refusal code.
        TaskStartError: If a task of this modeller is running already, or its parts do not
            fit each other.
        TaskAbortError: If a pod ends the task early.
    """
