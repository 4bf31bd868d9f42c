"""Small helpers of the commands that run YAML files."""

from collections.abc import Mapping
from logging import Logger

from atoll.runners.config_schemas.common_schemas import SecretsUse
from atoll.runners.config_schemas.hub_schemas import APIKeys

__all__ = ["get_secrets_for_use", "setup_loggers"]

def setup_loggers(run_name: str = "pod", *, level: str | int | None = None) -> list[Logger]:
    """Send the log of a run to the terminal and to a file of its own.

    The file is `<run name>-<date and time>.log` in the folder that `ATOLL_LOGS_DIR`
    names. It is left out if `ATOLL_LOG_TO_FILE` is `false`. Messages of other libraries
    are included from warnings on, unless `ATOLL_LIMIT_LOGS` is `true`.

    Args:
        run_name: Beginning of the file's name.
        level: Least level of messages; `ATOLL_LOG_LEVEL` if `None`.

    Returns:
        The loggers that were set up, that of this package first.

    Raises:
        ValueError: If there is no level of that name.
        OSError: If the file cannot be written.

    Examples:
        >>> from atoll.runners import setup_pod_from_config_file
        >>> from atoll.runners.utils import setup_loggers
        >>> loggers = setup_loggers("clinic-north", level="DEBUG")
        >>> setup_pod_from_config_file("pod.yaml").start()
    """

def get_secrets_for_use(
    secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None,
    use: SecretsUse = SecretsUse.HUB,
) -> APIKeys | None:
    """Find the API keys for one service.

    Args:
        secrets: Keys from a file: one pair for all services, or a pair for each.
        use: The service to be let in to.

    Returns:
        The pair for the service, else that of `ATOLL_API_KEY_ID` and `ATOLL_API_KEY`,
        else `None`, which means a login in the browser.

    Raises:
        ConfigError: If only one of the two environment variables is set.
    """
