"""Training of one model on several pods, in rounds.

Modellers use the factory, `FederatedModelTraining`. Its worker and modeller sides are
public because a protocol calls them step by step. You need them only to write your own
protocol for federated training.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from atoll.federated.aggregators.aggregator import ParameterUpdate
from atoll.federated.algorithms.model_algorithms.base import (
    BaseModelAlgorithmFactory,
    BaseModellerModelAlgorithm,
    BaseWorkerModelAlgorithm,
)
from atoll.federated.model_reference import ModelReference
from atoll.federated.types import TaskContext
from atoll.hub.api import HubClient
from atoll.models.federated_model import FederatedModel

__all__ = [
    "FederatedModelTraining",
    "FederatedTrainingModeller",
    "FederatedTrainingWorker",
]

class FederatedModelTraining(BaseModelAlgorithmFactory[Any]):
    """Trains a shared model on the data of several pods without pooling the data.

    Use it with `FederatedAveraging`. In each round, every pod starts from the shared
    parameters, trains on its own training split for a fixed number of epochs or steps,
    and sends the differences from the parameters that it started with. The aggregator
    combines these updates, and the next round starts from the result.

    The model's hyperparameters set the total number of epochs or steps. The protocol
    sets how many of them make up a round.

    The trained parameters are saved in a checkpoint on the modeller's machine. Each pod
    keeps the final parameters after the last round, in its folder for task results. To
    share them, upload the checkpoint with `ModelReference.send_weights`.

    All pods have to build the same network and encode categories in the same order, so
    pass the schema that `combine_pod_schemas` returns to the model.

    Attributes:
        modeller_checkpointing: Whether the modeller side saves checkpoints.
        checkpoint_filename: Name of the checkpoint.

    Examples:
        Train for ten epochs on two pods and average after each:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     DataStructure,
        ...     FederatedAveraging,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ...     combine_pod_schemas,
        ... )
        >>> pods = ["alice/census-income", "bob/census-income"]
        >>> reference = ModelReference(
        ...     model_ref=Path("income_model.py"),
        ...     datastructure=DataStructure(target="TARGET"),
        ...     schema=combine_pod_schemas(pods),
        ...     hyperparameters={"epochs": 10},
        ... )
        >>> protocol = FederatedAveraging(
        ...     algorithm=FederatedModelTraining(
        ...         model=reference, checkpoint_filename="income-two-pods"
        ...     ),
        ...     epochs_between_parameter_updates=1,
        ... )
        >>> history = protocol.run(pods)
        >>> print(history[-1]["validation_loss"])
    """

    modeller_checkpointing: bool
    checkpoint_filename: str | None

    def __init__(
        self,
        model: FederatedModel | ModelReference,
        modeller_checkpointing: bool = True,
        checkpoint_filename: str | None = None,
    ) -> None:
        """Choose the model and the checkpoint.

        Args:
            model: The model, whose hyperparameters include the number of epochs or
                steps.
            modeller_checkpointing: Whether to save the shared parameters on the
                modeller's machine after each round.
            checkpoint_filename: Name of the checkpoint, without an extension; the file
                is `<name>.pt` in the output folder (`ATOLL_OUTPUT_DIR`). By default the
                task's identifier. Has no effect if `modeller_checkpointing` is off.
        """

    def modeller(self, *, context: TaskContext) -> FederatedTrainingModeller:
        """Create the modeller side, which holds the shared parameters.

        It builds the model on the modeller's machine, so the code of a referenced model
        is loaded there too.

        Args:
            context: The task, whose identifier is the default name of the
                checkpoint.

        Returns:
            The modeller side, whose `apply_update` the protocol calls.

        Raises:
            EngineError: If the model needs a backend that isn't installed on the
                modeller's machine.
            ModelValidationError: If the code of a referenced model is invalid.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> FederatedTrainingWorker:
        """Create the worker side, which trains on a pod.

        Its `initialise` raises `NoDataError` if the training split has no rows, and
        `DPNotAppliedError` if the model asks for differential privacy and the pod
        cannot provide it.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            The worker side, whose `run` the protocol calls.
        """

class FederatedTrainingModeller(BaseModellerModelAlgorithm[dict[str, float]]):
    """The modeller side of federated training, which holds the shared parameters."""

    @property
    def parameters(self) -> dict[str, npt.NDArray[np.float64]]:
        """The current shared parameters, by name.

        Before the first round they are the model's initial parameters, or the weights
        that its reference names.
        """

    def run(self, results: Mapping[str, Any]) -> list[dict[str, float]]:
        """Collect the validation metrics of one round.

        Args:
            results: Metrics by name, for each pod.

        Returns:
            The metrics of each pod, in the order of the pods.

        Raises:
            AlgorithmError: If the pods report different metrics.
        """

    def apply_update(self, update: ParameterUpdate) -> dict[str, npt.NDArray[np.float64]]:
        """Add an aggregated update to the shared parameters.

        Args:
            update: Change of each parameter, as the aggregator returned it.

        Returns:
            The new parameters, ready to be sent.

        Raises:
            AlgorithmError: If the update doesn't match the parameters.
        """

    def save_checkpoint(self, round_number: int) -> Path | None:
        """Save the parameters, so that an interrupted run isn't lost.

        The previous file is replaced only after the new one is complete.

        Args:
            round_number: Round that has ended, counted from 1.

        Returns:
            The file, or `None` if checkpointing is off.

        Raises:
            OSError: If the file can't be written.
        """

class FederatedTrainingWorker(BaseWorkerModelAlgorithm[dict[str, npt.NDArray[np.float64]]]):
    """The worker side of federated training, which trains on the pod's data."""

    @property
    def metrics(self) -> dict[str, float]:
        """Validation metrics after the latest round, by name."""

    def run(
        self, params: ParameterUpdate, iterations: int
    ) -> dict[str, npt.NDArray[np.float64]]:
        """Train for one round, starting from the shared parameters.

        Args:
            params: The shared parameters.
            iterations: Number of epochs or steps, whichever the model is configured
                with. 0 trains nothing.

        Returns:
            New parameters minus `params`, by name. All values are zero once the privacy
            budget is spent; the protocol then ends the training.

        Raises:
            AlgorithmError: If training fails, for example because the loss is no longer
                a finite number.
        """

    def evaluate(self) -> dict[str, float]:
        """Evaluate the model on the pod's validation split.

        Returns:
            Metrics by name; empty if the pod has no validation split.
        """

    def save_final_parameters(self, params: ParameterUpdate) -> None:
        """Save the parameters of the last round in the pod's folder for task results.

        The owner of the dataset thus has the model that their data helped to train.

        Args:
            params: The shared parameters after the last round.

        Raises:
            OSError: If the file can't be written.
        """
