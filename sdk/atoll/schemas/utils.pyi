from collections.abc import Mapping
from os import PathLike
from typing import TypeVar, overload

from atoll.types import JSONValue

__all__ = ["dump", "load"]

_T = TypeVar("_T")

@overload
def dump(obj: object) -> dict[str, JSONValue]: ...
@overload
def dump(obj: object, path: str | PathLike[str]) -> None: ...
@overload
def load(source: Mapping[str, JSONValue] | str | PathLike[str]) -> object: ...
@overload
def load(source: Mapping[str, JSONValue] | str | PathLike[str], expected: type[_T]) -> _T: ...
