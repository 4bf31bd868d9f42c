"""Metrics for the evaluation of models.

Each metric is a function of targets and predictions, wrapped in a `Metric` that says
whether higher values are better. A `MetricCollection` computes all metrics for a kind
of problem. The algorithms that evaluate models use it to compute the results that you
receive.

All functions take the targets first and the predictions second, both as arrays with one
row per sample:

| problem | targets | predictions |
|---|---|---|
| binary | 0 or 1, shape (rows,) | probability of class 1, shape (rows,), or of both classes, shape (rows, 2) |
| multi-class | index of the class, shape (rows,) | probabilities, shape (rows, classes) |
| multi-label | 0 or 1, shape (rows, labels) | probabilities, shape (rows, labels) |
| regression | numbers, shape (rows,) or (rows, outputs) | numbers of the same shape |
| segmentation | index of the class of each pixel, shape (rows, height, width) | probabilities, shape (rows, classes, height, width) |

Examples:
    Compute all metrics of a binary classifier:

    >>> import numpy as np
    >>> from atoll.metrics import MetricCollection, MetricsProblem
    >>> targets = np.array([0, 1, 1, 0])
    >>> predictions = np.array([0.2, 0.9, 0.3, 0.1])
    >>> collection = MetricCollection(MetricsProblem.BINARY_CLASSIFICATION)
    >>> for name, value in collection.compute(targets, predictions).items():
    ...     print(f"{name}: {value:.2f}")
    accuracy: 0.75
    precision: 1.00
    recall: 0.50
    f1: 0.67
    roc_auc: 1.00
    average_precision: 1.00
    brier_score: 0.14
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

import numpy.typing as npt
from typing_extensions import Self

from atoll.models.federated_model import FederatedModel

__all__ = [
    "BINARY_CLASSIFICATION_METRICS",
    "MULTICLASS_CLASSIFICATION_METRICS",
    "MULTILABEL_CLASSIFICATION_METRICS",
    "REGRESSION_METRICS",
    "SEGMENTATION_METRICS",
    "ClassificationMetric",
    "Metric",
    "MetricCollection",
    "MetricFunction",
    "MetricsProblem",
    "accuracy",
    "average_precision",
    "brier_score",
    "dice_score",
    "f1",
    "jaccard_index",
    "mean_absolute_error",
    "mean_squared_error",
    "pixel_accuracy",
    "precision",
    "r2",
    "recall",
    "roc_auc",
    "root_mean_squared_error",
]

MetricFunction: TypeAlias = Callable[[npt.NDArray[Any], npt.NDArray[Any]], float]
"""A function that computes a number from targets and predictions, in this order."""

class MetricsProblem(str, Enum):
    """Kinds of problems, each with its own metrics.

    Attributes:
        BINARY_CLASSIFICATION: Two mutually exclusive classes.
        MULTICLASS_CLASSIFICATION: Three or more mutually exclusive classes.
        MULTILABEL_CLASSIFICATION: Classes of which several can apply at the same time.
        REGRESSION: Numbers.
        SEGMENTATION: One class per pixel.
    """

    BINARY_CLASSIFICATION = "binary-classification"
    MULTICLASS_CLASSIFICATION = "multiclass-classification"
    MULTILABEL_CLASSIFICATION = "multilabel-classification"
    REGRESSION = "regression"
    SEGMENTATION = "segmentation"

@dataclass(frozen=True)
class Metric:
    """A metric: a function of targets and predictions, and its direction.

    Call it like the function.

    Attributes:
        function: Computes the metric from targets and predictions, in this order.
        higher_is_better: Whether higher values are better, for
            `MetricCollection.is_better`.

    Examples:
        Add your own metric to those for regression:

        >>> from typing import Any
        >>> import numpy as np
        >>> import numpy.typing as npt
        >>> from atoll.metrics import (
        ...     REGRESSION_METRICS,
        ...     Metric,
        ...     MetricCollection,
        ...     MetricsProblem,
        ... )
        >>> def worst_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
        ...     return float(np.abs(targets - predictions).max())
        >>> collection = MetricCollection(
        ...     MetricsProblem.REGRESSION,
        ...     {**REGRESSION_METRICS, "worst_error": Metric(worst_error, higher_is_better=False)},
        ... )
    """

    function: MetricFunction
    higher_is_better: bool = True

    def __call__(self, targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
        """Compute the metric.

        Args:
            targets: True values, one row per sample.
            predictions: Predicted values in the same order.

        Returns:
            The value of the metric, or `nan` if it is undefined, for example the area
            under the curve if only one class occurs.

        Raises:
            ValueError: If the numbers of rows differ, or there are no rows.
        """

@dataclass(frozen=True)
class ClassificationMetric(Metric):
    """A metric for classifiers, based on probabilities or on predicted classes.

    Classifiers predict probabilities. Some metrics, such as the area under the curve,
    use them directly. For others, such as the accuracy, the probabilities are converted
    to classes first.

    Attributes:
        function: Computes the metric from targets and predictions, in this order.
        higher_is_better: Whether higher values are better.
        probabilities: Whether the function takes probabilities. Otherwise it takes
            class indices, or 0 and 1 in multi-label problems.
        threshold: Minimum probability of a predicted class, in binary and multi-label
            problems. With several classes, the most probable one is predicted.
    """

    probabilities: bool = False
    threshold: float = 0.5

    def __call__(self, targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
        """Compute the metric, after converting probabilities to classes if necessary.

        Args:
            targets: Class indices, or one column with 0 and 1 per label.
            predictions: Probabilities, with one column per class or label; for two
                classes, one number per row is also possible.

        Returns:
            The value of the metric, or `nan` if it is undefined.

        Raises:
            ValueError: If the numbers of rows differ, there are no rows, or a
                prediction isn't between 0 and 1.
        """

class MetricCollection:
    """All metrics for one kind of problem.

    Attributes:
        problem: The kind of problem.
        metrics: The metrics by name, in the order in which they are computed.

    Examples:
        Compute the metrics of a trained model:

        >>> from atoll import FederatedModel
        >>> from atoll.metrics import MetricCollection
        >>> def score(model: FederatedModel) -> dict[str, float]:
        ...     result = model.evaluate()
        ...     collection = MetricCollection.from_model(model)
        ...     return collection.compute(result.targets, result.predictions)
    """

    problem: MetricsProblem
    metrics: dict[str, Metric]

    def __init__(
        self, problem: MetricsProblem, metrics: Mapping[str, Metric] | None = None
    ) -> None:
        """Set the metrics.

        Args:
            problem: The kind of problem.
            metrics: Metrics by name. `None` uses the built-in ones for the problem,
                such as `REGRESSION_METRICS`.

        Raises:
            ValueError: If `metrics` is empty.
        """

    @classmethod
    def from_model(
        cls, model: FederatedModel, metrics: Mapping[str, Metric] | None = None
    ) -> Self:
        """Create the collection for a model.

        The model's mix-in and target determine the kind of problem: an image target
        means segmentation, a `RegressorMixIn` regression, and a `ClassifierMixIn` one
        of the three kinds of classification.

        Args:
            model: An initialised model.
            metrics: Metrics to use instead of the built-in ones.

        Returns:
            A collection without results.

        Raises:
            ValueError: If the model has neither a mix-in nor an image target, so that
                the kind of problem is unknown. Evaluation tasks return `test_loss` for
                such models.
            SchemaError: If the model isn't initialised and its classes are unknown.
        """

    @property
    def results(self) -> dict[str, float]:
        """Results of the last call of `compute`; empty before the first."""

    def compute(
        self, targets: npt.NDArray[Any], predictions: npt.NDArray[Any]
    ) -> dict[str, float]:
        """Compute all metrics.

        Args:
            targets: True values, with the shape for the kind of problem.
            predictions: Predictions in the same order.

        Returns:
            Values by name. A metric that is undefined for these values is `nan`, so
            that the results of all pods have the same keys.

        Raises:
            ValueError: If the shapes don't match the kind of problem or each other.
        """

    def is_better(self, name: str, value: float, than: float) -> bool:
        """Compare two values of a metric.

        Args:
            name: Name of the metric.
            value: The new value.
            than: The value to compare with. Any number is better than `nan`.

        Returns:
            Whether `value` is strictly better.

        Raises:
            KeyError: If the collection has no metric with that name.
        """

def accuracy(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the share of correct predictions.

    The accuracy is misleading if one class is much more frequent than the others,
    because always predicting it gives a high value. Check `f1` as well.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        A value from 0 to 1. With several labels, a row is correct only if all of its
        labels are.

    Raises:
        ValueError: If the shapes differ.
    """

def precision(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the share of positive predictions that are correct.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        A value from 0 to 1; the unweighted mean over classes if there are more than
        two. 0 for a class that is never predicted.

    Raises:
        ValueError: If the shapes differ.
    """

def recall(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the share of positive rows that are predicted as positive.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        A value from 0 to 1; the unweighted mean over classes if there are more than
        two.

    Raises:
        ValueError: If the shapes differ.
    """

def f1(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the harmonic mean of `precision` and `recall`.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        A value from 0 to 1; the unweighted mean over classes if there are more than
        two.

    Raises:
        ValueError: If the shapes differ.
    """

def roc_auc(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the area under the ROC curve.

    This is the probability that a random positive row gets a higher prediction than a
    random negative row, and doesn't depend on a threshold.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Probabilities of shape (rows,) or (rows, classes).

    Returns:
        A value from 0 to 1, where 0.5 corresponds to random guessing. With more than
        two classes, it is the unweighted mean of comparing each class with all others.
        `nan` if only one class occurs.

    Raises:
        ValueError: If the numbers of rows differ.
    """

def average_precision(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the area under the precision-recall curve.

    It is more informative than `roc_auc` if positive rows are rare.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Probabilities of shape (rows,) or (rows, classes).

    Returns:
        A value from 0 to 1. Random guessing gives the share of positive rows. `nan` if
        no row is positive.

    Raises:
        ValueError: If the numbers of rows differ.
    """

def brier_score(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the mean squared difference between probabilities and true classes.

    The score is low only if the probabilities are well calibrated. Ranking the rows
    correctly isn't enough.

    Args:
        targets: Class indices of shape (rows,), 0 or 1.
        predictions: Probabilities of class 1 of shape (rows,), or of both classes of
            shape (rows, 2).

    Returns:
        A value from 0 (perfect) to 1.

    Raises:
        ValueError: If the numbers of rows differ or there are more than two classes.
    """

def mean_absolute_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the mean absolute difference between prediction and target, in the
    target's unit.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def mean_squared_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the mean squared difference between prediction and target.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def root_mean_squared_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the square root of `mean_squared_error`, in the target's unit.

    It is never smaller than the mean absolute error. A large difference between the two
    indicates a few large errors.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def r2(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the share of the targets' variance that the predictions explain.

    Args:
        targets: Numbers of shape (rows,) or (rows, outputs).
        predictions: Numbers of the same shape.

    Returns:
        1 for perfect predictions, 0 for always predicting the mean, and negative for
        worse predictions. `nan` if all targets are equal.

    Raises:
        ValueError: If the shapes differ.
    """

def dice_score(
    targets: npt.NDArray[Any], predictions: npt.NDArray[Any], *, smooth: float = 1e-6
) -> float:
    """Compute the Dice score, the overlap of two segmentations relative to their mean
    size.

    It is twice the common area divided by the sum of both areas, averaged over the
    classes of each image without the background class 0.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes with the shape of the targets.
        smooth: Small number that is added to numerator and denominator, so that a class
            that is missing in both segmentations counts as full agreement.

    Returns:
        A value from 0 (no overlap) to 1 (identical).

    Raises:
        ValueError: If the images differ in number or size.

    Examples:
        >>> import numpy as np
        >>> from atoll.metrics import dice_score
        >>> target = np.array([[[0, 1], [1, 1]]])
        >>> predicted = np.array([[[0, 1], [0, 1]]])
        >>> round(dice_score(target, predicted), 2)
        0.8
    """

def jaccard_index(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the Jaccard index, also known as intersection over union.

    It is the common area of two segmentations divided by the area of their union,
    averaged over classes and images without the background. It ranks models like
    `dice_score`, but gives lower values for partial overlap.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes with the shape of the targets.

    Returns:
        A value from 0 to 1; 1 for a class that is missing in both segmentations.

    Raises:
        ValueError: If the images differ in number or size.
    """

def pixel_accuracy(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Compute the share of correctly classified pixels, including the background.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes with the shape of the targets.

    Returns:
        A value from 0 to 1. It is high even for empty predictions if the areas are
        small.

    Raises:
        ValueError: If the images differ in number or size.
    """

BINARY_CLASSIFICATION_METRICS: Final[Mapping[str, ClassificationMetric]] = {
    "accuracy": ClassificationMetric(accuracy),
    "precision": ClassificationMetric(precision),
    "recall": ClassificationMetric(recall),
    "f1": ClassificationMetric(f1),
    "roc_auc": ClassificationMetric(roc_auc, probabilities=True),
    "average_precision": ClassificationMetric(average_precision, probabilities=True),
    "brier_score": ClassificationMetric(
        brier_score, higher_is_better=False, probabilities=True
    ),
}
"""Metrics for two classes. Precision, recall and F1 refer to class 1."""

MULTICLASS_CLASSIFICATION_METRICS: Final[Mapping[str, ClassificationMetric]] = {
    "accuracy": ClassificationMetric(accuracy),
    "precision": ClassificationMetric(precision),
    "recall": ClassificationMetric(recall),
    "f1": ClassificationMetric(f1),
    "roc_auc": ClassificationMetric(roc_auc, probabilities=True),
}
"""Metrics for three or more classes. All except the accuracy are unweighted means over
classes.
"""

MULTILABEL_CLASSIFICATION_METRICS: Final[Mapping[str, ClassificationMetric]] = {
    "accuracy": ClassificationMetric(accuracy),
    "precision": ClassificationMetric(precision),
    "recall": ClassificationMetric(recall),
    "f1": ClassificationMetric(f1),
    "roc_auc": ClassificationMetric(roc_auc, probabilities=True),
    "average_precision": ClassificationMetric(average_precision, probabilities=True),
}
"""Metrics for several labels. All except the accuracy are means over labels."""

REGRESSION_METRICS: Final[Mapping[str, Metric]] = {
    "mean_absolute_error": Metric(mean_absolute_error, higher_is_better=False),
    "mean_squared_error": Metric(mean_squared_error, higher_is_better=False),
    "root_mean_squared_error": Metric(root_mean_squared_error, higher_is_better=False),
    "r2": Metric(r2),
}
"""Errors of predicted numbers, and the share of explained variance."""

SEGMENTATION_METRICS: Final[Mapping[str, Metric]] = {
    "dice_score": Metric(dice_score),
    "jaccard_index": Metric(jaccard_index),
    "pixel_accuracy": Metric(pixel_accuracy),
}
"""Overlap of segmented areas, and the share of correctly classified pixels."""
