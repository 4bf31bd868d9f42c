"""Base class of the sources that read volume files of OCT devices.

Devices store a whole examination in one binary file: the patient's data, the B-scans
and one or more fundus images. A `VolumeParser` reads the file. `BaseVolumeSource`
implements everything else, such as filtering, caching and columns.

Examples:
    Define a source for another file format, with an extension and a parser:

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

    A volume file can contain several images of the same eye. The modality selects the
    image for the row.

    Attributes:
        INFRARED: Near-infrared reflectance, which most devices use for tracking.
        COLOUR: True or composite colour.
        RED_FREE: Green light, which shows vessels and nerve fibres clearly.
        AUTOFLUORESCENCE: Light emitted by the tissue itself under blue or green light.
    """

    INFRARED = "infrared"
    COLOUR = "colour"
    RED_FREE = "red_free"
    AUTOFLUORESCENCE = "autofluorescence"

@dataclass(frozen=True)
class VolumeData:
    """One scan of one eye, as returned by a parser.

    Attributes:
        metadata: Patient, eye and date of the scan.
        bscans: The cross-sections as (frames, height, width), 8-bit greyscale, from top
            to bottom of the scanned area.
        slo: The fundus image as (height, width) or (height, width, 3), if there is one.
        slo_modality: The modality of that image; `None` if there is no image.
        extra_fields: Further values of the file, which become columns. `None` if there
            are none.
    """

    metadata: ProcessedDataRequiredTypes
    bscans: npt.NDArray[np.uint8]
    slo: npt.NDArray[np.uint8] | None = None
    slo_modality: SLOModality | None = None
    extra_fields: Mapping[str, JSONValue] | None = None

class VolumeParser(Protocol):
    """Reads one binary format of volume files.

    Any class with these members is a parser; no base class is needed. A parser has to
    be thread-safe, and has to raise an exception for damaged files.

    Attributes:
        extension: Extension of the files it reads, in lower case with the dot.
    """

    extension: str

    def read_metadata(self, path: Path) -> ProcessedDataRequiredTypes:
        """Read the metadata of the scan without decoding pixels.

        Args:
            path: The volume file.

        Returns:
            The values that every row needs.

        Raises:
            DataSourceError: If the file has another format.
        """

    def read_volumes(self, path: Path) -> list[VolumeData]:
        """Decode all scans in a file.

        Args:
            path: The volume file.

        Returns:
            One entry per eye and visit, usually one or two.

        Raises:
            DataSourceError: If the file has another format or ends early.
        """

class BaseVolumeSource(OphthalmologySource):
    """Reads volume files of any device.

    A file can contain scans of both eyes, so it can have several rows. Derived classes
    set `file_extension`, and either install a parser for that extension or take one as
    an argument.

    Attributes:
        file_extension: Extension of the files to read, in lower case with the dot.
        slo_modalities: Accepted fundus images, in order of preference.
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
        """Set the folder of volume files and the parser.

        Args:
            path: Folder with the volume files.
            parser: Reader of the binary format; the one installed for `file_extension`
                if `None`.
            slo_modalities: Kinds of fundus image to accept, in order of preference. The
                first one a file has is kept.
            ophthalmology_args: Options for eye scans. `match_slo` concerns images in the
                same file here.
            output_path: Folder for patient reports, outside `path`.
            cache_images: Whether to cache B-scans too. Volume files are slow to decode,
                so this is often worth the disk space.
            infer_class_labels_from_filepaths: Whether the name of a file's folder is the
                label of all scans in it.
            filter: Conditions that are checked before a file is opened.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How scans are split if a task doesn't specify it.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Text to add before and after paths in the files, by column name.
            ignore_cols: Columns to drop.
            partition_size: Number of volume files that are opened at a time, at least
                1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If the parser doesn't read files with `file_extension`.
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
