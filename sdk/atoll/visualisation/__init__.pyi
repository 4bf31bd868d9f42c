"""Images for reports: segmentations, sliders for volumes, registered scans.

Report algorithms on a pod use these functions. They process images in memory and write
files only if you set a path, so you can also use them in a notebook.
"""

from pathlib import Path
from typing import Final

from .utils import SegmentationColours as SegmentationColours
from .utils import draw_registered_segmentation as draw_registered_segmentation
from .utils import generate_slider as generate_slider
from .utils import get_fovea_planar_coords as get_fovea_planar_coords
from .utils import overlay_with_alpha_layer as overlay_with_alpha_layer

__all__ = [
    "ASSETS_DIR",
    "SegmentationColours",
    "draw_registered_segmentation",
    "generate_slider",
    "get_fovea_planar_coords",
    "overlay_with_alpha_layer",
]

ASSETS_DIR: Final[Path] = Path(__file__).parent / "assets"
"""Folder of the templates, fonts and style sheets for reports.

It is part of the installed package. Don't write to it, because an update replaces the
folder.
"""
