"""The base class of the SDK's exceptions, and the few that belong to no single area.

Every exception that the SDK raises deliberately derives from `SdkError`, so a single
`except` clause separates failures of the platform from mistakes in your own code. Each
area of the SDK has its own exceptions:

- `atoll.federated.exceptions` for tasks, pods, messages and privacy;
- `atoll.hub.exceptions` for the hub, the access manager and the login;
- `atoll.data.exceptions` for sources, schemas and structures;
- `atoll.transformations.exceptions` for declared transformations;
- `atoll.runners.exceptions` for YAML files and the plug-ins that they name.

Invalid arguments raise `TypeError` or `ValueError`, as in any Python library. An
exception that is both a platform error and an invalid value (`PodNameError`,
`DPParameterError`) derives from both classes. Most classes document the messages that
you see, what causes each of them, and how to fix it.

Examples:
    Log every failure of a run as one line, whatever its cause:

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
    """Base class of all exceptions that the SDK raises deliberately.

    Catch it at the outermost level of a program, where every platform failure is
    handled the same way. Closer to the cause, catch a more specific class. Its message
    says what went wrong and, where possible, how to fix it.
    """

class EngineError(SdkError):
    """The requested compute engine isn't available on this machine.

    `atoll.config.ENGINE` shows which engine is in use. With the engine `basic` you can
    run SQL queries, but no models.

    Message: `The engine 'pytorch' was requested, but PyTorch isn't installed.`

    Cause: `ATOLL_ENGINE` is set to `pytorch`, or a task needs a model, in a Python
    environment without PyTorch.

    Fix: Install PyTorch (`pip install torch pytorch-lightning`) in the environment that
    runs the SDK, or unset `ATOLL_ENGINE` if you don't need models.

    Message: `Device 'cuda:1' isn't available.`

    Cause: `ATOLL_DEFAULT_TORCH_DEVICE` names a device that this machine doesn't have,
    or PyTorch was installed without support for it.

    Fix: Correct or unset `ATOLL_DEFAULT_TORCH_DEVICE`, or install a PyTorch build that
    supports the device.
    """

class VersionError(SdkError):
    """A task file was written for a version of the SDK that this version can't run.

    For a pod file the same mismatch is only a warning, so that a pod keeps working
    after an update. `atoll.compatibility.create_error_message` builds the message,
    which also lists the changes between the two versions.

    Message: `The task file has version 1.0.0. This SDK runs 4.0.0, 4.1.0 and 4.2.0.
    Update the file to version 4.2.0.`

    Cause: The file names an older version, or has no `version` key and therefore counts
    as 1.0.0.

    Fix: Apply the listed changes to the file, then set `version: 4.2.0`.

    Message: `The task file has version 5.0.0. This SDK runs 4.0.0, 4.1.0 and 4.2.0.
    Update the SDK.`

    Cause: The file was written for a later version of the SDK.

    Fix: Update the SDK with `pip install --upgrade atoll`.
    """

class HookError(SdkError):
    """A hook can't be registered or removed.

    Errors inside a hook are a different matter: they are logged and never affect a
    task.

    Message: `A hook of type 'pod' named 'audit-log' is already registered.`

    Cause: Two hooks of the same type have the same name, often because a notebook cell
    that registers one was run twice.

    Fix: Give each hook its own `hook_name`, or call `unregister` on the earlier one
    first.

    Message: `AuditLog has no hook_name.`

    Cause: The class doesn't set `hook_name`.

    Fix: Add a class attribute such as `hook_name: ClassVar[str] = "audit-log"`.
    """
