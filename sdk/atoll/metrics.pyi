"""Scores for predictions: how good is a model, told in numbers.

Each score is a plain function of targets and predictions, wrapped in a `Metric` so that it
has a direction (is more better?) and a name. A `MetricCollection` computes all scores that
suit a problem in one go; the algorithms that evaluate models use one to turn predictions
into the results you receive.

All functions take targets first and predictions second, both as arrays with one row per
sample:

| problem | targets | predictions |
|---|---|---|
| binary | 0 or 1, shape (rows,) | probability of class 1, shape (rows,), or of both classes, shape (rows, 2) |
| multi-class | index of the class, shape (rows,) | probabilities, shape (rows, classes) |
| multi-label | 0 or 1, shape (rows, labels) | probabilities, shape (rows, labels) |
| regression | numbers, shape (rows,) or (rows, outputs) | numbers of the same shape |
| segmentation | index of the class of each pixel, shape (rows, height, width) | probabilities, shape (rows, classes, height, width) |

Examples:
    Score a classifier by everything that applies:

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
"""Anything that turns targets and predictions, in this order, into one number."""

class MetricsProblem(str, Enum):
    """Kinds of problem, each with metrics of its own.

    Attributes:
        BINARY_CLASSIFICATION: Two classes that exclude each other.
        MULTICLASS_CLASSIFICATION: Three or more classes that exclude each other.
        MULTILABEL_CLASSIFICATION: Classes of which several can apply at once.
        REGRESSION: Numbers.
        SEGMENTATION: One class for every pixel.
    """

    BINARY_CLASSIFICATION = "binary-classification"
    MULTICLASS_CLASSIFICATION = "multiclass-classification"
    MULTILABEL_CLASSIFICATION = "multilabel-classification"
    REGRESSION = "regression"
    SEGMENTATION = "segmentation"

@dataclass(frozen=True)
class Metric:
    """A function that scores predictions, with what one must know to compare its values.

    Call it as you would call the function.

    Attributes:
        function: Computes the score from targets and predictions, in this order.
        higher_is_better: Whether a larger score means a better model. Early stopping and
            `MetricCollection.is_better` rely on it.

    Examples:
        Add a score of your own to those for regression:

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
        """Compute the score.

        Args:
            targets: True values, one row per sample.
            predictions: Predicted values in the same order.

        Returns:
            The score. `nan` where it is not defined, for instance an area under the curve
            when only one class occurs.

        Raises:
            ValueError: If the numbers of rows differ or there is no row.
        """

@dataclass(frozen=True)
class ClassificationMetric(Metric):
    """A score for classes, which may judge probabilities or final decisions.

    Models answer with probabilities. Some scores, such as the area under the curve, need
    them; others, such as the accuracy, count right and wrong answers. For these the
    probabilities are turned into classes first.

    Attributes:
        function: Computes the score from targets and predictions, in this order.
        higher_is_better: Whether a larger score means a better model.
        probabilities: Whether the function wants probabilities. If not, it is given class
            indices, or 0 and 1 for several labels.
        threshold: Probability from which a class counts as predicted, in binary and
            multi-label problems. With more classes the most probable one is taken.
    """

    probabilities: bool = False
    threshold: float = 0.5

    def __call__(self, targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
        """Compute the score, deciding on classes first where the function needs that.

        Args:
            targets: Class indices, or one column of 0 and 1 per label.
            predictions: Probabilities, one column per class or label; for two classes
                also one number per row.

        Returns:
            The score, or `nan` where it is not defined.

        Raises:
            ValueError: If the numbers of rows differ, there is no row, or a prediction
                is not between 0 and 1.
        """

class MetricCollection:
    """All scores of one problem, computed together and remembered.

    Attributes:
        problem: The kind of problem the scores are for.
        metrics: The scores by name, in the order in which they are computed.

    Examples:
        From a trained model to its scores:

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
        """Choose the scores.

        Args:
            problem: The kind of problem.
            metrics: Scores by name. `None` takes the built-in ones for the problem, such
                as `REGRESSION_METRICS`.

        Raises:
            ValueError: If `metrics` is empty.
        """

    @classmethod
    def from_model(
        cls, model: FederatedModel, metrics: Mapping[str, Metric] | None = None
    ) -> Self:
        """Choose the scores that suit a model.

        The kind of problem follows from the model's mix-in and its target: image targets
        mean segmentation, a `RegressorMixIn` regression, a `ClassifierMixIn` one of the
        three kinds of classification.

        Args:
            model: An initialised model.
            metrics: Scores to use instead of the built-in ones.

        Returns:
            A collection without any results yet.

        Raises:
            ValueError: If the model has neither a mix-in nor an image target, so that
                its problem cannot be told.
            SchemaError: If the model is not initialised and its classes are unknown.
        """

    @property
    def results(self) -> dict[str, float]:
        """Scores of the last call of `compute`; empty before the first."""

    def compute(
        self, targets: npt.NDArray[Any], predictions: npt.NDArray[Any]
    ) -> dict[str, float]:
        """Compute every score.

        Args:
            targets: True values, shaped as the problem requires.
            predictions: Predictions in the same order.

        Returns:
            Scores by name. A score that is not defined for these values is `nan` rather
            than missing, so that results of several pods have the same columns.

        Raises:
            ValueError: If shapes do not fit the problem or each other.
        """

    def is_better(self, name: str, value: float, than: float) -> bool:
        """Compare two values of one score in the right direction.

        Args:
            name: Name of the score.
            value: The new value.
            than: The value to beat. `nan` is beaten by any number.

        Returns:
            Whether `value` is strictly better.

        Raises:
            KeyError: If the collection has no score of that name.
        """

def accuracy(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Share of right answers.

    Misleading when one class is much more frequent than the others: always naming it
    scores high. Look at `f1` as well.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        From 0 to 1. With several labels a row counts as right if all its labels are.

    Raises:
        ValueError: If the shapes differ.
    """

def precision(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Share of positive answers that are justified.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        From 0 to 1; the plain mean over classes if there are more than two. 0 for a class
        that is never predicted.

    Raises:
        ValueError: If the shapes differ.
    """

def recall(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Share of positive rows that are found.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        From 0 to 1; the plain mean over classes if there are more than two.

    Raises:
        ValueError: If the shapes differ.
    """

def f1(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Harmonic mean of `precision` and `recall`.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Predicted classes of the same shape.

    Returns:
        From 0 to 1; the plain mean over classes if there are more than two.

    Raises:
        ValueError: If the shapes differ.
    """

def roc_auc(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Area under the curve of true against false positives.

    It is the chance that a random positive row is given a higher probability than a
    random negative one, and so does not depend on any threshold.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Probabilities of shape (rows,) or (rows, classes).

    Returns:
        From 0 to 1, where 0.5 is guessing. With more than two classes each is compared
        with the rest and the plain mean is given. `nan` if only one class occurs.

    Raises:
        ValueError: If the numbers of rows differ.
    """

def average_precision(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Area under the curve of precision against recall.

    More telling than `roc_auc` when positive rows are rare.

    Args:
        targets: Class indices of shape (rows,), or 0 and 1 of shape (rows, labels).
        predictions: Probabilities of shape (rows,) or (rows, classes).

    Returns:
        From 0 to 1, where guessing scores the share of positive rows. `nan` if no row is
        positive.

    Raises:
        ValueError: If the numbers of rows differ.
    """

def brier_score(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Mean squared distance between probabilities and what happened.

    Low only if the probabilities can be taken at their word, not just if they rank rows
    well.

    Args:
        targets: Class indices of shape (rows,), 0 or 1.
        predictions: Probabilities of class 1 of shape (rows,), or of both classes of
            shape (rows, 2).

    Returns:
        From 0 (perfect) to 1.

    Raises:
        ValueError: If the numbers of rows differ or there are more than two classes.
    """

def mean_absolute_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Mean distance between prediction and target, in the target's unit.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def mean_squared_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Mean squared distance between prediction and target, in the target's unit squared.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def root_mean_squared_error(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Square root of `mean_squared_error`, in the target's unit.

    Never smaller than the mean absolute error; a wide gap between the two points to a few
    large errors.

    Args:
        targets: Numbers of any shape.
        predictions: Numbers of the same shape.

    Returns:
        At least 0.

    Raises:
        ValueError: If the shapes differ.
    """

def r2(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Share of the targets' variance that the predictions explain.

    Args:
        targets: Numbers of shape (rows,) or (rows, outputs).
        predictions: Numbers of the same shape.

    Returns:
        1 for perfect predictions, 0 for always predicting the mean, negative for worse.
        `nan` if all targets are equal.

    Raises:
        ValueError: If the shapes differ.
    """

def dice_score(
    targets: npt.NDArray[Any], predictions: npt.NDArray[Any], *, smooth: float = 1e-6
) -> float:
    """Overlap of two segmentations, relative to their mean size.

    Twice the common area divided by the sum of both areas. Computed for each class of
    each image, then averaged, the background class 0 left out.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes shaped as the targets.
        smooth: Small number added to both parts of the fraction, so that a class absent
            from both segmentations counts as full agreement.

    Returns:
        From 0 (no overlap) to 1 (identical).

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
    """Common area of two segmentations divided by the area of their union.

    Also known as intersection over union. It ranks models as `dice_score` does but is
    stricter with partial overlap. Averaged over classes and images, without background.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes shaped as the targets.

    Returns:
        From 0 to 1; 1 for a class absent from both segmentations.

    Raises:
        ValueError: If the images differ in number or size.
    """

def pixel_accuracy(targets: npt.NDArray[Any], predictions: npt.NDArray[Any]) -> float:
    """Share of pixels that are given the right class, background included.

    Args:
        targets: Class of each pixel, shape (rows, height, width).
        predictions: Probabilities of shape (rows, classes, height, width), or predicted
            classes shaped as the targets.

    Returns:
        From 0 to 1. High even for empty predictions when the areas are small.

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
"""Scores for two classes. Precision, recall and F1 are those of class 1."""

MULTICLASS_CLASSIFICATION_METRICS: Final[Mapping[str, ClassificationMetric]] = {
    "accuracy": ClassificationMetric(accuracy),
    "precision": ClassificationMetric(precision),
    "recall": ClassificationMetric(recall),
    "f1": ClassificationMetric(f1),
    "roc_auc": ClassificationMetric(roc_auc, probabilities=True),
}
"""Scores for three or more classes. All but the accuracy are plain means over classes."""

MULTILABEL_CLASSIFICATION_METRICS: Final[Mapping[str, ClassificationMetric]] = {
    "accuracy": ClassificationMetric(accuracy),
    "precision": ClassificationMetric(precision),
    "recall": ClassificationMetric(recall),
    "f1": ClassificationMetric(f1),
    "roc_auc": ClassificationMetric(roc_auc, probabilities=True),
    "average_precision": ClassificationMetric(average_precision, probabilities=True),
}
"""Scores for labels that can occur together. All but the accuracy are means over labels."""

REGRESSION_METRICS: Final[Mapping[str, Metric]] = {
    "mean_absolute_error": Metric(mean_absolute_error, higher_is_better=False),
    "mean_squared_error": Metric(mean_squared_error, higher_is_better=False),
    "root_mean_squared_error": Metric(root_mean_squared_error, higher_is_better=False),
    "r2": Metric(r2),
}
"""Scores for predicted numbers."""

SEGMENTATION_METRICS: Final[Mapping[str, Metric]] = {
    "dice_score": Metric(dice_score),
    "jaccard_index": Metric(jaccard_index),
    "pixel_accuracy": Metric(pixel_accuracy),
}
"""Scores for images divided into classes pixel by pixel."""
