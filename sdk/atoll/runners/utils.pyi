"""Helpers for commands that run YAML files."""

from collections.abc import Mapping
from logging import Logger

from atoll.runners.config_schemas.common_schemas import SecretsUse
from atoll.runners.config_schemas.hub_schemas import APIKeys

__all__ = ["get_secrets_for_use", "setup_loggers"]

def setup_loggers(run_name: str = "pod", *, level: str | int | None = None) -> list[Logger]:
    """Log a run to the terminal and to a file.

    The file is `<run name>-<date and time>.log` in the folder that `ATOLL_LOGS_DIR`
    names. No file is written if `ATOLL_LOG_TO_FILE` is `false`. Warnings and errors of
    other libraries are included, unless `ATOLL_LIMIT_LOGS` is `true`.

    Args:
        run_name: Prefix of the file name.
        level: Lowest level of messages; `None` uses `ATOLL_LOG_LEVEL`.

    Returns:
        The configured loggers, with the SDK's own first.

    Raises:
        ValueError: If there is no level with that name.
        OSError: If the file can't be written.

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
    """Return the API keys for one service.

    Args:
        secrets: Keys from a file: one pair for all services, or one pair per service.
        use: The service.

    Returns:
        The keys of the service, otherwise those of `ATOLL_API_KEY_ID` and
        `ATOLL_API_KEY`, otherwise `None`, which means a browser login.

    Raises:
        AuthEnvironmentError: If only one of the two environment variables is set.
    """
