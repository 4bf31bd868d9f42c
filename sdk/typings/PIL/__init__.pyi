from . import Image as Image
from . import ImageDraw as ImageDraw

__version__: str
