from typing import Literal, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt

__all__ = ["DICOMImage", "Laterality", "OphthalmologyModalityType", "ProcessedDataRequiredTypes"]

OphthalmologyModalityType: TypeAlias = Literal["OCT", "SLO"]
Laterality: TypeAlias = Literal["L", "R"]

class DICOMImage(TypedDict):
    pixels: npt.NDArray[np.uint8]
    frames: int
    height: int
    width: int
    laterality: Laterality | None
    pixel_spacing_row: float | None
    pixel_spacing_column: float | None
    slice_thickness: float | None

class ProcessedDataRequiredTypes(TypedDict):
    patient_id: str
    laterality: Laterality | None
    scan_date: str
    modality: OphthalmologyModalityType
    number_of_frames: int
