"""SDK objects as plain values, for files and messages.

Not to be confused with `DataSchema`, which describes the columns of a dataset. The
schemas here describe how objects of the SDK itself are written down.
"""

from .utils import SerialisationError as SerialisationError
from .utils import dump as dump
from .utils import load as load

__all__ = ["SerialisationError", "dump", "load"]
