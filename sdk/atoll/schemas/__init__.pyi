from .utils import dump as dump
from .utils import load as load

__all__ = ["dump", "load"]
