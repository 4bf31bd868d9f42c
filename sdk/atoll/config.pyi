"""The SDK's settings: what can be set in the environment, and what is in force.

Every setting is an environment variable that begins with `ATOLL_`. The same variables may
stand in a file `.env.local` in the working directory; what is set in the environment
itself wins. They are read when the package is imported. `get_settings` gives the values in
force, `refresh_configuration` reads them anew.

The classes below are grouped like the variables, and each attribute names its variable
and its default:

- `PathSettings`: where things are kept;
- `LogSettings`: what is logged;
- `Settings`: identity, engine, data and tasks, network, and the two groups above.

The module also tells what this machine can do: which engine is in use (`ENGINE`), whether
differential privacy is installed (`DP_AVAILABLE`), and which accelerators there are.

Examples:
    Print every setting with its default, for a help text:

    >>> from atoll.config import configuration_schema
    >>> for setting in configuration_schema():
    ...     print(setting["variable"], setting["default"], setting["description"])
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypedDict

from atoll.federated.roles import Role

__all__ = [
    "DP_AVAILABLE",
    "ENGINE",
    "ENVIRONMENT_PREFIX",
    "EngineName",
    "GPUMetadata",
    "LOG_LEVELS_STR",
    "LogSettings",
    "PathSettings",
    "SettingDescription",
    "Settings",
    "configuration_schema",
    "get_compatible_yaml_versions_for_role",
    "get_cuda_metadata_pytorch",
    "get_gpu_metadata",
    "get_settings",
    "has_cuda",
    "has_mps",
    "refresh_configuration",
]

ENVIRONMENT_PREFIX: Final = "ATOLL_"
"""How the name of every setting begins in the environment."""

EngineName: TypeAlias = Literal["basic", "pytorch"]
"""The compute engines. `basic` computes without a deep-learning framework, which is enough
for SQL; everything that takes a model needs `pytorch`."""

LOG_LEVELS_STR: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
"""The names of the log levels, from most to least talkative."""

ENGINE: Final[EngineName]
"""The engine in use: the one that `ATOLL_ENGINE` names, else `pytorch` where it is
installed, else `basic`."""

DP_AVAILABLE: Final[bool]
"""Whether the extra for differential privacy is installed: `pip install 'atoll[dp]'`."""

@dataclass(frozen=True, kw_only=True)
class PathSettings:
    """Where the SDK keeps and writes files.

    Relative paths are relative to the working directory, and a leading `~` is expanded.
    Folders are created when they are first needed.

    Attributes:
        home: `ATOLL_HOME`. Login tokens, key pairs and caches, in a folder of one
            account. Give each account a home of its own to run two side by side. Default:
            `.atoll` in the user's home folder.
        plugin_path: `ATOLL_PLUGIN_PATH`. Folder that is searched for algorithms, protocols
            and data sources of your own. Default: `None`, which is `plugins` in `home`.
        key_store: `ATOLL_KEY_STORE`. File, in `home`, with the public keys of the workers
            that a pod has met. Default: `known_workers.yml`.
        cache_dir: `ATOLL_CACHE_DIR`. Folder for downloaded models and processed rows.
            Default: `None`, which is `cache` in `home`.
        output_dir: `ATOLL_OUTPUT_DIR`. Folder for files that tasks and commands write.
            Default: the working directory.
        task_results_dir: `ATOLL_TASK_RESULTS_DIR`. Folder for the results of tasks on a
            pod, one folder for each task. Default: `None`, which is `task-results` in
            `output_dir`.
        logs_dir: `ATOLL_LOGS_DIR`. Folder for log files. Default: `None`, which is `logs`
            in `output_dir`.

    Examples:
        Run the pods of two accounts on one machine:

        ```bash
        ATOLL_HOME=~/.atoll-alice atoll run_pod alice.yaml
        ATOLL_HOME=~/.atoll-bob atoll run_pod bob.yaml
        ```
    """

    home: Path = Path("~/.atoll")
    plugin_path: Path | None = None
    key_store: Path = Path("known_workers.yml")
    cache_dir: Path | None = None
    output_dir: Path = Path(".")
    task_results_dir: Path | None = None
    logs_dir: Path | None = None

@dataclass(frozen=True, kw_only=True)
class LogSettings:
    """What the SDK writes to its logs.

    Attributes:
        log_level: `ATOLL_LOG_LEVEL`. The least severe level that is logged. Default:
            `INFO`.
        log_to_file: `ATOLL_LOG_TO_FILE`. Whether to log to a file in
            `PathSettings.logs_dir` as well as to the console. Default: `true`.
        limit_logs: `ATOLL_LIMIT_LOGS`. Whether messages of other libraries are left out.
            Default: `false`.
        tb_limit: `ATOLL_TB_LIMIT`. How many frames of a traceback are shown. Raise it to
            look for a fault. Default: 3.
    """

    log_level: LOG_LEVELS_STR = "INFO"
    log_to_file: bool = True
    limit_logs: bool = False
    tb_limit: int = 3

@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings in force.

    The object cannot be changed. Change the environment and call `refresh_configuration`.

    Attributes:
        api_key_id: `ATOLL_API_KEY_ID`. Public half of a pod's API keys. Default: `None`,
            which means a login in the browser.
        api_key: `ATOLL_API_KEY`. Secret half of the API keys. Default: `None`.
        environment: `ATOLL_ENVIRONMENT`. Which installation of the platform to talk to.
            Default: `production`.
        engine: `ATOLL_ENGINE`. The engine to use. Default: `None`, which chooses the best
            that is installed.
        use_mps: `ATOLL_USE_MPS`. Whether to compute on the GPU of an Apple computer.
            Default: `false`.
        default_torch_device: `ATOLL_DEFAULT_TORCH_DEVICE`. The device that models run on,
            such as `cpu` or `cuda:1`. Default: `None`, which finds out.
        paths: Where things are kept.
        logs: What is logged.
        enable_data_cache: `ATOLL_ENABLE_DATA_CACHE`. Whether processed rows are cached in
            SQLite, so that files are opened only once. Default: `true`.
        max_number_of_datasource_files: `ATOLL_MAX_NUMBER_OF_DATASOURCE_FILES`. How many
            files a source that reads a folder takes at most. Default: 500000.
        task_batch_size: `ATOLL_TASK_BATCH_SIZE`. How many files make a batch in batched
            execution. Default: 16.
        max_task_batch_size: `ATOLL_MAX_TASK_BATCH_SIZE`. The largest batch that a task may
            ask for. Default: 32.
        default_batched_execution: `ATOLL_DEFAULT_BATCHED_EXECUTION`. Whether tasks that do
            not say are run in batches. Default: `false`.
        max_consecutive_batch_failures: `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES`. After how
            many failed batches in a row a task is ended; -1 sets no limit. Default: 5.
        individual_file_retry_enabled: `ATOLL_INDIVIDUAL_FILE_RETRY_ENABLED`. Whether the
            files of a failed batch are tried again one at a time. Default: `true`.
        web_max_retries: `ATOLL_WEB_MAX_RETRIES`. How often a request to the hub is
            repeated. Default: 3.
        message_service_retries: `ATOLL_MESSAGE_SERVICE_RETRIES`. How often a call to the
            message service is repeated. Default: 3.
        online_check_hard_limit: `ATOLL_ONLINE_CHECK_HARD_LIMIT`. How many seconds a
            modeller waits for pods to show that they are online. Default: 180.
        pod_vitals_port: `ATOLL_POD_VITALS_PORT`. TCP port of a pod's health address.
            Default: 29209.
        pod_heartbeat_shutdown_timeout: `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT`. How many
            seconds a pod that stops waits for its heartbeat to end. Default: 15.
        proxy_support: `ATOLL_PROXY_SUPPORT`. Whether proxies set in the environment are
            used. Default: `true`.

    Warning:
        `repr` shows the secret API key as asterisks, but the attribute holds it. Do not
        log the attribute.

    Examples:
        >>> import os
        >>> from atoll.config import refresh_configuration
        >>> os.environ["ATOLL_TASK_BATCH_SIZE"] = "8"
        >>> refresh_configuration().task_batch_size
        8
    """

    api_key_id: str | None = None
    api_key: str | None = None
    environment: str = "production"
    engine: EngineName | None = None
    use_mps: bool = False
    default_torch_device: str | None = None
    paths: PathSettings = PathSettings()
    logs: LogSettings = LogSettings()
    enable_data_cache: bool = True
    max_number_of_datasource_files: int = 500_000
    task_batch_size: int = 16
    max_task_batch_size: int = 32
    default_batched_execution: bool = False
    max_consecutive_batch_failures: int = 5
    individual_file_retry_enabled: bool = True
    web_max_retries: int = 3
    message_service_retries: int = 3
    online_check_hard_limit: int = 180
    pod_vitals_port: int = 29209
    pod_heartbeat_shutdown_timeout: int = 15
    proxy_support: bool = True

class SettingDescription(TypedDict):
    """One environment variable, described.

    Attributes:
        variable: Its name, prefix included.
        type: What its value has to be: `string`, `integer`, `boolean`, `path`, or the
            allowed words with bars between them.
        default: What holds if it is not set, as it would be written; `None` if there is
            no default.
        description: What it does, in a sentence.
    """

    variable: str
    type: str
    default: str | None
    description: str

class GPUMetadata(NamedTuple):
    """The GPUs of this machine.

    Attributes:
        name: Name of the first one; `None` if there is none.
        number_of_devices: How many there are.
    """

    name: str | None
    number_of_devices: int

def get_settings() -> Settings:
    """Give the settings in force.

    Returns:
        The values read at import, or at the last `refresh_configuration`.

    Examples:
        >>> from atoll.config import get_settings
        >>> settings = get_settings()
        >>> limit = settings.online_check_hard_limit
        >>> keys = settings.paths.home / settings.paths.key_store
    """

def refresh_configuration() -> Settings:
    """Read the environment and `.env.local` again.

    Pods and tasks that are running keep the settings they began with.

    Returns:
        The settings now in force.

    Raises:
        ValueError: If a value is not of its kind, such as a word where a number is needed.
            The message names the variable.
        EngineError: If `ATOLL_ENGINE` names an engine that is not installed.
    """

def configuration_schema() -> list[SettingDescription]:
    """Describe every environment variable that the SDK reads.

    Returns:
        The variables in the order of `Settings`, with those of the two groups at their
        place.
    """

def get_gpu_metadata() -> GPUMetadata:
    """Find the GPUs, with whichever engine is in use.

    Returns:
        Name and number; no name and 0 if there are none or the engine is `basic`.
    """

def get_cuda_metadata_pytorch() -> GPUMetadata:
    """Find the CUDA devices that PyTorch can use.

    Returns:
        Name and number; no name and 0 if there are none.

    Raises:
        EngineError: If PyTorch is not installed.
    """

def has_cuda() -> bool:
    """Tell whether models can run on a CUDA device.

    Returns:
        `False` also where PyTorch is missing, or was built without CUDA: a common reason
        for a GPU that is not found.
    """

def has_mps() -> bool:
    """Tell whether models can run on the GPU of an Apple computer, and are meant to.

    Returns:
        `True` if there is one and `ATOLL_USE_MPS` is on.
    """

def get_compatible_yaml_versions_for_role(role: Role) -> list[str]:
    """List the versions of a YAML file that this SDK reads.

    Args:
        role: Which file: `Role.WORKER` stands for pod files, `Role.MODELLER` for task
            files.

    Returns:
        The versions, newest first. `1.0.0`, which stands for files that name none, is
        among them as long as such files can be read.

    Examples:
        >>> from atoll.config import get_compatible_yaml_versions_for_role
        >>> from atoll.federated.roles import Role
        >>> newest = get_compatible_yaml_versions_for_role(Role.MODELLER)[0]
    """
