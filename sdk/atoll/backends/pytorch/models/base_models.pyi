"""Mix-in for PyTorch classifiers."""

from typing import Any, TypeAlias

from torch import Tensor

from atoll.backends.pytorch.types import OptimizerReturn as OptimizerReturn
from atoll.backends.pytorch.types import TestStepReturn as TestStepReturn
from atoll.models.base_models import ClassifierMixIn

__all__ = ["ClassWeights", "OptimizerReturn", "PyTorchClassifierMixIn", "TestStepReturn"]

ClassWeights: TypeAlias = dict[str, float]
"""Weight of each class in the loss, by class label."""

class PyTorchClassifierMixIn(ClassifierMixIn):
    """Converts raw outputs to probabilities and applies class weights.

    List it before `PyTorchModel` in the base classes. Your network ends with a linear
    layer with `number_of_classes` outputs, without a softmax: the mix-in applies the
    right function for predictions.

    Attributes:
        multilabel: Whether a row can belong to several classes at once.
        class_weights: Weight of each class in the loss. `None` uses equal weights.

    Examples:
        Give a rare diagnosis ten times the weight:

        >>> import torch
        >>> from atoll.backends.pytorch import PyTorchClassifierMixIn
        >>> classifier = PyTorchClassifierMixIn(class_weights={"melanoma": 10.0})
        >>> classifier.to_probabilities(torch.tensor([[2.0, 2.0]]))
        tensor([[0.5000, 0.5000]])
    """

    class_weights: ClassWeights | None

    def __init__(
        self,
        *,
        multilabel: bool = False,
        class_weights: ClassWeights | None = None,
        **kwargs: Any,
    ) -> None:
        """Set whether classes are mutually exclusive, and their weights.

        Args:
            multilabel: Whether a row can belong to several classes at once.
            class_weights: Weight of each class in the loss, by label, greater than 0.
                Other classes have weight 1.
            **kwargs: Passed to the next class in the hierarchy.

        Raises:
            ValueError: If a weight isn't greater than 0.
        """

    def to_probabilities(self, outputs: Tensor) -> Tensor:
        """Convert raw outputs to probabilities.

        Args:
            outputs: Raw outputs of shape (batch, classes).

        Returns:
            Probabilities of the same shape: a softmax over classes, or a sigmoid of each
            output if `multilabel`.
        """

    def compute_loss(self, outputs: Tensor, targets: Tensor) -> Tensor:
        """Compute the cross-entropy with the class weights.

        Args:
            outputs: Raw outputs of shape (batch, classes), without a softmax.
            targets: Class indices of shape (batch,), or 0 and 1 of shape (batch, classes)
                if `multilabel`.

        Returns:
            The mean over the batch, a scalar.

        Raises:
            SchemaError: If `class_weights` names a class that the schema doesn't have.
        """
