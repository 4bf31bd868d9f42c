"""Drawing helpers for eye scans and segmentations.

Images are `PIL.Image.Image` objects; masks are arrays of shape (height, width) that are true
inside an area. Coordinates have their origin in the top left corner, x running to the right
and y downwards.
"""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from PIL.Image import Image

from atoll.federated.algorithms.ophthalmology.ophth_algo_types import FoveaCoordinates
from atoll.models.types import MaskSegmentationModel

__all__ = [
    "DEFAULT_ALPHA",
    "PlanarCoordinates",
    "SegmentationColours",
    "draw_registered_segmentation",
    "generate_slider",
    "get_fovea_planar_coords",
    "overlay_with_alpha_layer",
]

SegmentationColours: TypeAlias = Mapping[str, tuple[int, int, int]]
"""Colour of each class by label: red, green and blue from 0 to 255."""

DEFAULT_ALPHA: Final = 0.4
"""Default opacity of areas, from 0 (invisible) to 1 (opaque)."""

class PlanarCoordinates(NamedTuple):
    """A point on the front view of the retina.

    Attributes:
        x: Pixels from the left edge of the front view.
        y: Pixels from its top edge.
    """

    x: float
    y: float

def overlay_with_alpha_layer(
    image: Image,
    masks: Mapping[str, npt.NDArray[np.bool_]],
    colours: SegmentationColours | None = None,
    *,
    alpha: float = DEFAULT_ALPHA,
) -> Image:
    """Draw semi-transparent areas on an image.

    Args:
        image: Image to draw on, which isn't changed.
        masks: Areas by label, each an array of shape (height, width) like the image.
            Later areas are drawn over earlier ones.
        colours: Colour of each label. Other labels get a colour from a palette that is
            suitable for people with colour blindness.
        alpha: Opacity of the areas, from 0 to 1.

    Returns:
        A new colour image, of the same size.

    Raises:
        ValueError: If a mask differs from the image in size, or `alpha` is out of range.

    Examples:
        >>> import numpy as np
        >>> from PIL import Image
        >>> from atoll.visualisation import overlay_with_alpha_layer
        >>> photograph = Image.new("L", (640, 480), color=128)
        >>> mask = np.zeros((480, 640), dtype=np.bool_)
        >>> mask[100:200, 150:300] = True
        >>> tinted = overlay_with_alpha_layer(photograph, {"lesion": mask})
        >>> tinted.save("lesion.png")
    """

def draw_registered_segmentation(
    front_view: Image,
    segmentations: Sequence[MaskSegmentationModel],
    scan_lines: Sequence[tuple[PlanarCoordinates, PlanarCoordinates]],
    label: str,
    *,
    colour: tuple[int, int, int] = (255, 64, 64),
    alpha: float = DEFAULT_ALPHA,
    threshold: float = 0.5,
) -> Image:
    """Project segmented areas of a volume onto the front view of the eye.

    Each slice corresponds to a line on the front view. Every column of pixels that
    contains the class is drawn at its position on that line, and gaps between
    neighbouring lines are filled, which shows the extent of a finding.

    Args:
        front_view: SLO image of the same eye, registered with the volume.
        segmentations: Segmentation of each slice, from the first to the last.
        scan_lines: Start and end of each slice on the front view, in the same order.
        label: Class to draw.
        colour: Red, green and blue of the areas, from 0 to 255.
        alpha: Opacity of the areas, from 0 to 1.
        threshold: Minimum score of an area, from 0 to 1.

    Returns:
        A new colour image, as large as the front view.

    Raises:
        ValueError: If the numbers of lines and slices differ, or a line exceeds the
            front view.
    """

def get_fovea_planar_coords(
    fovea: FoveaCoordinates,
    scan_lines: Sequence[tuple[PlanarCoordinates, PlanarCoordinates]],
    slice_width: int,
) -> PlanarCoordinates:
    """Compute the position of the fovea on the front view from its location in the
    volume.

    Args:
        fovea: Slice and position from `FoveaCoordinatesAlgorithm`.
        scan_lines: Start and end of each slice on the front view, first slice first.
        slice_width: Width of a slice in pixels.

    Returns:
        The point on the front view.

    Raises:
        IndexError: If the volume has no such slice.
        ValueError: If the position is outside the slice.

    Examples:
        A volume with two slices, and the fovea in the middle of the second:

        >>> from atoll.federated.algorithms.ophthalmology.ophth_algo_types import (
        ...     FoveaCoordinates,
        ... )
        >>> from atoll.visualisation.utils import PlanarCoordinates, get_fovea_planar_coords
        >>> lines = [
        ...     (PlanarCoordinates(100, 200), PlanarCoordinates(400, 200)),
        ...     (PlanarCoordinates(100, 210), PlanarCoordinates(400, 210)),
        ... ]
        >>> fovea = FoveaCoordinates(slice_index=1, x=256, y=130)
        >>> get_fovea_planar_coords(fovea, lines, slice_width=512)
        PlanarCoordinates(x=250.0, y=210.0)
    """

def generate_slider(
    images: Sequence[Image],
    output_path: str | PathLike[str] | None = None,
    *,
    title: str = "Slices",
    captions: Sequence[str] | None = None,
    start_index: int | None = None,
) -> str:
    """Create a web page with a slider for the slices of a volume.

    The page contains all images and can be opened offline. The slider works with the
    mouse and the arrow keys.

    Args:
        images: Slices in anatomical order, at least one.
        output_path: File to write the page to; `None` writes no file.
        title: Heading of the page.
        captions: Text below each slice. `None` numbers them.
        start_index: Slice that is shown first, from 0; `None` shows the middle one.

    Returns:
        The page as HTML.

    Raises:
        ValueError: If there are no slices, the numbers of captions and slices differ,
            or `start_index` is out of range.
        OSError: If the file can't be written.

    Warning:
        The page contains the images. On a pod, write it only to folders that the
        custodian controls.

    Examples:
        >>> from PIL import Image
        >>> from atoll.visualisation import generate_slider
        >>> slices = [Image.open(f"scan-{index:03}.png") for index in range(49)]
        >>> page = generate_slider(slices, "scan.html", title="Right eye, 3 May")
    """
