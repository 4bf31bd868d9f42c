from collections.abc import Mapping
from logging import Logger

from atoll.runners.config_schemas.common_schemas import SecretsUse
from atoll.runners.config_schemas.hub_schemas import APIKeys

__all__ = ["get_secrets_for_use", "setup_loggers"]

def setup_loggers(name: str = "atoll", *, level: str | int | None = None) -> list[Logger]: ...
def get_secrets_for_use(
    secrets: APIKeys | Mapping[SecretsUse, APIKeys] | None, use: SecretsUse = SecretsUse.HUB
) -> APIKeys | None: ...
