"""Trains one model across pods, a round at a time.

The factory, `FederatedModelTraining`, is what a modeller uses. Its two halves
are public because a protocol drives them step by step; read on there if you
write a protocol of your own around federated training.
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
    """Trains a shared model on the data of several pods, without pooling it.

    It works with `FederatedAveraging`. In each round every pod starts from the
    shared parameters, trains on its own training split for the agreed number of
    epochs or steps, and sends how the parameters changed. The aggregator
    combines the changes, and the next round starts from the result.

    How long to train is the model's business: its hyperparameters say how many
    epochs or steps there are in all, and the protocol how many of them make a
    round.

    The trained parameters end up in a checkpoint on the modeller's machine and
    in the task's results at each pod. To share them, upload the checkpoint with
    `ModelReference.send_weights`.

    All pods must build the same network. Where categories differ between
    them, give the model the merged schema of `combine_pod_schemas`.

    Attributes:
        modeller_checkpointing: Whether the modeller's side writes checkpoints.
        checkpoint_filename: Name of the checkpoint.

    Examples:
        Ten epochs at two pods, averaged after each:

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
        ...     model_ref=Path("IncomeModel.py"),
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
        """Choose the model and where its progress is saved.

        Args:
            model: The model, with its number of epochs or steps among its
                hyperparameters.
            modeller_checkpointing: Write the shared parameters to disk after
                each round, on the modeller's machine.
            checkpoint_filename: Name of the checkpoint, without an extension,
                in the output folder (`ATOLL_OUTPUT_DIR`). By default the task's
                identifier. It has no effect while `modeller_checkpointing` is
                off.
        """

    def modeller(self, *, context: TaskContext) -> FederatedTrainingModeller:
        """Make the half that holds the shared parameters.

        It builds the model on the modeller's machine, so a referenced model's
        code is loaded there too.

        Args:
            context: The task, whose identifier is the default name of the
                checkpoint.

        Returns:
            The half that a protocol drives with `apply_update`.

        Raises:
            EngineError: If the model needs a backend that is not installed on
                the modeller's machine.
            ModelValidationError: If the code of a referenced model is faulty.
        """

    def worker(
        self, *, context: TaskContext, hub: HubClient | None = None
    ) -> FederatedTrainingWorker:
        """Make the half that trains at a pod.

        Its `initialise` raises `NoDataError` when the training split has no
        rows, and `DPNotAppliedError` when the model asks for differential
        privacy and the pod cannot provide it.

        Args:
            context: The task, with the addresses of the model's code.
            hub: Client that downloads the code and the weights.

        Returns:
            The half that a protocol drives with `run`.
        """

class FederatedTrainingModeller(BaseModellerModelAlgorithm[dict[str, float]]):
    """The half that holds the shared parameters between rounds."""

    @property
    def parameters(self) -> dict[str, npt.NDArray[np.float64]]:
        """The shared parameters as they stand, by name.

        Before the first round they are the model's initial ones, or the weights
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
        """Move the shared parameters by an aggregated update.

        Args:
            update: Change of each parameter, as the aggregator returned it.

        Returns:
            The new parameters, ready to be sent.

        Raises:
            AlgorithmError: If the update does not fit the parameters.
        """

    def save_checkpoint(self, round_number: int) -> Path | None:
        """Write the parameters to disk, so that a stopped run is not lost.

        The file of the round before is replaced only once the new one is
        complete.

        Args:
            round_number: Round that has just ended, counted from 1.

        Returns:
            The file, or None if checkpointing is off.

        Raises:
            OSError: If the file cannot be written.
        """

class FederatedTrainingWorker(BaseWorkerModelAlgorithm[dict[str, npt.NDArray[np.float64]]]):
    """The half that trains at a pod and says how its parameters changed."""

    @property
    def metrics(self) -> dict[str, float]:
        """Validation metrics after the latest round, by name."""

    def run(
        self, params: ParameterUpdate, iterations: int
    ) -> dict[str, npt.NDArray[np.float64]]:
        """Train for one round, starting from the shared parameters.

        Args:
            params: The shared parameters.
            iterations: Epochs or steps to train, in the unit that the model
                was set up with. 0 trains nothing.

        Returns:
            New parameters minus `params`, by name. All are zero once the privacy
            budget is spent, and the protocol then ends the rounds.

        Raises:
            AlgorithmError: If training fails, for instance because the loss is
                no longer a finite number.
        """

    def evaluate(self) -> dict[str, float]:
        """Measure the model on the pod's validation split.

        Returns:
            Metrics by name; empty if the pod has no validation split.
        """

    def save_final_parameters(self, params: ParameterUpdate) -> None:
        """Keep the parameters of the last round with the task's results.

        The dataset's owner so has the model that their data helped to train.

        Args:
            params: The shared parameters after the last round.

        Raises:
            OSError: If the file cannot be written.
        """
