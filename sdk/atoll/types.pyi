"""Types and interfaces that the whole SDK uses.

The two protocols define what algorithms expect of a model; any class with these methods
matches. The other types are for values in files and messages.
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
"""A value that can be represented in JSON or YAML."""

T_FIELDS_DICT: TypeAlias = dict[str, Callable[[object], JSONValue]]
"""The attributes of an object that are serialised, each with its conversion function.

Classes of task elements declare it as `fields_dict`. Other attributes aren't sent.
"""

T_NESTED_FIELDS: TypeAlias = dict[str, Mapping[str, type]]
"""The registries of attributes that are SDK objects themselves.

The keys are names of attributes; each registry maps class names to classes. For
example, a protocol declares `{"algorithm": registry}` as its `nested_fields`.
"""

DEPRECATED_STRING: TypeAlias = str
"""Type of a configuration key that is accepted but no longer has an effect.

Files for older versions can still be loaded, and a warning names the key.
"""

@dataclass(frozen=True)
class EvaluateReturnType:
    """Predictions for the test rows, with the true values.

    Pass both arrays to an `atoll.metrics.MetricCollection` to compute metrics.

    Attributes:
        predictions: Scores as (n, classes) or (n,), or masks as
            (n, classes, height, width).
        targets: True values as (n,), (n, targets) or (n, height, width).
        keys: Absolute path of each row's file, or `None` for sources without files.
    """

    predictions: npt.NDArray[np.generic]
    targets: npt.NDArray[np.generic]
    keys: tuple[str, ...] | None = None

@dataclass(frozen=True)
class PredictReturnType:
    """Predictions for rows whose true values are unknown.

    Attributes:
        predictions: One array per row, or a DataFrame with one row per record and one
            column per output.
        keys: Absolute path of each row's file, in the order of the predictions. `None`
            for sources without files. Reports use them to match records.

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
    """Marks a class whose constructor arguments can be set in a YAML file.

    The command `generate_yaml_specs` finds the subclasses of this class, and describes
    each argument of their constructors from its docstring. Use it for plug-ins whose
    options should be part of the specification.

    Attributes:
        is_config_schema: Always true, so that tools can recognise the class without
            importing this one.

    Examples:
        >>> from atoll.types import UsedForConfigSchemas
        >>> class Threshold(UsedForConfigSchemas):
        ...     def __init__(self, value: float = 0.5) -> None:
        ...         self.value = value
    """

    is_config_schema: ClassVar[bool] = True

class InferrableModelProtocol(Protocol):
    """A model that can make predictions.

    `ModelInference` accepts any object with these methods. The weights come from the
    task or from the hub.
    """

    def initialise_model(self, data: DataBunch | None = None) -> None:
        """Build the layers when the shape of the data is known.

        Args:
            data: The pod's data. `None` if the model doesn't depend on it.
        """

    def predict(self, data: BaseSource | None = None) -> PredictReturnType:
        """Predict each row.

        Args:
            data: Rows to use instead of those that the model was initialised with.

        Returns:
            The predictions, with the keys of their rows.
        """

class DistributedModelProtocol(Protocol[_TensorT]):
    """A model that can be trained on several pods.

    In each round, the worker trains, computes the difference from the initial
    parameters of the round, and sends it. The modeller combines the differences and
    sends back the result. The methods below implement these steps. Parameters are
    mappings from tensor names to tensors of the backend.

    `PyTorchModel` implements this protocol. Implement it yourself only to support
    another framework.

    Attributes:
        epochs: Number of epochs per round, or `None` if the model is configured with
            steps.
        steps: Number of batches per round, or `None` if the model is configured with
            epochs. Exactly one of the two is set for training.
    """

    epochs: int | None
    steps: int | None

    @property
    def backend_tensor_shim(self) -> BackendTensorShim[_TensorT]:
        """Converter between the backend's tensors and NumPy arrays."""

    def initialise_model(self, data: DataBunch | None = None) -> None:
        """Build the layers when the shape of the data is known.

        Args:
            data: The pod's data; `None` on the modeller side.
        """

    def fit(self, data: DataBunch | None = None) -> dict[str, float]:
        """Train for the epochs or steps of one round.

        Args:
            data: Rows to train on; `None` uses those that the model was initialised
                with.

        Returns:
            The last value of each metric by name, such as `validation_loss`.
        """

    def get_param_states(self) -> dict[str, _TensorT]:
        """Copy the current parameters.

        Returns:
            Copies by name, which later training doesn't change.
        """

    def update_params(self, new_params: Mapping[str, _TensorT]) -> None:
        """Replace the parameters.

        Args:
            new_params: A tensor of the same shape for each name that `get_param_states`
                returns.
        """

    def diff_params(
        self, old_params: Mapping[str, _TensorT], new_params: Mapping[str, _TensorT]
    ) -> dict[str, _TensorT]:
        """Compute the difference between parameters.

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
            updates: One or more updates, which are added in order.

        Returns:
            The updated parameters, for the workers.
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
            params: The result of `serialise_params`.

        Returns:
            Tensors with the shapes of this model.

        Raises:
            ValueError: If a name is unknown or a length doesn't match the shape.
        """

    def set_model_training_iterations(self, iterations: int) -> None:
        """Set the length of a round.

        Args:
            iterations: Number of epochs or steps, whichever the model is configured
                with; at least 1.
        """

    def reset_trainer(self) -> None:
        """Reset the state of the optimiser before the next round."""
