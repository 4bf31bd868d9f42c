"""Stopping federated training when it no longer improves.

Pass a `FederatedEarlyStopping` to `FederatedAveraging` to stop the rounds when the
averaged validation metric no longer improves. This saves time on every pod and, with
differential privacy, privacy budget.
"""

from collections.abc import Mapping
from typing import Literal

__all__ = ["FederatedEarlyStopping"]

class FederatedEarlyStopping:
    """Monitors one averaged metric and decides when to stop.

    After each round, the modeller side averages the validation metrics of all pods and
    passes them to `check`. A round is an improvement if the metric is better than the
    best value so far by more than `delta`. Training stops on all pods when more than
    `patience` consecutive rounds bring no improvement.

    It is independent of `EarlyStopping` in `atoll.models.base_models`, which stops the
    training of one model on one pod.

    Attributes:
        metric: Name of the monitored metric.
        patience: Number of consecutive rounds without improvement that are tolerated.
        delta: Change that an improvement has to exceed.
        mode: Whether lower (`min`) or higher (`max`) is better.

    Note:
        The metrics are available only if `auto_eval` of `FederatedAveraging` is true,
        which is the default.

    Examples:
        Tolerate two rounds in which the validation loss doesn't fall:

        >>> from pathlib import Path
        >>> from atoll import (
        ...     FederatedAveraging,
        ...     FederatedEarlyStopping,
        ...     FederatedModelTraining,
        ...     ModelReference,
        ... )
        >>> model = ModelReference(Path("income_model.py"), hyperparameters={"epochs": 20})
        >>> protocol = FederatedAveraging(
        ...     FederatedModelTraining(model),
        ...     early_stopping=FederatedEarlyStopping("validation_loss", patience=2),
        ... )

        Call it directly to see how it decides:

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
        """Choose the metric and the conditions.

        Args:
            metric: Name of a metric that the model logs during validation, such as
                `validation_loss`.
            patience: How many consecutive rounds without improvement are tolerated. 0
                stops at the first one, 2 at the third.
            delta: Improvements have to be greater than this, in the unit of the metric.
                Not negative.
            mode: `min` for losses and errors, `max` for scores.

        Raises:
            ValueError: If `patience` or `delta` is negative.
        """

    @property
    def best_value(self) -> float | None:
        """Best value of the metric so far; `None` before the first round."""

    @property
    def rounds_without_improvement(self) -> int:
        """How many consecutive rounds have passed without improvement."""

    def check(self, metrics: Mapping[str, float]) -> bool:
        """Check the metrics of one round.

        Args:
            metrics: Averaged metrics of the round, by name.

        Returns:
            True if training should stop.

        Raises:
            ValueError: If the monitored metric is missing or isn't a number (NaN).
        """

    def reset(self) -> None:
        """Forget all rounds so far, so that the object can be used for another run.

        `FederatedAveraging` calls it at the start of every run.
        """
