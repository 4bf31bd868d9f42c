"""The SDK's settings, which are read from the environment.

Every setting is an environment variable that begins with `ATOLL_`. You can also set the
variables in a file `.env.local` in the working directory; the environment takes
precedence. They are read when the package is imported. `get_settings` returns the
current values, and `refresh_configuration` reads them again.

The classes group the settings, and the description of each attribute contains its
variable and default:

- `PathSettings`: locations of files;
- `LogSettings`: logging;
- `Settings`: identity, engine, data and tasks, network, and the two groups above.

The module also describes the machine: which engine is in use (`ENGINE`), whether
differential privacy is installed (`DP_AVAILABLE`), and which GPUs are available.

Examples:
    Print every setting with its default:

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
"""Prefix of all environment variables of the SDK."""

EngineName: TypeAlias = Literal["basic", "pytorch"]
"""The compute engines. `basic` works without a deep learning framework, which is enough
for SQL. Everything that uses a model needs `pytorch`.
"""

LOG_LEVELS_STR: TypeAlias = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
"""Names of the log levels, from most to least detailed."""

ENGINE: Final[EngineName]
"""The engine in use: the one that `ATOLL_ENGINE` names, otherwise `pytorch` if PyTorch
is installed, otherwise `basic`.
"""

DP_AVAILABLE: Final[bool]
"""Whether the extra for differential privacy is installed: `pip install 'atoll[dp]'`."""

@dataclass(frozen=True, kw_only=True)
class PathSettings:
    """Locations of the SDK's files.

    Relative paths are relative to the working directory, and a leading `~` is expanded.
    Folders are created when needed.

    Attributes:
        home: `ATOLL_HOME`. Folder of login tokens, key pairs and caches of one account.
            To use two accounts on one machine, give each its own home. Default:
            `.atoll` in the user's home folder.
        plugin_path: `ATOLL_PLUGIN_PATH`. Folder of plug-ins: your own algorithms,
            protocols, aggregators, models, transformations and datasources. Default:
            `None`, which is `plugins` in `home`.
        key_store: `ATOLL_KEY_STORE`. File in `home` with the public keys of the workers
            that a pod has communicated with. Default: `known_workers.yml`.
        cache_dir: `ATOLL_CACHE_DIR`. Folder for downloaded models and processed rows.
            Default: `None`, which is `cache` in `home`.
        output_dir: `ATOLL_OUTPUT_DIR`. Folder for files that tasks and commands write.
            Default: the working directory.
        task_results_dir: `ATOLL_TASK_RESULTS_DIR`. Folder for files that tasks write on
            a pod, such as reports and trained weights, with one folder per task.
            Default: `None`, which is `task-results` in `output_dir`.
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
        log_level: `ATOLL_LOG_LEVEL`. Lowest level that is logged. Default: `INFO`.
        log_to_file: `ATOLL_LOG_TO_FILE`. Whether to log to a file in
            `PathSettings.logs_dir` as well as to the console. Default: `true`.
        limit_logs: `ATOLL_LIMIT_LOGS`. Whether to leave out messages of other
            libraries. Default: `false`.
        tb_limit: `ATOLL_TB_LIMIT`. Number of frames of a traceback that are shown.
            Increase it for debugging. Default: 3.
    """

    log_level: LOG_LEVELS_STR = "INFO"
    log_to_file: bool = True
    limit_logs: bool = False
    tb_limit: int = 3

@dataclass(frozen=True, kw_only=True)
class Settings:
    """The current values of all settings.

    The object can't be changed. Change the environment and call
    `refresh_configuration`.

    Attributes:
        api_key_id: `ATOLL_API_KEY_ID`. Public part of a pod's API keys. Default:
            `None`, which means a browser login.
        api_key: `ATOLL_API_KEY`. Secret part of the API keys. Default: `None`.
        environment: `ATOLL_ENVIRONMENT`. Environment of the platform. Default:
            `production`.
        engine: `ATOLL_ENGINE`. The engine to use. Default: `None`, which uses `pytorch`
            if it is installed.
        use_mps: `ATOLL_USE_MPS`. Whether to use the GPU of an Apple computer. Default:
            `false`.
        default_torch_device: `ATOLL_DEFAULT_TORCH_DEVICE`. The device for models, such
            as `cpu` or `cuda:1`. Default: `None`, which chooses automatically.
        paths: Locations of files.
        logs: Logging.
        enable_data_cache: `ATOLL_ENABLE_DATA_CACHE`. Whether processed rows are cached in
            SQLite, so that files are opened only once. Default: `true`.
        max_number_of_datasource_files: `ATOLL_MAX_NUMBER_OF_DATASOURCE_FILES`. Maximum
            number of files of a source that reads a folder. Default: 500000.
        task_batch_size: `ATOLL_TASK_BATCH_SIZE`. Number of files in a batch in batched
            execution. Default: 16.
        max_task_batch_size: `ATOLL_MAX_TASK_BATCH_SIZE`. Maximum batch size that a task
            can request. Default: 32.
        default_batched_execution: `ATOLL_DEFAULT_BATCHED_EXECUTION`. Whether tasks run
            in batches by default. Default: `false`.
        max_consecutive_batch_failures: `ATOLL_MAX_CONSECUTIVE_BATCH_FAILURES`. Number
            of consecutive failed batches after which a task ends; -1 sets no limit.
            Default: 5.
        individual_file_retry_enabled: `ATOLL_INDIVIDUAL_FILE_RETRY_ENABLED`. Whether to
            retry the files of a failed batch one at a time. Default: `true`.
        web_max_retries: `ATOLL_WEB_MAX_RETRIES`. Number of retries of a request to the
            hub. Default: 3.
        message_service_retries: `ATOLL_MESSAGE_SERVICE_RETRIES`. Number of retries of a
            call to the message service. Default: 3.
        online_check_hard_limit: `ATOLL_ONLINE_CHECK_HARD_LIMIT`. Number of seconds that
            a modeller waits for pods to be online. Default: 180.
        pod_vitals_port: `ATOLL_POD_VITALS_PORT`. TCP port of a pod's health endpoint.
            Default: 29209.
        pod_heartbeat_shutdown_timeout: `ATOLL_POD_HEARTBEAT_SHUTDOWN_TIMEOUT`. Number
            of seconds that a stopping pod waits for its heartbeat to end. Default: 15.
        proxy_support: `ATOLL_PROXY_SUPPORT`. Whether to use proxies that are set in the
            environment. Default: `true`.

    Warning:
        `repr` hides the secret API key, but the attribute contains it. Don't log the
        attribute.

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
    """Description of one environment variable.

    Attributes:
        variable: Its name, including the prefix.
        type: Type of its value: `string`, `integer`, `boolean`, `path`, or the allowed
            words separated by bars.
        default: Default value, or `None` if there is none.
        description: A sentence that describes it.
    """

    variable: str
    type: str
    default: str | None
    description: str

class GPUMetadata(NamedTuple):
    """The GPUs of this machine.

    Attributes:
        name: Name of the first GPU; `None` if there is none.
        number_of_devices: Number of GPUs.
    """

    name: str | None
    number_of_devices: int

def get_settings() -> Settings:
    """Return the current settings.

    Returns:
        The values that were read at import, or by the last `refresh_configuration`.

    Examples:
        >>> from atoll.config import get_settings
        >>> settings = get_settings()
        >>> limit = settings.online_check_hard_limit
        >>> keys = settings.paths.home / settings.paths.key_store
    """

def refresh_configuration() -> Settings:
    """Read the environment and `.env.local` again.

    Running pods and tasks keep their settings.

    Returns:
        The new settings.

    Raises:
        ValueError: If a value has the wrong type, such as text instead of a number. The
            message names the variable.
        EngineError: If `ATOLL_ENGINE` names an engine that isn't installed.
    """

def configuration_schema() -> list[SettingDescription]:
    """Describe every environment variable that the SDK reads.

    Returns:
        The variables in the order of `Settings`.
    """

def get_gpu_metadata() -> GPUMetadata:
    """Return the GPUs that the current engine can use.

    Returns:
        Name and number; no name and 0 if there are none or the engine is `basic`.
    """

def get_cuda_metadata_pytorch() -> GPUMetadata:
    """Return the CUDA devices that PyTorch can use.

    Returns:
        Name and number; no name and 0 if there are none.

    Raises:
        EngineError: If PyTorch isn't installed.
    """

def has_cuda() -> bool:
    """Check whether models can run on a CUDA device.

    Returns:
        `False` also if PyTorch isn't installed or was built without CUDA, which is a
        common reason why a GPU isn't found.
    """

def has_mps() -> bool:
    """Check whether models run on the GPU of an Apple computer.

    Returns:
        `True` if there is one and `ATOLL_USE_MPS` is `true`.
    """

def get_compatible_yaml_versions_for_role(role: Role) -> list[str]:
    """List the versions of a YAML file that this SDK supports.

    Args:
        role: The file: `Role.WORKER` means pod files, and `Role.MODELLER` task files.

    Returns:
        The versions, newest first. A file without a version counts as 1.0.0, which SDK
        4.2 no longer supports for task files.

    Examples:
        >>> from atoll.config import get_compatible_yaml_versions_for_role
        >>> from atoll.federated.roles import Role
        >>> newest = get_compatible_yaml_versions_for_role(Role.MODELLER)[0]
    """
