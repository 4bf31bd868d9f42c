"""Saves SDK objects as plain values and restores them."""

from collections.abc import Mapping
from os import PathLike
from typing import TypeVar, overload

from atoll.exceptions import SdkError
from atoll.types import JSONValue

__all__ = ["SerialisationError", "dump", "load"]

_T = TypeVar("_T")

class SerialisationError(SdkError):
    """An object can't be serialised, or a description can't be restored.

    Message: `protocol.algorithm[0].model: IncomeModel isn't a known class.`

    Cause: The description names a class that is neither built in nor a plug-in on this
    machine, or an argument is missing or invalid. The message begins with the path to
    the value.

    Fix: Install the plug-in on this machine, or correct the description.

    Message: `An object of the class Thread can't be serialised.`

    Cause: The object, or one that it contains, isn't part of a task's declaration.

    Fix: Serialise the declaration, such as the protocol, instead of a running object.
    """

@overload
def dump(obj: object) -> dict[str, JSONValue]:
    """Serialise an object to plain values.

    You can serialise protocols, algorithms, aggregators, models, model references, data
    structures, schemas and transformations. The result contains what was declared and
    not what was computed: it has no weights, data or connections. The class is stored
    under `class_name`, with the package's prefix for built-in classes and without a
    prefix for plug-ins.

    Args:
        obj: The object.
        path: File to write. Its extension determines the format: JSON (`.json`) or YAML
            (`.yaml`, `.yml`). Without a file, the description is returned.

    Returns:
        The description, or nothing if a file is written.

    Raises:
        SerialisationError: If the class of the object, or of one that it contains,
            can't be serialised.
        ValueError: If `path` has another extension.
        OSError: If the file can't be written.

    Examples:
        Save the declaration of a task, for example to keep it with the results:

        >>> from atoll import ResultsOnly, SqlQuery
        >>> from atoll.schemas import dump
        >>> query = SqlQuery(query="SELECT AVG(age) FROM df", table="df")
        >>> protocol = ResultsOnly(algorithm=query)
        >>> description = dump(protocol)
        >>> dump(protocol, "average_age.yaml")
    """

@overload
def dump(obj: object, path: str | PathLike[str]) -> None: ...
@overload
def load(source: Mapping[str, JSONValue] | str | PathLike[str]) -> object:
    """Create an object from its description.

    Classes are looked up by name among the built-in ones and the plug-ins. No code that
    a description names is imported, so a description from an untrusted source can't run
    its own code.

    Args:
        source: The result of `dump`, or the path of a file that it wrote.
        expected: Expected class of the object, which is also the return type for type
            checkers.

    Returns:
        An object with the same declaration.

    Raises:
        SerialisationError: If a class is unknown, an argument is missing or invalid, or
            the object doesn't have the expected class.
        FileNotFoundError: If the file doesn't exist.

    Examples:
        >>> from atoll import DataStructure
        >>> from atoll.schemas import dump, load
        >>> description = dump(DataStructure(target="TARGET"))
        >>> structure = load(description, DataStructure)
        >>> structure.targets
        ['TARGET']
    """

@overload
def load(
    source: Mapping[str, JSONValue] | str | PathLike[str], expected: type[_T]
) -> _T: ...
