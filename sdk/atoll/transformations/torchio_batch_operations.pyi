"""Operations on volumes, applied each time a volume is loaded.

The counterpart of `atoll.transformations.batch_operations` for scans with a depth. The
operations come from the TorchIO library, which needs the PyTorch backend.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from atoll.transformations.batch_operations import (
    BatchTimeOperation,
    ImageTransformationSpec,
)

__all__ = ["TORCHIO_IMAGE_TRANSFORMATIONS", "TorchIOImageTransformation"]

TORCHIO_IMAGE_TRANSFORMATIONS: Final[tuple[str, ...]] = (
    "Crop",
    "CropOrPad",
    "Pad",
    "RandomAffine",
    "RandomAnisotropy",
    "RandomBiasField",
    "RandomBlur",
    "RandomElasticDeformation",
    "RandomFlip",
    "RandomGamma",
    "RandomNoise",
    "Resample",
    "RescaleIntensity",
    "Resize",
    "ToCanonical",
    "ZNormalization",
)
"""Operations that may be named in a `TorchIOImageTransformation`."""

@dataclass(kw_only=True)
class TorchIOImageTransformation(BatchTimeOperation):
    """Resizes, normalises and augments volumes.

    The frames of a row, which sources put in one column each, are stacked to a volume
    first; `arg` names the prefix they share.

    Attributes:
        registry_name: `torchio`.
        transformations: The operations, by names listed in
            `TORCHIO_IMAGE_TRANSFORMATIONS`.

    Note:
        Operations on volumes are slow. Reduce the size first, and let random deformations
        act on a share of the volumes only (argument `p`).

    Examples:
        >>> import numpy as np
        >>> from atoll.data import DataSplit
        >>> from atoll.transformations import TorchIOImageTransformation
        >>> prepare = TorchIOImageTransformation(
        ...     arg="col:Pixel Data",
        ...     step=DataSplit.VALIDATION,
        ...     transformations=[
        ...         {"Resize": {"target_shape": [32, 128, 128]}},
        ...         {"RescaleIntensity": {"out_min_max": [0, 1]}},
        ...     ],
        ... )
        >>> prepare.apply_to_image(np.zeros((49, 496, 512), dtype=np.uint8)).shape
        (32, 128, 128)
    """

    registry_name: ClassVar[str] = "torchio"
    transformations: Sequence[ImageTransformationSpec]

    def __post_init__(self) -> None:
        """Check the declaration before any volume is loaded.

        Raises:
            InvalidBatchTransformationError: If an operation is not known, does not take
                one of its arguments, or TorchIO is not installed.
            NotColumnReferenceError: If `arg` is not of the form `col:<name>`.
        """

    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Run the operations on one volume.

        Args:
            image: Pixels as (depth, height, width).

        Returns:
            Pixels as (depth, height, width), of the size the operations set.

        Raises:
            TransformationApplicationError: If the image is flat.
        """
