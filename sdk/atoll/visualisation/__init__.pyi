"""Pictures for reports: segmentations, sliders through volumes, registered scans.

The functions are used by report algorithms on a pod and write no files themselves,
except where a path is given. They work on images you have in memory, so you can use
them in a notebook too.
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
"""Folder of the templates, fonts and style sheets that reports are made with.

It is part of the installed package. Read from it, but do not write to it: an update
replaces the folder.
"""
