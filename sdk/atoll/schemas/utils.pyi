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

    Message: `protocol.algorithm[0].model: IncomeModel is not a known class.`

    Cause: The description names a class that is neither built in nor a plug-in on this
    machine, or an argument is missing or invalid. The message begins with the path to
    the value.

    Fix: Install the plug-in on this machine, or correct the description.

    Message: `An object of the class Thread cannot be serialised.`

    Cause: The object, or one that it contains, isn't part of a task's declaration.

    Fix: Serialise the declaration, such as the protocol, instead of a running object.
    """

@overload
def dump(obj: object) -> dict[str, JSONValue]:
    """Describe an object by plain values.

    Protocols, algorithms, aggregators, models, model references, data structures,
    schemas and transformations can be dumped. What is written is what was declared, not
    what was computed: a model's weights, a source's data and open connections stay
    behind. The class is named under `class_name`; names of built-in classes carry the
    package's prefix, those of plug-ins do not.

    Args:
        obj: The object to describe.
        path: File to write to. Its extension decides between JSON (`.json`) and YAML
            (`.yaml`, `.yml`). Without it, the description is returned.

    Returns:
        The description, or nothing if a file was written.

    Raises:
        SerialisationError: If the object, or one it holds, is of a class that cannot be
            dumped.
        ValueError: If the extension of `path` is another one.
        OSError: If the file cannot be written.

    Examples:
        Keep the declaration of a task with its results:

        >>> from atoll import ResultsOnly, SqlQuery
        >>> from atoll.schemas import dump
        >>> protocol = ResultsOnly(algorithm=SqlQuery(query="SELECT AVG(age) FROM df"))
        >>> description = dump(protocol)
        >>> dump(protocol, "average_age.yaml")
    """

@overload
def dump(obj: object, path: str | PathLike[str]) -> None: ...
@overload
def load(source: Mapping[str, JSONValue] | str | PathLike[str]) -> object:
    """Build an object from its description.

    Classes are looked up by name among the built-in ones and the plug-ins, never by
    importing what a description asks for, so a description from elsewhere cannot run code
    of its choice.

    Args:
        source: What `dump` gave, or the path of a file it wrote.
        expected: Class the object must be an instance of. It tells the type checker, too,
            what comes back.

    Returns:
        An object equal in declaration to the one dumped.

    Raises:
        SerialisationError: If a class is unknown, an argument is missing or not valid, or
            the object is not of the class expected.
        FileNotFoundError: If there is no such file.

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
