"""Shapes and contracts shared by the whole SDK.

The two protocols say what an algorithm expects of a model, so that any class with the
right methods will do. The rest are aliases for values that cross the border between the
SDK and its files or messages.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.databunch import DataBunch
from atoll.data.datasources.base_source import BaseSource
from atoll.federated.shim import BackendTensorShim

__all__ = [
    "DEPRECATED_STRING",
    "T_FIELDS_DICT",
    "T_NESTED_FIELDS",
    "DistributedModelProtocol",
    "EvaluateReturnType",
    "InferrableModelProtocol",
    "JSONValue",
    "PredictReturnType",
    "UsedForConfigSchemas",
]

_TensorT = TypeVar("_TensorT")

JSONValue: TypeAlias = (
    "str | int | float | bool | None | Sequence[JSONValue] | Mapping[str, JSONValue]"
)
"""Anything that can be written as JSON or YAML without loss."""

T_FIELDS_DICT: TypeAlias = dict[str, Callable[[object], JSONValue]]
"""Which attributes of an object are serialised, and the function that makes each plain.

Classes that take part in a task declare it as `fields_dict`. Attributes that are not
listed stay on the machine where the object was made.
"""

T_NESTED_FIELDS: TypeAlias = dict[str, Mapping[str, type]]
"""For attributes that are SDK objects themselves, the registry to find their class in.

The keys are names of attributes; each registry maps class names to classes. For instance,
a protocol declares `{"algorithm": registry}` as its `nested_fields`.
"""

DEPRECATED_STRING: TypeAlias = str
"""Type of a configuration key that is still accepted but no longer has an effect.

Files written for an older version keep loading, and a warning names the key.
"""

@dataclass(frozen=True)
class EvaluateReturnType:
    """What a model predicted for the test rows, next to the truth.

    Hand both arrays to an `atoll.metrics.MetricCollection` to compute metrics.

    Attributes:
        predictions: Scores as (n, classes) or (n,), or masks as
            (n, classes, height, width).
        targets: The truth as (n,), (n, targets) or (n, height, width).
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    predictions: npt.NDArray[np.generic]
    targets: npt.NDArray[np.generic]
    keys: tuple[str, ...] | None = None

@dataclass(frozen=True)
class PredictReturnType:
    """What a model predicted for rows without a known truth.

    Attributes:
        predictions: One array per row, or a DataFrame with one row per record and one
            column per output.
        keys: Absolute path of each row's file, in the order of the predictions. `None`
            for sources without files. Reports join on them.

    Examples:
        >>> import pandas as pd
        >>> from atoll.types import PredictReturnType
        >>> result = PredictReturnType(
        ...     predictions=pd.DataFrame({"healthy": [0.9], "oedema": [0.1]}),
        ...     keys=("/data/retina/0001.png",),
        ... )
    """

    predictions: list[npt.NDArray[np.generic]] | pd.DataFrame
    keys: tuple[str, ...] | None = None

class UsedForConfigSchemas:
    """Marks a class whose constructor arguments may be written in a YAML file.

    The command that generates the specification of the YAML formats looks for this base,
    reads the constructor's signature, and describes each argument from its docstring. Use
    it on plug-ins whose options should be part of that specification.

    Attributes:
        is_config_schema: Always true; lets tools tell the class apart without importing
            the base.

    Examples:
        >>> from atoll.types import UsedForConfigSchemas
        >>> class Threshold(UsedForConfigSchemas):
        ...     def __init__(self, value: float = 0.5) -> None:
        ...         self.value = value
    """

    is_config_schema: ClassVar[bool] = True

class InferrableModelProtocol(Protocol):
    """A model that can make predictions on a pod.

    `ModelInference` takes any object with these methods. Training is not needed: the
    weights may come with the task or from the hub.
    """

    def initialise_model(self, data: DataBunch | None = None) -> None:
        """Build the layers, once the shape of the data is known.

        Args:
            data: The pod's data. `None` if the model knows its shape by itself.
        """

    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Make a prediction for each row.

        Args:
            data: Rows to use instead of those the model was initialised with.

        Returns:
            The predictions with the keys of their rows.
        """

class DistributedModelProtocol(Protocol[_TensorT]):
    """A model whose parameters can be trained in turns by several pods.

    In each round the worker trains, computes the difference to the parameters it started
    from, and sends it; the modeller combines the differences and sends back the result.
    The methods below are those steps. Parameters are mappings from the name of a tensor
    to the tensor, in the backend's own tensor type.

    `PyTorchModel` fulfils this protocol. Implement it yourself only to bring another
    framework.

    Attributes:
        epochs: Passes over the data each round trains, or `None` if it counts in steps.
        steps: Batches each round trains, or `None` if it counts in epochs. Exactly one of
            the two is set.
    """

    epochs: int | None
    steps: int | None

    @property
    def backend_tensor_shim(self) -> BackendTensorShim[_TensorT]:
        """Converter between the backend's tensors and NumPy arrays."""

    def initialise_model(self, data: DataBunch | None = None) -> None:
        """Build the layers, once the shape of the data is known.

        Args:
            data: The pod's data; `None` on the modeller side, who has none.
        """

    def fit(self, data: DataBunch | None = None) -> dict[str, float]:
        """Train for the epochs or steps of one round.

        Args:
            data: Rows to learn from; those the model was initialised with if `None`.

        Returns:
            The last value of each metric by name, such as `validation_loss`.
        """

    def get_param_states(self) -> dict[str, _TensorT]:
        """Copy the current parameters.

        Returns:
            Copies by name: later training does not change them.
        """

    def update_params(self, new_params: Mapping[str, _TensorT]) -> None:
        """Replace the parameters by those of another party.

        Args:
            new_params: A tensor for each name that `get_param_states` gives, of the same
                shape.
        """

    def diff_params(
        self, old_params: Mapping[str, _TensorT], new_params: Mapping[str, _TensorT]
    ) -> dict[str, _TensorT]:
        """Compute what a round of training changed.

        Args:
            old_params: Parameters before the round.
            new_params: Parameters after it.

        Returns:
            New minus old, by name.
        """

    def apply_weight_updates(
        self, updates: Sequence[Mapping[str, _TensorT]]
    ) -> dict[str, _TensorT]:
        """Add combined updates to the parameters, on the modeller side.

        Args:
            updates: One update, or several that are added one after the other.

        Returns:
            The parameters after the updates, to be sent to the workers.
        """

    def serialise_params(
        self, params: Mapping[str, _TensorT]
    ) -> dict[str, list[float]]:
        """Flatten parameters for a message.

        Args:
            params: Tensors by name.

        Returns:
            Their numbers in row-major order, by name.
        """

    def deserialise_params(
        self, params: Mapping[str, Sequence[float]]
    ) -> dict[str, _TensorT]:
        """Restore parameters from a message.

        Args:
            params: What `serialise_params` gave.

        Returns:
            Tensors of the shapes this model has.

        Raises:
            ValueError: If a name is unknown or a length does not fit its shape.
        """

    def set_model_training_iterations(self, iterations: int) -> None:
        """Change how long one round trains.

        Args:
            iterations: Epochs or steps, whichever the model counts in; at least 1.
        """

    def reset_trainer(self) -> None:
        """Forget the state of the optimiser before the next round."""
