from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from atoll.transformations.batch_operations import BatchTimeOperation, ImageTransformationSpec

__all__ = ["TORCHIO_IMAGE_TRANSFORMATIONS", "TorchIOImageTransformation"]

TORCHIO_IMAGE_TRANSFORMATIONS: Final[tuple[str, ...]] = ("Resize", "RescaleIntensity")

@dataclass(kw_only=True)
class TorchIOImageTransformation(BatchTimeOperation):
    registry_name: ClassVar[str] = "torchio"
    transformations: Sequence[ImageTransformationSpec]
    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]: ...
