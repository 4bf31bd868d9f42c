"""Operations on flat images, applied whenever an image is loaded.

They are applied when batches are created, so random operations give a different image
in every epoch. The operations come from the Albumentations library and have its
arguments. `IMAGE_TRANSFORMATIONS` lists the available names.

In a task file:

```yaml
data_structure:
  transform:
    batch:
      - albumentations:
          arg: col:Pixel Data
          step: train
          transformations:
            - Resize: {height: 224, width: 224}
            - HorizontalFlip: {p: 0.5}
            - Normalize
```
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

import numpy as np
import numpy.typing as npt
import pandas as pd

from atoll.data.types import DataSplit
from atoll.transformations.base_transformation import Transformation
from atoll.types import JSONValue

__all__ = [
    "IMAGE_TRANSFORMATIONS",
    "AlbumentationsImageTransformation",
    "BatchTimeOperation",
    "ImageTransformationSpec",
]

ImageTransformationSpec: TypeAlias = str | Mapping[str, Mapping[str, JSONValue]]
"""One operation on an image: its name, or its name with arguments.

`"Normalize"` uses the library's defaults; `{"Resize": {"height": 64, "width": 64}}`
sets arguments by name.
"""

IMAGE_TRANSFORMATIONS: Final[tuple[str, ...]] = (
    "Affine",
    "CLAHE",
    "CenterCrop",
    "ColorJitter",
    "Crop",
    "GaussNoise",
    "GaussianBlur",
    "HorizontalFlip",
    "LongestMaxSize",
    "Normalize",
    "PadIfNeeded",
    "RandomBrightnessContrast",
    "RandomCrop",
    "RandomGamma",
    "RandomResizedCrop",
    "RandomRotate90",
    "Resize",
    "Rotate",
    "SmallestMaxSize",
    "ToFloat",
    "ToGray",
    "Transpose",
    "VerticalFlip",
)
"""Names of the operations of `AlbumentationsImageTransformation`."""

@dataclass(kw_only=True)
class BatchTimeOperation(Transformation):
    """Base class of operations on images when batches are created.

    Attributes:
        arg: The image column, as `col:<name>`.
        step: The split to which the operation is applied. Declare one operation per
            step, and use random ones for training only.
        output: Whether the column is passed to the model; true by default.
    """

    arg: str
    step: DataSplit
    output: bool = True

    @abstractmethod
    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Transform one image.

        Args:
            image: Its pixels.

        Returns:
            The transformed pixels. All images of a batch have to get the same shape.

        Raises:
            TransformationApplicationError: If the operation doesn't support the shape
                of the image.
        """

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Transform the images of several rows, as the loader does for a batch.

        Args:
            data: Rows with pixels in the image column.

        Returns:
            The rows with transformed images; `data` itself is unchanged.

        Raises:
            MissingColumnReferenceError: If the image column is missing.
            TransformationApplicationError: If the operation doesn't support the shape
                of an image.
        """

@dataclass(kw_only=True)
class AlbumentationsImageTransformation(BatchTimeOperation):
    """Resizes, normalises and augments flat images.

    The operations are applied in the listed order. Put the operation that sets the size
    first and `"Normalize"` last. If the target is a segmentation mask, the same
    geometric operations are applied to it, with the same random values, and no other
    operations.

    Attributes:
        registry_name: `albumentations`.
        transformations: The operations, with names from `IMAGE_TRANSFORMATIONS`.

    Examples:
        >>> import numpy as np
        >>> from atoll.data import DataSplit
        >>> from atoll.transformations import AlbumentationsImageTransformation
        >>> augment = AlbumentationsImageTransformation(
        ...     arg="col:Pixel Data",
        ...     step=DataSplit.TRAIN,
        ...     transformations=[
        ...         {"Resize": {"height": 64, "width": 64}},
        ...         {"Rotate": {"limit": 15, "p": 0.8}},
        ...         "Normalize",
        ...     ],
        ... )
        >>> augment.apply_to_image(np.zeros((100, 80, 3), dtype=np.uint8)).shape
        (64, 64, 3)
    """

    registry_name: ClassVar[str] = "albumentations"
    transformations: Sequence[ImageTransformationSpec]

    def __post_init__(self) -> None:
        """Validate the declaration.

        Raises:
            InvalidBatchTransformationError: If an operation or one of its arguments is
                unknown.
            NotColumnReferenceError: If `arg` doesn't have the form `col:<name>`.
        """

    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Apply the operations to one image.

        Args:
            image: Pixels as (height, width) or (height, width, channels).

        Returns:
            Pixels as (height, width, channels), with the size that the operations set.

        Raises:
            TransformationApplicationError: If the image is smaller than a crop, or is a
                volume.
        """
