"""Folders of flat images: photographs, slides, exported scans."""

from collections.abc import Mapping
from os import PathLike
from typing import ClassVar, Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, DataSourceType, SingleOrMulti

__all__ = ["IMAGE_COLUMN", "IMAGE_FILE_EXTENSIONS", "ImageSource"]

IMAGE_COLUMN: Final = "Pixel Data"
"""Column that holds the pixels of each image.

Name it in `DataStructure.selected_cols` to give the images to a model.
"""

IMAGE_FILE_EXTENSIONS: Final[tuple[str, ...]] = (
    ".jpg",
    ".jpeg",
    ".png",
    ".bmp",
    ".tif",
    ".tiff",
)
"""Extensions that are read when none are named."""

class ImageSource(FileSystemIterableSourceInferrable):
    """One row per image file of a folder and its sub-folders.

    Each row has these columns:

    - `Pixel Data`: the pixels, (height, width) for greyscale or (height, width, 3) for
      colour, 8 bits per channel. Deeper images are scaled down.
    - `Image Height`, `Image Width` and `Image Mode`: what the file's header says.
    - `Inferred Label`: the class, when labels are taken from folders.
    - the two metadata columns with the file's path and time of change.

    The schema marks `Pixel Data` as an image without being told. Folders laid out in the
    style of HuggingFace image datasets (split, then class, then files) are read as they
    are: take the labels from the folders and divide the rows with a
    `SplitterDefinedInData` that infers its split labels.

    Attributes:
        datasource_type: `DataSourceType.IMAGE`; a pod file names the class
            `ImageSource`.

    Note:
        Multi-page TIFF files contribute their first page. Use `DICOMSource` for volumes.

    Examples:
        Images sorted into one folder per class:

        >>> from atoll import ImageSource
        >>> source = ImageSource(
        ...     "/data/retina",
        ...     output_path="/data/retina-output",
        ...     infer_class_labels_from_filepaths=True,
        ... )
        >>> source.load_data()
        >>> print(source.class_labels, len(source))

        Already divided into train, validation and test:

        >>> from atoll.data import SplitterDefinedInData
        >>> divided = ImageSource(
        ...     "/data/retina-divided",
        ...     infer_class_labels_from_filepaths=True,
        ...     data_splitter=SplitterDefinedInData(infer_split_labels_from_filepaths=True),
        ... )
    """

    datasource_type: ClassVar[DataSourceType | None] = DataSourceType.IMAGE

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        file_extension: SingleOrMulti[str] | None = None,
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
        """Name the folder of images; none is opened yet.

        Args:
            path: Folder with the images. Sub-folders are searched too.
            output_path: Folder for reports and masks that tasks write, outside `path`.
            file_extension: Extensions to read, with or without the dot; all of
                `IMAGE_FILE_EXTENSIONS` if `None`.
            cache_images: Whether the cache also holds pixels. Worth it for files on a
                slow network drive.
            infer_class_labels_from_filepaths: Whether the name of an image's folder is
                its class label.
            filter: Further conditions on dates and sizes. If it names extensions, only
                those that `file_extension` also allows are read.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How images are divided when a task does not say.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Seldom needed here, since paths are found by listing the folder.
            ignore_cols: Columns to drop, such as `Image Mode`.
            partition_size: Images decoded at a time, at least 1.
            name: Name for logs; the class name if `None`.

        Raises:
            ValueError: If an extension is not among `IMAGE_FILE_EXTENSIONS`, or
                `partition_size` is smaller than 1.
        """

    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Decode one image.

        Args:
            file_name: Absolute path of the image.
            skip_non_tabular_data: Whether to read the header alone.

        Returns:
            A list of one row, or an empty list if the file holds no image.

        Raises:
            DataSourceError: If the file is damaged or of another format than its
                extension says.
        """
