"""Loss functions for segmentation.

In medical images, the area of interest is often a small part of the image. A loss per
pixel is then low even for an empty mask. The soft Dice loss compares areas instead, and
uses probabilities, so that it is differentiable.
"""

from torch import Tensor, nn

__all__ = ["SoftDiceLoss", "soft_dice_loss"]

def soft_dice_loss(
    predictions: Tensor,
    targets: Tensor,
    *,
    square: bool = False,
    smooth: float = 1e-6,
) -> Tensor:
    """Compute one minus the overlap of predicted and true areas.

    The overlap of a class is twice the sum of the product of both maps, divided by the
    sum of both maps. The result is the mean over images and classes, including the
    background.

    Args:
        predictions: Probabilities of shape (batch, classes, height, width). Apply a
            softmax first, because raw outputs give meaningless values.
        targets: Class of each pixel, shape (batch, height, width), or one-hot maps with
            the shape of `predictions`.
        square: Whether to square the maps in the denominator, which pushes probabilities
            harder towards 0 and 1.
        smooth: Small number that is added to numerator and denominator, so that the
            value is defined if a class is missing in both maps.

    Returns:
        A scalar from 0 (identical) to 1 (no overlap).

    Raises:
        ValueError: If the tensors differ in batch, height or width, or a class index
            has no channel in `predictions`.

    Examples:
        >>> import torch
        >>> from atoll.backends.pytorch.loss import soft_dice_loss
        >>> logits = torch.randn(4, 2, 64, 64)
        >>> masks = torch.randint(0, 2, (4, 64, 64))
        >>> loss = soft_dice_loss(logits.softmax(dim=1), masks)
    """

class SoftDiceLoss(nn.Module):
    """`soft_dice_loss` as a module, for use with a model's other losses.

    It is often added to the cross-entropy, which gives stable gradients at the
    beginning, whereas the Dice loss improves the areas later.

    Attributes:
        square: Whether maps are squared in the denominator.
        smooth: Small number that is added to numerator and denominator.

    Examples:
        >>> import torch
        >>> from torch import nn
        >>> from atoll.backends.pytorch import SoftDiceLoss
        >>> cross_entropy, dice = nn.CrossEntropyLoss(), SoftDiceLoss()
        >>> logits = torch.randn(4, 2, 64, 64)
        >>> masks = torch.randint(0, 2, (4, 64, 64))
        >>> loss = cross_entropy(logits, masks) + dice(logits.softmax(dim=1), masks)
    """

    square: bool
    smooth: float

    def __init__(self, *, square: bool = False, smooth: float = 1e-6) -> None:
        """Set the options of the loss.

        Args:
            square: Whether to square the maps in the denominator.
            smooth: Small number that is added to numerator and denominator, greater
                than 0.

        Raises:
            ValueError: If `smooth` isn't greater than 0.
        """

    def forward(self, predictions: Tensor, targets: Tensor) -> Tensor:
        """Compute the loss of one batch.

        Args:
            predictions: Probabilities of shape (batch, classes, height, width).
            targets: Class of each pixel, shape (batch, height, width), or one-hot maps
                with the shape of `predictions`.

        Returns:
            A scalar from 0 to 1.

        Raises:
            ValueError: If the two tensors don't match.
        """

    def __call__(self, predictions: Tensor, targets: Tensor) -> Tensor:
        """Compute the loss of one batch by calling the module.

        Args:
            predictions: Probabilities of shape (batch, classes, height, width).
            targets: Class of each pixel, shape (batch, height, width), or one-hot maps
                with the shape of `predictions`.

        Returns:
            A scalar from 0 to 1.

        Raises:
            ValueError: If the two tensors don't match.
        """
