"""Additions for PyTorch models that tell classes apart."""

from typing import Any, TypeAlias

from torch import Tensor

from atoll.backends.pytorch.types import OptimizerReturn as OptimizerReturn
from atoll.backends.pytorch.types import TestStepReturn as TestStepReturn
from atoll.models.base_models import ClassifierMixIn

__all__ = ["ClassWeights", "OptimizerReturn", "PyTorchClassifierMixIn", "TestStepReturn"]

ClassWeights: TypeAlias = dict[str, float]
"""How much a mistake about each class counts, by class label."""

class PyTorchClassifierMixIn(ClassifierMixIn):
    """Turns raw outputs into probabilities and balances rare classes.

    Write it in front of `PyTorchModel` in the list of base classes. Your network ends
    with a linear layer of `number_of_classes` outputs and no softmax; the mix-in applies
    the right function when predictions are made.

    Attributes:
        multilabel: Whether a row can belong to several classes at once.
        class_weights: How much a mistake about each class counts. `None` counts all
            classes alike.

    Examples:
        Weigh a rare diagnosis ten times as much:

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
        """Say whether classes exclude each other and how much each counts.

        Args:
            multilabel: Whether a row can belong to several classes at once.
            class_weights: Weight of each class in the loss, by label, greater than 0.
                Classes left out have weight 1.
            **kwargs: Passed to the next class in line.

        Raises:
            ValueError: If a weight is not greater than 0.
        """

    def to_probabilities(self, outputs: Tensor) -> Tensor:
        """Turn raw outputs into probabilities.

        Args:
            outputs: Raw outputs of shape (batch, classes).

        Returns:
            Probabilities of the same shape: a softmax over classes, or a sigmoid of each
            output if `multilabel`.
        """

    def compute_loss(self, outputs: Tensor, targets: Tensor) -> Tensor:
        """Compute the cross-entropy with the class weights taken into account.

        Args:
            outputs: Raw outputs of shape (batch, classes), without a softmax.
            targets: Class indices of shape (batch,), or 0 and 1 of shape (batch, classes)
                if `multilabel`.

        Returns:
            The mean over the batch, a scalar.

        Raises:
            SchemaError: If `class_weights` names a class that the schema does not have.
        """
