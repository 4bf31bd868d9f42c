"""Base of the sources that read the volume files of OCT devices.

Devices store a whole examination in one binary file: the patient's data, the B-scans and
one or more fundus images. Reading the bytes is the work of a `VolumeParser`; everything
else (filtering, caching, columns) is shared by the sources and lives in
`BaseVolumeSource`.

Examples:
    A source for another file format needs an extension and a parser:

    >>> from typing import ClassVar
    >>> from atoll.data.datasources.ophthalmology.volume_base_source import (
    ...     BaseVolumeSource,
    ... )
    >>> class ArchiveSource(BaseVolumeSource):
    ...     file_extension: ClassVar[str] = ".scan"
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from os import PathLike
from pathlib import Path
from typing import ClassVar, Protocol

import numpy as np
import numpy.typing as npt

from atoll.data.datasources.ophthalmology.ophth_ds_types import (
    ProcessedDataRequiredTypes,
)
from atoll.data.datasources.ophthalmology.ophthalmology_base_source import (
    OphthalmologyDataSourceArgs,
    OphthalmologySource,
)
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti
from atoll.types import JSONValue

__all__ = ["BaseVolumeSource", "SLOModality", "VolumeData", "VolumeParser"]

class SLOModality(str, Enum):
    """The light with which a fundus image was taken.

    One volume file may hold several images of the same eye; this is how to say which of
    them should enter the row.

    Attributes:
        INFRARED: Near-infrared reflectance; the image most devices use for tracking.
        COLOUR: True or composite colour.
        RED_FREE: Green light, in which vessels and nerve fibres stand out.
        AUTOFLUORESCENCE: Light emitted by the tissue itself under blue or green light.
    """

    INFRARED = "infrared"
    COLOUR = "colour"
    RED_FREE = "red_free"
    AUTOFLUORESCENCE = "autofluorescence"

@dataclass(frozen=True)
class VolumeData:
    """One scan of one eye, as a parser takes it from a file.

    Attributes:
        metadata: Who was scanned, which eye, and when.
        bscans: The cross-sections as (frames, height, width), 8-bit greyscale, from top
            to bottom of the scanned area.
        slo: The fundus image as (height, width) or (height, width, 3), if the file has
            one.
        slo_modality: The light of that image; `None` when there is no image.
        extra_fields: Further values of the file, each of which becomes a column. `None`
            if there are no others.
    """

    metadata: ProcessedDataRequiredTypes
    bscans: npt.NDArray[np.uint8]
    slo: npt.NDArray[np.uint8] | None = None
    slo_modality: SLOModality | None = None
    extra_fields: Mapping[str, JSONValue] | None = None

class VolumeParser(Protocol):
    """Reads one binary format of volume files.

    Anything with these members will do; no base class is needed. A parser must be safe to
    call from several threads, and must raise rather than guess when a file is damaged.

    Attributes:
        extension: Extension of the files it reads, in lower case with the dot.
    """

    extension: str

    def read_metadata(self, path: Path) -> ProcessedDataRequiredTypes:
        """Read what identifies the scan, without decoding any pixels.

        Args:
            path: The volume file.

        Returns:
            The values every row needs.

        Raises:
            DataSourceError: If the file is not of this format.
        """

    def read_volumes(self, path: Path) -> list[VolumeData]:
        """Decode all scans in a file.

        Args:
            path: The volume file.

        Returns:
            One entry per scanned eye and visit, usually one or two.

        Raises:
            DataSourceError: If the file is not of this format or ends early.
        """

class BaseVolumeSource(OphthalmologySource):
    """Gives the rows of volume files, whatever device wrote them.

    A file may hold scans of both eyes, so one file can give several rows. Derived classes
    set `file_extension`, and either install a parser under that extension or take one
    as an argument.

    Attributes:
        file_extension: Extension of the files to read, in lower case with the dot.
        slo_modalities: Which fundus image to keep, best first.
    """

    file_extension: ClassVar[str]
    slo_modalities: tuple[SLOModality, ...]

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        parser: VolumeParser | None = None,
        slo_modalities: SingleOrMulti[SLOModality] = SLOModality.INFRARED,
        ophthalmology_args: OphthalmologyDataSourceArgs | None = None,
        output_path: str | PathLike[str] | None = None,
        cache_images: bool = False,
        infer_class_labels_from_filepaths: bool = False,
        filter: FileSystemFilter | None = None,
        data_cache: DataPersister | None = None,
        data_splitter: DatasetSplitter | None = None,
        seed: int | None = None,
        modifiers: Mapping[str, DataPathModifiers] | None = None,
        ignore_cols: SingleOrMulti[str] | None = None,
        partition_size: int = 16,
        name: str | None = None,
    ) -> None:
        """Name the folder of volume files and how to read them.

        Args:
            path: Folder with the volume files.
            parser: Reader of the binary format; the one installed for `file_extension`
                if `None`.
            slo_modalities: Kinds of fundus image to accept, in order of preference. The
                first one a file has is kept.
            ophthalmology_args: Options for eye scans. `match_slo` concerns images in the
                same file here.
            output_path: Folder for patient reports, outside `path`.
            cache_images: Whether the cache also holds B-scans. Volume files are slow to
                decode, so this often pays.
            infer_class_labels_from_filepaths: Whether the name of a file's folder is the
                label of all scans in it.
            filter: Conditions checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How scans are divided when a task does not say.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to put around paths found in the files, by column name.
            ignore_cols: Columns to drop.
            partition_size: Volume files opened at a time, at least 1.
            name: Name for logs; the class name if `None`.

        Raises:
            ValueError: If the parser reads another extension than `file_extension`.
            DataSourceError: If no parser is given and none is installed.
        """

    @property
    def parser(self) -> VolumeParser:
        """The reader of the binary format in use."""

    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Read the scans in one volume file.

        Args:
            file_name: Absolute path of the volume file.
            skip_non_tabular_data: Whether to leave pixels undecoded.

        Returns:
            One row per scan that passes the `ophthalmology_args`; an empty list if none
            does.

        Raises:
            DataSourceError: If the parser cannot read the file.
        """
