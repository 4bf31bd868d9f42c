"""The plain mean of the pods' updates, weighted or not, and the bases.

An aggregator is declared as a factory. When the task starts, the factory makes
one half for the modeller side and one for each worker: the worker's half
prepares an update for sending, the modeller's half combines what arrives.
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
"""A model's parameters, or a change of them, by parameter name.

Each array has the shape of its parameter, whatever the backend.
"""

class BaseAggregatorFactory(ABC):
    """Declares how updates are combined; base of all aggregators.

    Derive from it, and from the two halves, to bring an aggregator of your
    own to `FederatedAveraging`. The class has to be in the plug-in folder of
    every side.

    Examples:
        The median instead of the mean, which a single pod cannot drag far:

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
        """Name under which the aggregator is registered: its class's name."""

    @property
    @abstractmethod
    def is_secure(self) -> bool:
        """Whether the modeller side is kept from seeing single updates."""

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
        """Describe the aggregator for a task request.

        Returns:
            Class name and arguments; JSON values only.
        """

class Aggregator(BaseAggregatorFactory):
    """Takes the mean of the updates, parameter by parameter.

    Without weights every pod counts the same, however much data it holds. Give
    weights when pods differ in size: the number of training records of each
    pod makes the result what training on the pooled data would come close to.

    Updates travel encrypted, but the modeller side reads each of them, and an
    update can reveal something about the records behind it. Where that is too
    much, use `SecureAggregator`, train with differential privacy, or both.

    Attributes:
        weights: Relative weight of each pod, by pod identifier, or None for
            equal weights.

    Examples:
        Two hospitals, one three times the size of the other:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     Aggregator,
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ... )
        >>> training = FederatedModelTraining(ModelReference(Path("IncomeModel.py")))
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
            weights: A number for each pod, by pod identifier. Only their ratio
                counts. If a pod does not accept the task, the others' weights
                are scaled up.

        Raises:
            ValueError: If a weight is negative, or all are 0.
        """

    @property
    def is_secure(self) -> bool:
        """Always False: the modeller side reads each pod's update."""

    def modeller(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseModellerAggregator:
        """Create the modeller side, which averages.

        Its `run` raises `AggregatorError` if updates differ in parameters or shapes,
        when a pod takes part that has no weight, or when a weight names a pod that the
        task was not sent to.

        Args:
            tensor_shim: Converter back to the tensors of the modeller's model.

        Returns:
            The averaging half, which holds the weights.
        """

    def worker(self, *, tensor_shim: BackendTensorShim[Any]) -> BaseWorkerAggregator:
        """Create the worker side, which sends updates as they are.

        Args:
            tensor_shim: Converter from the tensors that the pod trained.

        Returns:
            A worker side that turns tensors into arrays and adds nothing.
        """

class BaseModellerAggregator(ABC):
    """The half that combines the updates of all pods."""

    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None:
        """Keep what is needed to read tensors.

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
            updates: What the worker halves sent, by pod identifier.

        Returns:
            The combined update: one array for each parameter, in its shape.

        Raises:
            AggregatorError: If the updates cannot be combined, for example because a
                parameter is missing from one of them.
        """

class BaseWorkerAggregator(ABC):
    """The half that makes a pod's update ready to be sent."""

    def __init__(self, *, tensor_shim: BackendTensorShim[Any]) -> None:
        """Keep what is needed to read tensors.

        Args:
            tensor_shim: Converter from the tensors that training left behind
                to arrays.
        """

    @property
    def tensor_shim(self) -> BackendTensorShim[Any]:
        """Converter from the pod's tensors to arrays."""

    @abstractmethod
    async def run(self, update: ParameterUpdate, *, mailbox: WorkerMailbox) -> Any:
        """Turn an update into the message that leaves the pod.

        Args:
            update: Change of each parameter in this round.
            mailbox: The worker's mailbox, for halves that talk with the other
                pods before they send.

        Returns:
            Whatever the modeller's half of the same aggregator reads.

        Raises:
            AggregatorError: If the pod cannot take part in the round.
        """
