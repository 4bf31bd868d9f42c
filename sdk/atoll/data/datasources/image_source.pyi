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
"""Column with the pixels of each image.

List it in `DataStructure.selected_cols` to pass the images to a model.
"""

IMAGE_FILE_EXTENSIONS: Final[tuple[str, ...]] = (
    ".jpg",
    ".jpeg",
    ".png",
    ".bmp",
    ".tif",
    ".tiff",
)
"""Extensions that are read by default."""

class ImageSource(FileSystemIterableSourceInferrable):
    """One row per image file of a folder and its sub-folders.

    Each row has these columns:

    - `Pixel Data`: the pixels, (height, width) for greyscale or (height, width, 3) for
      colour, with 8 bits per channel. Images with more bits are converted.
    - `Image Height`, `Image Width` and `Image Mode`, from the file's header.
    - `Inferred Label`: the class, if labels are inferred from folders.
    - the two metadata columns with the file's path and modification time.

    The schema recognises `Pixel Data` as an image. To read folders with the layout of
    HuggingFace image datasets (split, then class, then files), infer the labels from
    the folders and split the rows with a `SplitterDefinedInData` that infers its split
    labels.

    Attributes:
        datasource_type: `DataSourceType.IMAGE`; a pod file names the class
            `ImageSource`.

    Note:
        Only the first page of a multi-page TIFF file is read. Use `DICOMSource` for
        volumes.

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
        """Set the folder of images, which isn't read yet.

        Args:
            path: Folder with the images. Sub-folders are searched too.
            output_path: Folder for reports and masks that tasks write, outside `path`.
            file_extension: Extensions to read, with or without the dot; `None` reads
                all of `IMAGE_FILE_EXTENSIONS`.
            cache_images: Whether to cache pixels too, for example for files on a slow
                network drive.
            infer_class_labels_from_filepaths: Whether to use the name of an image's
                folder as its class label.
            filter: Further conditions for dates and sizes. If it has extensions, only
                those that `file_extension` also allows are read.
            data_cache: Cache to use instead of the default SQLite file.
            data_splitter: How images are split if a task doesn't specify it.
            seed: Seed of a shuffled split; 42 if `None`.
            modifiers: Rarely needed, because the paths come from listing the folder.
            ignore_cols: Columns to drop, such as `Image Mode`.
            partition_size: Number of images that are decoded at a time, at least 1.
            name: Name for logs; `None` uses the class name.

        Raises:
            ValueError: If an extension isn't among `IMAGE_FILE_EXTENSIONS`, or
                `partition_size` is smaller than 1.
        """

    def process_file(
        self, file_name: str, *, skip_non_tabular_data: bool = False
    ) -> list[dict[str, object]]:
        """Decode one image.

        Args:
            file_name: Absolute path of the image.
            skip_non_tabular_data: Whether to read the header only.

        Returns:
            A list with one row, or an empty list if the file contains no image.

        Raises:
            DataSourceError: If the file is damaged, or its format doesn't match the
                extension.
        """
