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
    "IMAGE_TRANSFORMATIONS", "AlbumentationsImageTransformation", "BatchTimeOperation", "ImageTransformationSpec",
]

ImageTransformationSpec: TypeAlias = str | Mapping[str, Mapping[str, JSONValue]]
IMAGE_TRANSFORMATIONS: Final[tuple[str, ...]] = ("Resize", "Normalize")

@dataclass(kw_only=True)
class BatchTimeOperation(Transformation):
    arg: str
    step: DataSplit
    output: bool = True
    @abstractmethod
    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]: ...
    def apply(self, data: pd.DataFrame) -> pd.DataFrame: ...

@dataclass(kw_only=True)
class AlbumentationsImageTransformation(BatchTimeOperation):
    registry_name: ClassVar[str] = "albumentations"
    transformations: Sequence[ImageTransformationSpec]
    def apply_to_image(self, image: npt.NDArray[np.generic]) -> npt.NDArray[np.float32]: ...
