"""From declarations in YAML to transformations that can be applied."""

from collections.abc import Sequence
from os import PathLike

from atoll.transformations.base_transformation import (
    Transformation,
    TransformationSpec,
)

__all__ = ["TransformationsParser"]

class TransformationsParser:
    """Reads declared transformations and checks that they make sense together.

    A declaration is a list. Each entry names one transformation by its registry name and
    gives its arguments. `name` and `output` can be given to any of them.

    ```yaml
    transformations:
      - add: {name: fluid, arg1: col:intraretinal, arg2: col:subretinal}
      - compare: {name: change, arg1: tran:fluid, arg2: col:fluid_before, output: true}
    ```

    `col:<name>` refers to a column of the data, `tran:<name>` to the result of a
    transformation further up. Whether the columns exist is not checked here, because
    the parser runs on the modeller side, where there is no data; the parser lists them
    so that others can.

    Examples:
        >>> from atoll.transformations import TransformationProcessor, TransformationsParser
        >>> steps, columns = TransformationsParser().parse(
        ...     [
        ...         {"add": {"name": "fluid", "arg1": "col:irf", "arg2": "col:srf"}},
        ...         {"scalar_multiply": {"cols": ["age"], "scalar": 0.01}},
        ...     ]
        ... )
        >>> columns
        ['irf', 'srf', 'age']
        >>> processor = TransformationProcessor(steps, column_references=columns)
    """

    def parse(
        self, specs: Sequence[TransformationSpec]
    ) -> tuple[list[Transformation], list[str]]:
        """Build transformations from declarations that are already loaded.

        Args:
            specs: The declarations, in the order in which they are to be applied.

        Returns:
            The transformations in the same order, and the names of the columns they need,
            each once, in the order first met.

        Raises:
            TransformationParsingError: If a declaration is not valid, or two have the
                same name. All faults are listed in one message.
            TransformationRegistryError: If a transformation does not exist.
            IncorrectReferenceError: If an argument is not a reference where one is
                needed.
            NotColumnReferenceError: If a result is referred to where a column is needed.
            NotTransformationReferenceError: If a `tran:` reference names nothing declared
                before it.
            InvalidBatchTransformationError: If an operation on images is not valid.
        """

    def parse_text(self, text: str) -> tuple[list[Transformation], list[str]]:
        """Build transformations from YAML text.

        Args:
            text: A YAML document with the key `transformations`.

        Returns:
            As for `parse`.

        Raises:
            TransformationParsingError: If the text is not YAML, has no such key, or a
                declaration is not valid.
        """

    def parse_file(
        self, path: str | PathLike[str]
    ) -> tuple[list[Transformation], list[str]]:
        """Build transformations from a file, such as a task's `transformation_file`.

        Args:
            path: A YAML file with the key `transformations`.

        Returns:
            As for `parse`.

        Raises:
            FileNotFoundError: If there is no such file.
            TransformationParsingError: If the file is not YAML, has no such key, or a
                declaration is not valid. The message gives the line.
        """

    def serialise(
        self, transformations: Sequence[Transformation]
    ) -> list[TransformationSpec]:
        """Write transformations down again.

        Args:
            transformations: Objects you built in Python or parsed.

        Returns:
            Declarations that `parse` turns into equal objects.

        Raises:
            TransformationRegistryError: If a class has no registry name.
        """
