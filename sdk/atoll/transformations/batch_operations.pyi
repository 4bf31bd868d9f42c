"""Operations on flat images, applied each time an image is loaded.

They happen while batches are made and not once in advance, so random ones give another
picture every epoch. The operations come from the Albumentations library and take its
arguments; the names that may be used are listed in `IMAGE_TRANSFORMATIONS`.

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

`"Normalize"` uses the library's defaults; `{"Resize": {"height": 64, "width": 64}}` gives
arguments by name.
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
"""Operations that may be named in an `AlbumentationsImageTransformation`."""

@dataclass(kw_only=True)
class BatchTimeOperation(Transformation):
    """Base of the operations that change images as batches are made.

    Attributes:
        arg: The image column, as `col:<name>`.
        step: The part of the data in which the operation is applied. Declare one
            operation per step, and keep random ones to training.
        output: Whether the column reaches the model; true by default, unlike for other
            transformations.
    """

    arg: str
    step: DataSplit
    output: bool = True

    @abstractmethod
    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Change one image.

        Args:
            image: Its pixels.

        Returns:
            The changed pixels. All images of a batch must come out in one shape.

        Raises:
            TransformationApplicationError: If the image's shape does not suit the
                operation.
        """

    def apply(self, data: pd.DataFrame) -> pd.DataFrame:
        """Change the images of several rows, as the loader does for a batch.

        Args:
            data: Rows whose image column holds pixels.

        Returns:
            The rows with changed images; `data` itself is unchanged.

        Raises:
            MissingColumnReferenceError: If the image column is absent.
            TransformationApplicationError: If an image's shape does not suit the
                operation.
        """

@dataclass(kw_only=True)
class AlbumentationsImageTransformation(BatchTimeOperation):
    """Resizes, normalises and augments flat images.

    The operations are applied in the order listed. Put the one that sets the size first
    and `"Normalize"` last. A segmentation mask that is the target goes through the same
    geometric operations, with the same random choices, and through no other.

    Attributes:
        registry_name: `albumentations`.
        transformations: The operations, by names listed in `IMAGE_TRANSFORMATIONS`.

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
        """Check the declaration before any image is loaded.

        Raises:
            InvalidBatchTransformationError: If an operation is not known or does not take
                one of its arguments.
            NotColumnReferenceError: If `arg` is not of the form `col:<name>`.
        """

    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]:
        """Run the operations on one image.

        Args:
            image: Pixels as (height, width) or (height, width, channels).

        Returns:
            Pixels as (height, width, channels), of the size the operations set.

        Raises:
            TransformationApplicationError: If the image is smaller than a crop, or is a
                volume.
        """
