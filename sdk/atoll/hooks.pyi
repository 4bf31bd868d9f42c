"""Points at which your own code is called while the SDK works.

A hook observes; it does not steer. Derive from the base class of the kind you need, give
the hook a name, override the methods you care about, and register it. Typical uses are
desktop notifications, metrics for an operations dashboard, and audit logs.

An exception inside a hook is logged and swallowed, so that a faulty hook never breaks a
task. Methods are called in the thread that does the work: keep them short, and hand
anything slow to a thread of your own.

Examples:
    Write a line to an audit log for each task a pod runs:

    >>> from typing import ClassVar
    >>> from atoll import Pod
    >>> from atoll.hooks import BasePodHook
    >>> class AuditLog(BasePodHook):
    ...     hook_name: ClassVar[str] = "audit-log"
    ...     def on_task_start(self, pod: Pod, task_id: str, username: str) -> None:
    ...         with open("/var/log/pod-audit.log", "a", encoding="utf-8") as log:
    ...             log.write(f"{pod.identifier} runs {task_id} for {username}\\n")
    >>> AuditLog().register()
"""

from abc import ABC
from enum import Enum
from typing import ClassVar, Literal, overload

import pandas as pd

from atoll.data.datasources.base_source import BaseSource
from atoll.data.datasources.utils import FileSkipReason
from atoll.federated.algorithms.base import BaseModellerAlgorithm, BaseWorkerAlgorithm
from atoll.federated.modeller import Modeller
from atoll.federated.pod import Pod
from atoll.federated.protocols.base import BaseModellerProtocol, BaseWorkerProtocol
from atoll.federated.transport.types import Reason
from atoll.federated.types import TaskContext

__all__ = [
    "BaseAlgorithmHook",
    "BaseDataSourceHook",
    "BaseHook",
    "BaseModellerHook",
    "BasePodHook",
    "BaseProtocolHook",
    "HookType",
    "get_hooks",
]

class HookType(str, Enum):
    """The parts of the SDK that call hooks.

    Attributes:
        POD: The life of a pod, from its start to its end, and the tasks it runs.
        MODELLER: The life of a task as its initiator sees it.
        ALGORITHM: What is computed, at either side, down to epochs of training.
        PROTOCOL: The rounds in which the sides exchange messages.
        DATASOURCE: Reading of data on a pod.
    """

    POD = "pod"
    MODELLER = "modeller"
    ALGORITHM = "algorithm"
    PROTOCOL = "protocol"
    DATASOURCE = "datasource"

class BaseHook(ABC):
    """What hooks of every type have in common: a name and a registration.

    Derive from one of the typed bases rather than from this one.

    Attributes:
        type: The part of the SDK that calls the hook.
        hook_name: Identifies the hook among all of its type. Set it in your class.
    """

    type: ClassVar[HookType]
    hook_name: ClassVar[str]

    @property
    def registered(self) -> bool:
        """Whether the hook is being called."""

    def register(self) -> None:
        """Have the hook called from now on, in this process.

        Registered hooks are called in the order of their registration. Data source hooks
        are called for every source; to listen to a single one use `BaseSource.add_hook`.

        Raises:
            HookError: If the class has no `hook_name`, or a hook of this type and name is
                registered already.
        """

    def unregister(self) -> None:
        """Stop the hook from being called.

        Raises:
            HookError: If it is not registered.
        """

class BasePodHook(BaseHook):
    """Follows a pod and the tasks it runs.

    Every method does nothing unless overridden.

    Attributes:
        type: `HookType.POD`.
    """

    type: ClassVar[HookType] = HookType.POD

    def on_pod_init_start(self, pod_name: str, username: str | None = None) -> None:
        """Called before a pod logs in and prepares its data.

        Args:
            pod_name: Name of the pod, without its owner.
            username: Owner of the pod, if it was given rather than left to the login.
        """

    def on_pod_init_end(self, pod: Pod) -> None:
        """Called once a pod is ready to be started.

        Args:
            pod: The pod.
        """

    def on_pod_init_error(self, pod_name: str, error: BaseException) -> None:
        """Called when a pod could not be prepared.

        Args:
            pod_name: Name of the pod, without its owner.
            error: What went wrong. It is raised after all hooks were called.
        """

    def on_pod_startup_start(self, pod: Pod) -> None:
        """Called when a pod begins to register its datasets with the hub.

        Args:
            pod: The pod.
        """

    def on_pod_startup_end(self, pod: Pod) -> None:
        """Called when a pod is online and listens for tasks.

        Args:
            pod: The pod.
        """

    def on_pod_startup_error(self, pod: Pod, error: BaseException) -> None:
        """Called when a pod could not go online.

        Args:
            pod: The pod.
            error: What went wrong. It is raised after all hooks were called.
        """

    def on_task_start(self, pod: Pod, task_id: str, username: str) -> None:
        """Called when a pod has accepted a task and starts a worker for it.

        Args:
            pod: The pod.
            task_id: Identifier of the task, as the hub's task page shows it.
            username: Who started the task.
        """

    def on_task_progress(self, pod: Pod, task_id: str, progress: float) -> None:
        """Called when a running task has moved on, at most once a second.

        Args:
            pod: The pod.
            task_id: Identifier of the task.
            progress: Share of the work done, from 0.0 to 1.0.
        """

    def on_task_end(self, pod: Pod, task_id: str) -> None:
        """Called when a task has completed.

        Args:
            pod: The pod.
            task_id: Identifier of the task.
        """

    def on_task_abort(
        self, pod: Pod, task_id: str, reason: Reason, message: str | None = None
    ) -> None:
        """Called when a task has ended before it was complete, whoever ended it.

        Args:
            pod: The pod.
            task_id: Identifier of the task.
            reason: The machine-readable cause.
            message: An explanation for people, if there is one.
        """

    def on_pod_shutdown_start(self, pod: Pod) -> None:
        """Called when a pod stops taking tasks.

        Args:
            pod: The pod, still online.
        """

    def on_pod_shutdown_end(self, pod: Pod) -> None:
        """Called when a pod has gone offline.

        Args:
            pod: The pod, which can no longer be used.
        """

class BaseModellerHook(BaseHook):
    """Follows a task from the side that started it.

    Every method does nothing unless overridden.

    Attributes:
        type: `HookType.MODELLER`.

    Examples:
        Say which pods turned a task down:

        >>> from typing import ClassVar
        >>> from atoll.federated.modeller import Modeller
        >>> from atoll.hooks import BaseModellerHook
        >>> class RefusalPrinter(BaseModellerHook):
        ...     hook_name: ClassVar[str] = "refusal-printer"
        ...     def on_pod_response(
        ...         self, modeller: Modeller, task_id: str, pod_identifier: str, accepted: bool
        ...     ) -> None:
        ...         if not accepted:
        ...             print(f"{pod_identifier} will not take part")
        >>> RefusalPrinter().register()
    """

    type: ClassVar[HookType] = HookType.MODELLER

    def on_task_start(self, modeller: Modeller, task_id: str) -> None:
        """Called when the requests have been sent to the pods.

        Args:
            modeller: The side that runs the task.
            task_id: Identifier of the task, as the hub's task page shows it.
        """

    def on_pod_response(
        self, modeller: Modeller, task_id: str, pod_identifier: str, accepted: bool
    ) -> None:
        """Called for each pod when it answers the request.

        Args:
            modeller: The side that runs the task.
            task_id: Identifier of the task.
            pod_identifier: The pod as `owner/name`.
            accepted: Whether it takes part.
        """

    def on_task_progress(
        self, modeller: Modeller, task_id: str, progress: float
    ) -> None:
        """Called when the task as a whole has moved on.

        Args:
            modeller: The side that runs the task.
            task_id: Identifier of the task.
            progress: Share of the work done, from 0.0 to 1.0; that of the slowest pod.
        """

    def on_task_end(self, modeller: Modeller, task_id: str, result: object) -> None:
        """Called with the result before it is returned to the caller.

        Args:
            modeller: The side that runs the task.
            task_id: Identifier of the task.
            result: What the protocol's `run` will return. Do not change it.
        """

    def on_task_error(
        self, modeller: Modeller, task_id: str, error: BaseException
    ) -> None:
        """Called when the task failed or was aborted.

        Args:
            modeller: The side that runs the task.
            task_id: Identifier of the task.
            error: What went wrong. It is raised after all hooks were called.
        """

class BaseAlgorithmHook(BaseHook):
    """Follows what is computed, on the pod or on the modeller side.

    On a machine that is both, the `context` says on which side an algorithm runs. Every
    method does nothing unless overridden.

    Attributes:
        type: `HookType.ALGORITHM`.

    Examples:
        >>> from typing import ClassVar
        >>> from atoll.hooks import BaseAlgorithmHook
        >>> class EpochCounter(BaseAlgorithmHook):
        ...     hook_name: ClassVar[str] = "epoch-counter"
        ...     def on_train_epoch_end(
        ...         self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
        ...     ) -> None:
        ...         print(f"{current_epoch + 1} of {max_epochs or '?'} epochs done")
        >>> EpochCounter().register()
    """

    type: ClassVar[HookType] = HookType.ALGORITHM

    def on_init_end(
        self, algorithm: BaseModellerAlgorithm | BaseWorkerAlgorithm
    ) -> None:
        """Called when one half of an algorithm has been built.

        Args:
            algorithm: The half that runs on this machine.
        """

    def on_run_start(
        self,
        algorithm: BaseModellerAlgorithm | BaseWorkerAlgorithm,
        context: TaskContext,
    ) -> None:
        """Called before an algorithm computes; once per round and batch.

        Args:
            algorithm: The half that runs on this machine.
            context: The side on which it runs.
        """

    def on_run_end(
        self,
        algorithm: BaseModellerAlgorithm | BaseWorkerAlgorithm,
        context: TaskContext,
    ) -> None:
        """Called after an algorithm has computed; once per round and batch.

        Args:
            algorithm: The half that runs on this machine.
            context: The side on which it runs.
        """

    def on_train_epoch_start(
        self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
    ) -> None:
        """Called before each pass over the training rows.

        Args:
            current_epoch: Number of the pass, from 0.
            min_epochs: Least number of passes; `None` if there is no lower limit.
            max_epochs: Greatest number of passes; `None` if training counts in steps.
        """

    def on_train_epoch_end(
        self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
    ) -> None:
        """Called after each pass over the training rows.

        Args:
            current_epoch: Number of the pass, from 0.
            min_epochs: Least number of passes; `None` if there is no lower limit.
            max_epochs: Greatest number of passes; `None` if training counts in steps.
        """

class BaseProtocolHook(BaseHook):
    """Follows the rounds of a protocol.

    Every method does nothing unless overridden.

    Attributes:
        type: `HookType.PROTOCOL`.
    """

    type: ClassVar[HookType] = HookType.PROTOCOL

    def on_init_end(self, protocol: BaseModellerProtocol | BaseWorkerProtocol) -> None:
        """Called when one half of a protocol has been built.

        Args:
            protocol: The half that runs on this machine.
        """

    def on_run_start(
        self, protocol: BaseModellerProtocol | BaseWorkerProtocol, context: TaskContext
    ) -> None:
        """Called before the first round.

        Args:
            protocol: The half that runs on this machine.
            context: The side on which it runs.
        """

    def on_round_end(
        self,
        protocol: BaseModellerProtocol | BaseWorkerProtocol,
        context: TaskContext,
        round_number: int,
    ) -> None:
        """Called when both sides have exchanged what a round produces.

        Args:
            protocol: The half that runs on this machine.
            context: The side on which it runs.
            round_number: Number of the round, from 1. Protocols of one round call this
                once.
        """

    def on_run_end(
        self, protocol: BaseModellerProtocol | BaseWorkerProtocol, context: TaskContext
    ) -> None:
        """Called after the last round, also if it failed.

        Args:
            protocol: The half that runs on this machine.
            context: The side on which it runs.
        """

class BaseDataSourceHook(BaseHook):
    """Follows what a source reads and what it leaves out.

    Register the hook to hear of all sources in the process, or add it to one with
    `BaseSource.add_hook`. Every method does nothing unless overridden.

    Attributes:
        type: `HookType.DATASOURCE`.

    Examples:
        >>> from typing import ClassVar
        >>> from atoll import ImageSource
        >>> from atoll.data.datasources import BaseSource, FileSkipReason
        >>> from atoll.hooks import BaseDataSourceHook
        >>> class SkipPrinter(BaseDataSourceHook):
        ...     hook_name: ClassVar[str] = "skip-printer"
        ...     def on_file_skipped(
        ...         self, datasource: BaseSource, file_name: str, reason: FileSkipReason
        ...     ) -> None:
        ...         print(f"{file_name}: {reason.description}")
        >>> source = ImageSource("/data/retina")
        >>> source.add_hook(SkipPrinter())
    """

    type: ClassVar[HookType] = HookType.DATASOURCE

    def on_file_skipped(
        self, datasource: BaseSource, file_name: str, reason: FileSkipReason
    ) -> None:
        """Called when a file is left out for the first time.

        Args:
            datasource: The source that was to read it.
            file_name: Absolute path of the file.
            reason: What is wrong with it.
        """

    def on_partition_loaded(self, datasource: BaseSource, data: pd.DataFrame) -> None:
        """Called for each partition before it is handed on.

        Args:
            datasource: The source that read it.
            data: The rows. They are shared, so do not change them.
        """

@overload
def get_hooks(type: Literal[HookType.POD]) -> list[BasePodHook]:
    """List the registered hooks of one type.

    Args:
        type: The part of the SDK that calls them. It decides the class of the hooks.

    Returns:
        The hooks in the order in which they are called.

    Examples:
        Remove every pod hook, for instance at the end of a test:

        >>> from atoll.hooks import HookType, get_hooks
        >>> for hook in get_hooks(HookType.POD):
        ...     hook.unregister()
    """

@overload
def get_hooks(type: Literal[HookType.MODELLER]) -> list[BaseModellerHook]: ...
@overload
def get_hooks(type: Literal[HookType.ALGORITHM]) -> list[BaseAlgorithmHook]: ...
@overload
def get_hooks(type: Literal[HookType.PROTOCOL]) -> list[BaseProtocolHook]: ...
@overload
def get_hooks(type: Literal[HookType.DATASOURCE]) -> list[BaseDataSourceHook]: ...
