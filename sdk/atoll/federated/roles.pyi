"""Which half of a task element a class serves.

Every protocol and every algorithm comes in two halves: one runs with the
modeller, who starts the task, the other runs in a worker inside each pod.
`Role` names these halves in code.

Note:
    `Role` says nothing about what a person may do. Permissions on a pod are
    access roles, such as Super Modeller or SQL Analyst; they are granted per
    user and pod and live in `atoll.hub.types.AccessRole`.
"""

from enum import Enum

__all__ = ["Role"]

class Role(str, Enum):
    """Half of a protocol or algorithm: modeller side or worker side.

    The value is what a task's messages and logs carry. As `Role` is a string
    too, it can be compared with that value directly.

    Attributes:
        MODELLER: The half that runs where the task was started. It sends
            parameters and queries out, and combines what comes back.
        WORKER: The half that runs inside a pod, next to the data.

    Examples:
        >>> from atoll import Role
        >>> Role.WORKER.value
        'worker'
        >>> Role("modeller") is Role.MODELLER
        True
    """

    MODELLER = "modeller"
    WORKER = "worker"
