"""Operations on volumes, applied whenever a volume is loaded.

They are the counterpart of `atoll.transformations.batch_operations` for volumes. The
operations come from the TorchIO library, which requires the PyTorch backend.
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
"""Names of the operations of `TorchIOImageTransformation`."""

@dataclass(kw_only=True)
class TorchIOImageTransformation(BatchTimeOperation):
    """Resizes, normalises and augments volumes.

    The frames of a row, which have one column each, are first combined into a volume.
    `arg` is the common prefix of the columns.

    Attributes:
        registry_name: `torchio`.
        transformations: The operations, with names from
            `TORCHIO_IMAGE_TRANSFORMATIONS`.

    Note:
        Operations on volumes are slow. Reduce the size first, and apply random
        deformations to a part of the volumes only (argument `p`).

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
        """Validate the declaration.

        Raises:
            InvalidBatchTransformationError: If an operation or one of its arguments is
                unknown, or TorchIO isn't installed.
            NotColumnReferenceError: If `arg` doesn't have the form `col:<name>`.
        """

    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Apply the operations to one volume.

        Args:
            image: Pixels as (depth, height, width).

        Returns:
            Pixels as (depth, height, width), with the size that the operations set.

        Raises:
            TransformationApplicationError: If the image isn't a volume.
        """
