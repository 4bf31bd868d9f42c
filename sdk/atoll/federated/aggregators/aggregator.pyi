"""Averaging of the pods' updates, and base classes for your own aggregators.

An aggregator is declared as a factory. When the task starts, the factory creates one
object for the modeller side and one for each worker. The worker side prepares an update
for sending, and the modeller side combines the received updates.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from atoll.federated.shim import BackendTensorShim
from atoll.federated.transport.worker_transport import WorkerMailbox
from atoll.federated.types import SerializedAggregator

__all__ = [
    "Aggregator",
    "BaseAggregatorFactory",
    "BaseModellerAggregator",
    "BaseWorkerAggregator",
    "ParameterUpdate",
]

ParameterUpdate: TypeAlias = Mapping[str, npt.NDArray[np.float64]]
"""A model's parameters, or differences between parameters, by name.

Each array has the shape of its parameter, whatever the backend.
"""

class BaseAggregatorFactory(ABC):
    """Base class of all aggregator factories, which declare how updates are combined.

    To write your own aggregator for `FederatedAveraging`, derive from this class and
    from the base classes of the two sides. The file has to be in the plug-in folder of
    the modeller and of every pod.

    Examples:
        Use the median instead of the mean, which is less sensitive to a single pod:

        >>> from collections.abc import Mapping
        >>> from typing import Any
        >>> import numpy as np
        >>> import numpy.typing as npt
        >>> from atoll.federated.aggregators.aggregator import (
        ...     Aggregator,
        ...     BaseModellerAggregator,
        ... )
        >>> from atoll.federated.shim import BackendTensorShim
        >>> class MedianModeller(BaseModellerAggregator):
        ...     def run(
        ...         self, updates: Mapping[str, Any]
        ...     ) -> dict[str, npt.NDArray[np.float64]]:
        ...         names = next(iter(updates.values()))
        ...         return {
        ...             name: np.median(
        ...                 np.stack([update[name] for update in updates.values()]),
        ...                 axis=0,
        ...             )
        ...             for name in names
        ...         }
        >>> class MedianAggregator(Aggregator):
        ...     def modeller(
        ...         self, *, tensor_shim: BackendTensorShim[Any]
        ...     ) -> MedianModeller:
        ...         return MedianModeller(tensor_shim=tensor_shim)
    """

    @property
    def class_name(self) -> str:
        """Name under which the aggregator is registered, which is the name of its
        class.
        """

    @property
    @abstractmethod
    def is_secure(self) -> bool:
        """Whether single updates are hidden from the modeller side."""

    @abstractmethod
    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator:
        """Create the modeller side, which combines updates.

        Args:
            tensor_shim: Converter of the model's backend.

        Returns:
            A modeller side for one run of the protocol.
        """

    @abstractmethod
    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator:
        """Create the worker side, which prepares updates for sending.

        Args:
            tensor_shim: Converter of the model's backend.

        Returns:
            A worker side for one worker.
        """

    def to_dict(self) -> SerializedAggregator:
        """Serialise the aggregator for a task request.

        Returns:
            Class name and arguments; JSON values only.
        """

class Aggregator(BaseAggregatorFactory):
    """Computes the mean of the updates for each parameter.

    Without weights, every pod counts equally, however much data it has. If pods differ
    in size, use their numbers of training records as weights: the result is then close
    to training on the pooled data.

    Updates are encrypted in transit, but the modeller side can read each of them, and
    an update can reveal information about the training records. If that isn't
    acceptable, use `SecureAggregator`, train with differential privacy, or do both.

    Attributes:
        weights: Relative weight of each pod, by pod identifier, or `None` for
            equal weights.

    Examples:
        Weight two pods, one with three times as many records as the other:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     Aggregator,
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ... )
        >>> training = FederatedModelTraining(ModelReference(Path("income_model.py")))
        >>> protocol = FederatedAveraging(
        ...     training,
        ...     aggregator=Aggregator(
        ...         weights={"alice/census-income": 3, "bob/census-income": 1}
        ...     ),
        ... )
    """

    weights: dict[str, float] | None

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        """Choose between a plain and a weighted mean.

        Args:
            weights: A number for each pod, by pod identifier. Only the ratios matter.
                If a pod doesn't accept the task, the other weights are scaled up.

        Raises:
            ValueError: If a weight is negative, or all are 0.
        """

    @property
    def is_secure(self) -> bool:
        """Always False: the modeller side reads each pod's update."""

    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator:
        """Create the modeller side, which averages.

        Its `run` raises `AggregatorError` if updates differ in parameters or shapes, if
        a participating pod has no weight, or if a weight names a pod that the task
        wasn't sent to.

        Args:
            tensor_shim: Converter back to the tensors of the modeller's model.

        Returns:
            The modeller side, which holds the weights.
        """

    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator:
        """Create the worker side, which sends updates as they are.

        Args:
            tensor_shim: Converter from the tensors that the pod trained.

        Returns:
            A worker side that converts tensors into arrays.
        """

class BaseModellerAggregator(ABC):
    """Base class of the modeller side, which combines the updates of all pods."""

    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None:
        """Store the converter for tensors.

        Args:
            tensor_shim: Converter between arrays and the tensors of the
                model's backend.
        """

    @property
    def tensor_shim(self) -> BackendTensorShim[Any]:
        """Converter between arrays and the tensors of the model's backend."""

    @abstractmethod
    def run(self, updates: Mapping[str, Any]) -> dict[str, npt.NDArray[np.float64]]:
        """Combine one round's updates.

        Args:
            updates: What the worker sides sent, by pod identifier.

        Returns:
            The combined update: one array for each parameter, in its shape.

        Raises:
            AggregatorError: If the updates can't be combined, for example because a
                parameter is missing in one of them.
        """

class BaseWorkerAggregator(ABC):
    """Base class of the worker side, which prepares a pod's update for sending."""

    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None:
        """Store the converter for tensors.

        Args:
            tensor_shim: Converter from the trained tensors to arrays.
        """

    @property
    def tensor_shim(self) -> BackendTensorShim[Any]:
        """Converter from the pod's tensors to arrays."""

    @abstractmethod
    async def run(self, update: ParameterUpdate, *, mailbox: WorkerMailbox) -> Any:
        """Convert an update into the message that leaves the pod.

        Args:
            update: Difference of each parameter in this round.
            mailbox: The worker's mailbox, for aggregators that exchange messages with
                the other pods first.

        Returns:
            What the modeller side of the same aggregator expects.

        Raises:
            AggregatorError: If the pod cannot take part in the round.
        """
