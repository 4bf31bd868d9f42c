from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from . import dtype, generic, ndarray

__all__ = ["ArrayLike", "DTypeLike", "NDArray"]

_ScalarT = TypeVar("_ScalarT", bound=generic)

NDArray: TypeAlias = ndarray[tuple[int, ...], dtype[_ScalarT]]
ArrayLike: TypeAlias = ndarray[tuple[int, ...], dtype[Any]] | generic | complex | str | bytes | Sequence[Any]
DTypeLike: TypeAlias = type[Any] | dtype[Any] | str | None
