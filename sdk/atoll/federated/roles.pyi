"""The two sides of a task element.

Every protocol and every algorithm has two sides. One runs with the modeller, who starts
the task, and the other in a worker inside each pod. `Role` names these sides in code.

Note:
    `Role` doesn't describe permissions. Permissions on a pod are access roles, such as
    Super Modeller or SQL Analyst. They are granted per user and pod; see
    `atoll.hub.types.AccessRole`.
"""

from enum import Enum

__all__ = ["Role"]

class Role(str, Enum):
    """Side of a protocol or algorithm: modeller or worker.

    Messages and logs of a task contain the value. As `Role` is also a string, you can
    compare it with the value directly.

    Attributes:
        MODELLER: The side that runs where the task was started. It sends parameters and
            queries, and combines the responses.
        WORKER: The side that runs inside a pod, next to the data.

    Examples:
        >>> from atoll import Role
        >>> Role.WORKER.value
        'worker'
        >>> Role("modeller") is Role.MODELLER
        True
    """

    MODELLER = "modeller"
    WORKER = "worker"
