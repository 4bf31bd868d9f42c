"""The root of the SDK's exceptions, and the few that belong to no single part.

Every exception the SDK raises on purpose derives from `SdkError`, so one
`except` clause separates "the platform refused or failed" from a mistake in your
own code. The parts of the SDK derive their own families from it:

- `atoll.federated.exceptions` for tasks, pods, messages and privacy;
- `atoll.hub.exceptions` for answers of the hub;
- `atoll.data.exceptions` for sources, schemas and structures;
- `atoll.transformations.exceptions` for declared transformations;
- `atoll.runners.exceptions` for plug-ins named in a YAML file.

Arguments of the wrong kind still raise `TypeError` or `ValueError`, as in any
Python library. Where an exception is both a refusal of the platform and a wrong
value (`PodNameError`, `DPParameterError`), it derives from both families.

Examples:
    Turn every failure of a run into one line of a log, whatever its cause:

    >>> import logging
    >>> from atoll import ResultsOnly, SqlQuery
    >>> from atoll.exceptions import SdkError
    >>> protocol = ResultsOnly(
    ...     algorithm=SqlQuery(query="SELECT AVG(age) FROM `census-income`")
    ... )
    >>> try:
    ...     results = protocol.run(pod_identifiers=["alice/census-income"])
    ... except SdkError as error:
    ...     logging.error("No result: %s", error)
"""

__all__ = ["EngineError", "HookError", "SdkError", "VersionError"]

class SdkError(Exception):
    """Base of all exceptions that the SDK raises on purpose.

    Catch it at the outer edge of a program, where any failure of the platform is
    handled alike. Closer to the cause, catch the narrower class: its message says
    what was wrong and, where there is one, how to mend it.
    """

class EngineError(SdkError):
    """The compute engine asked for cannot be used on this machine.

    `ATOLL_ENGINE` may name `pytorch` where PyTorch is not installed, or a model
    may need an engine that the process was started without. Install the engine,
    or unset the variable and let the SDK choose: `atoll.config.ENGINE` tells
    which engine is in use.
    """

class VersionError(SdkError):
    """A file was written for a version of the SDK that this one cannot serve.

    For a task file the mismatch stops the run, because a half-understood task
    must not reach the pods. For a pod file it is a warning only: a custodian's
    pod goes on working after an update. The message lists what changed between
    the two versions; `atoll.compatibility.create_error_message` builds it.
    """

class HookError(SdkError):
    """A hook cannot be registered or looked up.

    It is raised while hooks are set up: two hooks of one type under one name, or
    a class that is not a hook. What goes wrong inside a hook later is logged and
    never reaches the task.
    """
