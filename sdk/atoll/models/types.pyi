from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

__all__ = ["MaskInstance", "MaskSegmentationModel"]

@dataclass(frozen=True, kw_only=True)
class MaskInstance:
    label: str
    score: float
    bounding_box: tuple[int, int, int, int]
    annotation: list[list[float]]
    def to_array(self, height: int, width: int) -> npt.NDArray[np.bool_]: ...

@dataclass(frozen=True, kw_only=True)
class MaskSegmentationModel:
    height: int
    width: int
    instances: list[MaskInstance]
