"""Base classes of the algorithms that take a model.

They extend `atoll.federated.algorithms.base` with what a model needs: its data
structure and schema, its id for usage limits, and worker and modeller sides that build
the model before they run.
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
    """Base class of algorithm factories that take a model.

    Attributes:
        model: The model, or a reference to it.

    Note:
        The class of a model instance has to be defined in a Python file, because its
        code is sent to the pods. You can test a class that is defined in a notebook
        locally. To run it on a pod, save it to a file and use a `ModelReference`.
    """

    model: FederatedModel | ModelReference

    def __init__(self, model: FederatedModel | ModelReference) -> None:
        """Store the model.

        Args:
            model: An instance or a reference. An instance doesn't have to be
                initialised, because each pod initialises it with its own data.
        """

    @property
    def datastructure(self) -> DataStructure | None:
        """The model's data structure."""

    @property
    def schema(self) -> DataSchema | None:
        """The model's schema; `None` if each pod uses its own."""

    @property
    def model_id(self) -> str | None:
        """Id of the model on the hub, `owner/name`; `None` if it isn't on the hub."""

class BaseModellerModelAlgorithm(BaseModellerAlgorithm[_ResultT_co]):
    """The modeller side of an algorithm with a model.

    Training keeps a copy of the model here. The other algorithms build no copy and pass
    on the pods' results.
    """

    @property
    def model(self) -> FederatedModel:
        """The modeller's own copy of the model.

        Raises:
            AlgorithmError: If the algorithm builds no copy on this side.
        """

    def run(self, results: Mapping[str, Any]) -> list[_ResultT_co]:
        """Collect the results of the pods.

        Args:
            results: What each pod returned, by pod identifier.

        Returns:
            One element per pod, in the order in which the pods were named.
        """

class BaseWorkerModelAlgorithm(BaseWorkerAlgorithm[_ResultT_co]):
    """The worker side of an algorithm with a model.

    `initialise` downloads the code of a referenced model, builds the model with the
    schema of the task, or with the pod's schema if the task has none, and loads the
    weights. Subclasses implement `run`.
    """

    @property
    def model(self) -> FederatedModel:
        """The model as built for this pod.

        Raises:
            AlgorithmError: If the object isn't initialised yet.
        """

    def update_params(self, params: Mapping[str, Any]) -> None:
        """Replace the model's parameters.

        Args:
            params: Arrays or tensors by parameter name, in the model's shapes.
                Parameters that aren't named keep their values.

        Raises:
            AlgorithmError: If a name is unknown or a shape doesn't match.
        """
