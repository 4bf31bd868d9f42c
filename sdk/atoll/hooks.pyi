"""Hooks: your own code that the SDK calls on events.

A hook observes events and can't change what happens. Derive from one of the base
classes, give the hook a name, override the methods that you need, and register it.
Typical uses are desktop notifications, metrics for a dashboard, and audit logs.

An exception inside a hook is logged and doesn't affect the task. Methods are called in
the working thread, so keep them short, and run slow operations in a separate thread.

Examples:
    Write a line to an audit log for each task that a pod runs:

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
    """Types of hooks, by the part of the SDK that calls them.

    Attributes:
        POD: Start and shutdown of a pod, and the tasks that it runs.
        MODELLER: A task on the modeller side.
        ALGORITHM: Computations on either side, including epochs of training.
        PROTOCOL: The rounds of a protocol.
        DATASOURCE: Reading of data on a pod.
    """

    POD = "pod"
    MODELLER = "modeller"
    ALGORITHM = "algorithm"
    PROTOCOL = "protocol"
    DATASOURCE = "datasource"

class BaseHook(ABC):
    """Base class of all hooks, with their name and registration.

    Derive from one of the subclasses instead of this class.

    Attributes:
        type: The type of the hook.
        hook_name: Unique name of the hook among those of its type. Set it in your
            class.
    """

    type: ClassVar[HookType]
    hook_name: ClassVar[str]

    @property
    def registered(self) -> bool:
        """Whether the hook is registered, so that it is called."""

    def register(self) -> None:
        """Register the hook, so that it is called from now on in this process.

        Hooks are called in the order of their registration. Datasource hooks are
        called for every source; use `BaseSource.add_hook` to observe a single one.

        Raises:
            HookError: If the class has no `hook_name`, or a hook with this type and
                name is already registered.
        """

    def unregister(self) -> None:
        """Remove the hook, so that it is no longer called.

        Raises:
            HookError: If it isn't registered.
        """

class BasePodHook(BaseHook):
    """Observes a pod and the tasks that it runs.

    The methods do nothing unless you override them.

    Attributes:
        type: `HookType.POD`.
    """

    type: ClassVar[HookType] = HookType.POD

    def on_pod_init_start(self, pod_name: str, username: str | None = None) -> None:
        """Called before a pod logs in and prepares its data.

        Args:
            pod_name: Name of the pod, without its owner.
            username: Owner of the pod, if it was given explicitly.
        """

    def on_pod_init_end(self, pod: Pod) -> None:
        """Called when a pod is ready to start.

        Args:
            pod: The pod.
        """

    def on_pod_init_error(self, pod_name: str, error: BaseException) -> None:
        """Called when the preparation of a pod fails.

        Args:
            pod_name: Name of the pod, without its owner.
            error: The exception, which is raised after all hooks have been called.
        """

    def on_pod_startup_start(self, pod: Pod) -> None:
        """Called when a pod starts to register its datasets with the hub.

        Args:
            pod: The pod.
        """

    def on_pod_startup_end(self, pod: Pod) -> None:
        """Called when a pod is online and listens for tasks.

        Args:
            pod: The pod.
        """

    def on_pod_startup_error(self, pod: Pod, error: BaseException) -> None:
        """Called when a pod fails to go online.

        Args:
            pod: The pod.
            error: The exception, which is raised after all hooks have been called.
        """

    def on_task_start(self, pod: Pod, task_id: str, username: str) -> None:
        """Called when a pod has accepted a task and starts a worker for it.

        Args:
            pod: The pod.
            task_id: Identifier of the task, as shown on the hub's task page.
            username: The user who started the task.
        """

    def on_task_progress(self, pod: Pod, task_id: str, progress: float) -> None:
        """Called when a running task progresses, at most once per second.

        Args:
            pod: The pod.
            task_id: Identifier of the task.
            progress: Progress from 0.0 to 1.0.
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
        """Called when a task has been aborted by any participant.

        Args:
            pod: The pod.
            task_id: Identifier of the task.
            reason: The machine-readable reason.
            message: An explanation, if there is one.
        """

    def on_pod_shutdown_start(self, pod: Pod) -> None:
        """Called when a pod stops accepting tasks.

        Args:
            pod: The pod, which is still online.
        """

    def on_pod_shutdown_end(self, pod: Pod) -> None:
        """Called when a pod has gone offline.

        Args:
            pod: The pod, which can no longer be used.
        """

class BaseModellerHook(BaseHook):
    """Observes a task on the modeller side.

    The methods do nothing unless you override them.

    Attributes:
        type: `HookType.MODELLER`.

    Examples:
        Print which pods refuse a task:

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
            modeller: The modeller that runs the task.
            task_id: Identifier of the task, as shown on the hub's task page.
        """

    def on_pod_response(
        self, modeller: Modeller, task_id: str, pod_identifier: str, accepted: bool
    ) -> None:
        """Called for each pod when it answers the request.

        Args:
            modeller: The modeller that runs the task.
            task_id: Identifier of the task.
            pod_identifier: The pod as `owner/name`.
            accepted: Whether the pod accepts.
        """

    def on_task_progress(
        self, modeller: Modeller, task_id: str, progress: float
    ) -> None:
        """Called when the task as a whole progresses.

        Args:
            modeller: The modeller that runs the task.
            task_id: Identifier of the task.
            progress: Progress of the slowest pod, from 0.0 to 1.0.
        """

    def on_task_end(self, modeller: Modeller, task_id: str, result: object) -> None:
        """Called with the result before it is returned to the caller.

        Args:
            modeller: The modeller that runs the task.
            task_id: Identifier of the task.
            result: The return value of the protocol's `run`. Don't change it.
        """

    def on_task_error(
        self, modeller: Modeller, task_id: str, error: BaseException
    ) -> None:
        """Called when the task has failed or been aborted.

        Args:
            modeller: The modeller that runs the task.
            task_id: Identifier of the task.
            error: The exception, which is raised after all hooks have been called.
        """

class BaseAlgorithmHook(BaseHook):
    """Observes computations on a pod or on the modeller side.

    If a machine is both pod and modeller, `context` says on which side an algorithm
    runs. The methods do nothing unless you override them.

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
        """Called when the worker or modeller side of an algorithm has been created.

        Args:
            algorithm: The side that runs on this machine.
        """

    def on_run_start(
        self,
        algorithm: BaseModellerAlgorithm | BaseWorkerAlgorithm,
        context: TaskContext,
    ) -> None:
        """Called before an algorithm runs, once per round and batch.

        Args:
            algorithm: The side that runs on this machine.
            context: The task and the side on which the code runs.
        """

    def on_run_end(
        self,
        algorithm: BaseModellerAlgorithm | BaseWorkerAlgorithm,
        context: TaskContext,
    ) -> None:
        """Called after an algorithm has run, once per round and batch.

        Args:
            algorithm: The side that runs on this machine.
            context: The task and the side on which the code runs.
        """

    def on_train_epoch_start(
        self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
    ) -> None:
        """Called before each epoch.

        Args:
            current_epoch: Number of the epoch, from 0.
            min_epochs: Minimum number of epochs; `None` if there is none.
            max_epochs: Maximum number of epochs; `None` if training is set in steps.
        """

    def on_train_epoch_end(
        self, current_epoch: int, min_epochs: int | None, max_epochs: int | None
    ) -> None:
        """Called after each epoch.

        Args:
            current_epoch: Number of the epoch, from 0.
            min_epochs: Minimum number of epochs; `None` if there is none.
            max_epochs: Maximum number of epochs; `None` if training is set in steps.
        """

class BaseProtocolHook(BaseHook):
    """Observes the rounds of a protocol.

    The methods do nothing unless you override them.

    Attributes:
        type: `HookType.PROTOCOL`.
    """

    type: ClassVar[HookType] = HookType.PROTOCOL

    def on_init_end(self, protocol: BaseModellerProtocol | BaseWorkerProtocol) -> None:
        """Called when the worker or modeller side of a protocol has been created.

        Args:
            protocol: The side that runs on this machine.
        """

    def on_run_start(
        self, protocol: BaseModellerProtocol | BaseWorkerProtocol, context: TaskContext
    ) -> None:
        """Called before the first round.

        Args:
            protocol: The side that runs on this machine.
            context: The task and the side on which the code runs.
        """

    def on_round_end(
        self,
        protocol: BaseModellerProtocol | BaseWorkerProtocol,
        context: TaskContext,
        round_number: int,
    ) -> None:
        """Called when a round is complete on both sides.

        Args:
            protocol: The side that runs on this machine.
            context: The task and the side on which the code runs.
            round_number: Number of the round, from 1. Protocols with one round call the
                method once.
        """

    def on_run_end(
        self, protocol: BaseModellerProtocol | BaseWorkerProtocol, context: TaskContext
    ) -> None:
        """Called after the last round, even if it failed.

        Args:
            protocol: The side that runs on this machine.
            context: The task and the side on which the code runs.
        """

class BaseDataSourceHook(BaseHook):
    """Observes what a source reads and which files it skips.

    Register the hook to observe all sources in the process, or add it to a single one
    with `BaseSource.add_hook`. The methods do nothing unless you override them.

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
        """Called when a file is skipped for the first time.

        Args:
            datasource: The source of the file.
            file_name: Absolute path of the file.
            reason: The reason for skipping it.
        """

    def on_partition_loaded(self, datasource: BaseSource, data: pd.DataFrame) -> None:
        """Called for each partition after it has been read.

        Args:
            datasource: The source of the partition.
            data: The rows. They are shared, so don't change them.
        """

@overload
def get_hooks(type: Literal[HookType.POD]) -> list[BasePodHook]:
    """List the registered hooks of one type.

    Args:
        type: The type of hooks, which determines their class.

    Returns:
        The hooks in the order in which they are called.

    Examples:
        Remove every pod hook, for example at the end of a test:

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
