"""Ends federated training once it no longer gets better.

Give a `FederatedEarlyStopping` to `FederatedAveraging`, and the rounds stop as soon as
the averaged validation metric has stalled. That saves time on every pod and, where
differential privacy is on, privacy budget too.
"""

from collections.abc import Mapping
from typing import Literal

__all__ = ["FederatedEarlyStopping"]

class FederatedEarlyStopping:
    """Watches one averaged metric and says when to stop the rounds.

    After each round the modeller side averages the validation metrics of all
    pods and hands them to `check`. A round counts as better when the watched
    metric beats the best value so far by more than `delta`. As soon as more than
    `patience` rounds in a row were not better, training stops for all pods at
    once.

    This is not the early stopping of a single model, `EarlyStopping` in
    `atoll.models.base_models`, which looks at the data of one pod.

    Attributes:
        metric: Name of the metric that is watched.
        patience: Rounds without improvement that are tolerated.
        delta: Least change that counts as an improvement.
        mode: Whether lower (`min`) or higher (`max`) is better.

    Note:
        The metrics exist only while `auto_eval` of `FederatedAveraging` is
        True, which is the default.

    Examples:
        Stop when the validation loss has not fallen for two rounds:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     FederatedAveraging,
        ...     FederatedEarlyStopping,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ... )
        >>> model = ModelReference(Path("IncomeModel.py"), hyperparameters={"epochs": 20})
        >>> protocol = FederatedAveraging(
        ...     FederatedModelTraining(model),
        ...     early_stopping=FederatedEarlyStopping("validation_loss", patience=2),
        ... )

        Watch by hand how it decides:

        >>> stopping = FederatedEarlyStopping("auc", mode="max")
        >>> stopping.check({"auc": 0.81})
        False
        >>> stopping.check({"auc": 0.80})
        True
    """

    metric: str
    patience: int
    delta: float
    mode: Literal["min", "max"]

    def __init__(
        self,
        metric: str,
        patience: int = 0,
        delta: float = 0.0,
        *,
        mode: Literal["min", "max"] = "min",
    ) -> None:
        """Choose what is watched, and how patiently.

        Args:
            metric: Name of a metric that the model reports while it is
                validated, such as `validation_loss`.
            patience: How many rounds in a row may pass without improvement
                before training stops. 0 stops at the first such round.
            delta: A change must be greater than this to count, in the unit of
                the metric. Not negative.
            mode: `min` for losses and errors, `max` for scores.

        Raises:
            ValueError: If `patience` or `delta` is negative.
        """

    @property
    def best_value(self) -> float | None:
        """Best value of the metric so far; None before the first round."""

    @property
    def rounds_without_improvement(self) -> int:
        """How many rounds in a row have passed without improvement."""

    def check(self, metrics: Mapping[str, float]) -> bool:
        """Take the metrics of one round and decide whether to go on.

        Args:
            metrics: Averaged metrics of the round, by name.

        Returns:
            True when the rounds should stop.

        Raises:
            ValueError: If the watched metric is not among them, or is not a
                number (NaN).
        """

    def reset(self) -> None:
        """Forget all rounds so far, so that the object can serve another run.

        `FederatedAveraging` calls it at the start of every run.
        """
