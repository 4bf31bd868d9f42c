"""Parsing declarations of transformations."""

from collections.abc import Sequence
from os import PathLike

from atoll.transformations.base_transformation import (
    Transformation,
    TransformationSpec,
)

__all__ = ["TransformationsParser"]

class TransformationsParser:
    """Converts declarations to transformations and validates them.

    Declarations are a list. Each entry contains the registry name of a transformation
    and its arguments. Every transformation accepts `name` and `output`.

    ```yaml
    transformations:
      - add: {name: fluid, arg1: col:intraretinal, arg2: col:subretinal}
      - compare: {name: change, arg1: tran:fluid, arg2: col:fluid_before, output: true}
    ```

    `col:<name>` refers to a column of the data, and `tran:<name>` to the result of an
    earlier transformation. The parser runs on the modeller side, where there is no
    data, so it doesn't check whether columns exist. It returns the list of columns
    instead.

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
        """Create transformations from declarations.

        Args:
            specs: The declarations, in the order in which they are applied.

        Returns:
            The transformations in the same order, and the distinct names of the columns
            that they need.

        Raises:
            TransformationParsingError: If a declaration is invalid, or two have the
                same name. The message lists all errors.
            TransformationRegistryError: If a transformation doesn't exist.
            IncorrectReferenceError: If an argument isn't a reference where one is
                required.
            NotColumnReferenceError: If a result is referenced where a column is
                required.
            NotTransformationReferenceError: If a `tran:` reference doesn't name an
                earlier transformation.
            InvalidBatchTransformationError: If an image operation is invalid.
        """

    def parse_text(self, text: str) -> tuple[list[Transformation], list[str]]:
        """Create transformations from YAML text.

        Args:
            text: A YAML document with the key `transformations`.

        Returns:
            The same as `parse`.

        Raises:
            TransformationParsingError: If the text isn't YAML, lacks this key, or a
                declaration is invalid.
        """

    def parse_file(
        self, path: str | PathLike[str]
    ) -> tuple[list[Transformation], list[str]]:
        """Create transformations from a file, such as a task's `transformation_file`.

        Args:
            path: A YAML file with the key `transformations`.

        Returns:
            The same as `parse`.

        Raises:
            FileNotFoundError: If the file doesn't exist.
            TransformationParsingError: If the file isn't YAML, lacks this key, or a
                declaration is invalid. The message contains the line.
        """

    def serialise(
        self, transformations: Sequence[Transformation]
    ) -> list[TransformationSpec]:
        """Convert transformations to declarations.

        Args:
            transformations: Transformations that were created in Python or parsed.

        Returns:
            Declarations from which `parse` creates equal objects.

        Raises:
            TransformationRegistryError: If a class has no registry name.
        """
