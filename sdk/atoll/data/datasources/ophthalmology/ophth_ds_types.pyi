"""Types of the eye-imaging sources."""

from typing import Literal, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt

__all__ = [
    "DICOMImage",
    "Laterality",
    "OphthalmologyModalityType",
    "ProcessedDataRequiredTypes",
]

OphthalmologyModalityType: TypeAlias = Literal["OCT", "SLO"]
"""The two modalities of eye-imaging sources.

`OCT` is a volume of cross-sections (B-scans). `SLO` is a flat image of the fundus,
usually taken in the same session to show the position of the volume.
"""

Laterality: TypeAlias = Literal["L", "R"]
"""Which eye was scanned: left or right."""

class DICOMImage(TypedDict):
    """The pixels of one DICOM file, with the data for measurements.

    Sizes in millimetres are the number of pixels times the spacing. Measurements such
    as the fluid volume aren't possible if a spacing is `None`.

    Attributes:
        pixels: Frames as (frames, height, width), 8-bit greyscale.
        frames: Number of frames; 1 for an SLO image.
        height: Rows of pixels in a frame.
        width: Columns of pixels in a frame.
        laterality: Which eye, or `None` if the header doesn't say.
        pixel_spacing_row: Distance between neighbouring rows in millimetres.
        pixel_spacing_column: Distance between neighbouring columns in millimetres.
        slice_thickness: Distance between neighbouring frames in millimetres.
    """

    pixels: npt.NDArray[np.uint8]
    frames: int
    height: int
    width: int
    laterality: Laterality | None
    pixel_spacing_row: float | None
    pixel_spacing_column: float | None
    slice_thickness: float | None

class ProcessedDataRequiredTypes(TypedDict):
    """The values that a file needs for a usable row.

    A file without one of them is skipped with `FileSkipReason.MISSING_FIELD`. Only the
    laterality can be unknown.

    Attributes:
        patient_id: Identifier of the patient within the practice.
        laterality: Which eye, or `None` if unknown.
        scan_date: Day of the scan as YYYY-MM-DD.
        modality: The kind of scan in the file.
        number_of_frames: B-scans in the volume; 1 for an SLO image.
    """

    patient_id: str
    laterality: Laterality | None
    scan_date: str
    modality: OphthalmologyModalityType
    number_of_frames: int
