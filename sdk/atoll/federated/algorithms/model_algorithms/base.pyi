"""Bases of the algorithms that take a model.

They add to `atoll.federated.algorithms.base` what a model brings along: its
data structure and schema, its id for usage limits, and halves that build it
before they run.
"""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypeVar

from atoll.data.datastructure import DataStructure
from atoll.data.schema import DataSchema
from atoll.federated.algorithms.base import (
    BaseAlgorithmFactory,
    BaseModellerAlgorithm,
    BaseWorkerAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.models.federated_model import FederatedModel

__all__ = [
    "BaseModelAlgorithmFactory",
    "BaseModellerModelAlgorithm",
    "BaseWorkerModelAlgorithm",
]

_ResultT_co = TypeVar("_ResultT_co", covariant=True, default=Any)

class BaseModelAlgorithmFactory(BaseAlgorithmFactory[_ResultT_co]):
    """Declares what the pods do with a model; base of such algorithms.

    Attributes:
        model: The model, or a reference to it.

    Note:
        A model instance travels as code too, so its class has to be one that
        the SDK ships or be defined in a Python file. A class that was typed
        into a notebook can be tried there, but to run it at a pod write it to
        a file and use a `ModelReference`.
    """

    model: FederatedModel | ModelReference

    def __init__(self, model: FederatedModel | ModelReference) -> None:
        """Keep the model.

        Args:
            model: An instance or a reference. An instance need not be
                initialised: each pod does that with its own data.
        """

    @property
    def datastructure(self) -> DataStructure | None:
        """The model's data structure."""

    @property
    def schema(self) -> DataSchema | None:
        """The model's schema; None if each pod uses its own."""

    @property
    def model_id(self) -> str | None:
        """Id of the model on the hub, `owner/name`; None if it is not there."""

class BaseModellerModelAlgorithm(BaseModellerAlgorithm[_ResultT_co]):
    """The half with the modeller, which holds a copy of the model.

    Only training needs that copy; the other algorithms build none and pass the
    pods' results on.
    """

    @property
    def model(self) -> FederatedModel:
        """The modeller's own copy of the model.

        Raises:
            AlgorithmError: If the algorithm builds no copy on this side.
        """

    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]:
        """Collect what the model did at the pods.

        Args:
            results: What each pod returned, by pod identifier.

        Returns:
            One element a pod, in the order in which the pods were named.
        """

class BaseWorkerModelAlgorithm(BaseWorkerAlgorithm[_ResultT_co]):
    """The half inside a pod, which builds the model from the pod's data.

    `initialise` downloads the code of a referenced model, builds the model with
    the pod's schema, or with the one of the task where there is one, and loads
    the weights. A subclass brings the `run`.
    """

    @property
    def model(self) -> FederatedModel:
        """The model as built for this pod.

        Raises:
            AlgorithmError: If the half is not initialised yet.
        """

    def update_params(self, params: Mapping[str, Any]) -> None:
        """Replace the model's parameters.

        Args:
            params: Arrays or tensors by parameter name, in the model's shapes.
                Parameters that are not named keep their values.

        Raises:
            AlgorithmError: If a name is unknown or a shape does not fit.
        """
