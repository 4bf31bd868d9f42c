"""Serialisation of SDK objects for files and messages.

The package is unrelated to `DataSchema`, which describes the columns of a dataset.
"""

from .utils import SerialisationError as SerialisationError
from .utils import dump as dump
from .utils import load as load

__all__ = ["SerialisationError", "dump", "load"]
