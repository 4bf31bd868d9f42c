"""Loss for segmentation: reward overlap rather than single pixels.

In a medical image the area of interest is often a small part of the picture. A loss that
counts pixels is then almost satisfied by an empty mask. The soft Dice loss compares areas
instead, and works on probabilities so that gradients can flow.
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
    sum of their sums. The mean over images and classes is taken, background included.

    Args:
        predictions: Probabilities of shape (batch, classes, height, width). Apply a
            softmax first; raw outputs give meaningless values.
        targets: Class of each pixel, shape (batch, height, width), or one-hot maps shaped
            as `predictions`.
        square: Whether to square the maps in the denominator, which pushes probabilities
            harder towards 0 and 1.
        smooth: Small number added to both parts of the fraction. It keeps the value
            defined where a class appears in neither map.

    Returns:
        A scalar from 0 (identical) to 1 (no overlap).

    Raises:
        ValueError: If the two tensors disagree in batch, height or width, or a class
            index has no channel in `predictions`.

    Examples:
        >>> import torch
        >>> from atoll.backends.pytorch.loss import soft_dice_loss
        >>> logits = torch.randn(4, 2, 64, 64)
        >>> masks = torch.randint(0, 2, (4, 64, 64))
        >>> loss = soft_dice_loss(logits.softmax(dim=1), masks)
    """

class SoftDiceLoss(nn.Module):
    """`soft_dice_loss` as a layer, to be kept among a model's other losses.

    Often added to the cross-entropy: the one gives stable gradients early on, the other
    sharp areas in the end.

    Attributes:
        square: Whether maps are squared in the denominator.
        smooth: Small number added to both parts of the fraction.

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
        """Fix the variant of the loss.

        Args:
            square: Whether to square the maps in the denominator.
            smooth: Small number added to both parts of the fraction, greater than 0.

        Raises:
            ValueError: If `smooth` is not greater than 0.
        """

    def forward(self, predictions: Tensor, targets: Tensor) -> Tensor:
        """Compute the loss of one batch.

        Args:
            predictions: Probabilities of shape (batch, classes, height, width).
            targets: Class of each pixel, shape (batch, height, width), or one-hot maps
                shaped as `predictions`.

        Returns:
            A scalar from 0 to 1.

        Raises:
            ValueError: If the two tensors do not fit each other.
        """

    def __call__(self, predictions: Tensor, targets: Tensor) -> Tensor:
        """Compute the loss of one batch; the way to use the layer.

        Args:
            predictions: Probabilities of shape (batch, classes, height, width).
            targets: Class of each pixel, shape (batch, height, width), or one-hot maps
                shaped as `predictions`.

        Returns:
            A scalar from 0 to 1.

        Raises:
            ValueError: If the two tensors do not fit each other.
        """
