from enum import Enum

__all__ = ["Role"]

class Role(str, Enum):
    MODELLER = "modeller"
    WORKER = "worker"
