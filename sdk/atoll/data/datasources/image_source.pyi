from collections.abc import Mapping
from os import PathLike
from typing import Final

from atoll.data.datasources.base_source import FileSystemIterableSourceInferrable
from atoll.data.datasources.utils import FileSystemFilter
from atoll.data.datasplitters import DatasetSplitter
from atoll.data.persistence.base import DataPersister
from atoll.data.types import DataPathModifiers, SingleOrMulti

__all__ = ["IMAGE_COLUMN", "IMAGE_FILE_EXTENSIONS", "ImageSource"]

IMAGE_COLUMN: Final = "Pixel Data"
IMAGE_FILE_EXTENSIONS: Final[tuple[str, ...]] = (".jpg", ".jpeg", ".png", ".bmp", ".tif", ".tiff")

class ImageSource(FileSystemIterableSourceInferrable):
    def __init__(
        self,
        path: str | PathLike[str],
        *,
        output_path: str | PathLike[str] | None = None,
        file_extension: SingleOrMulti[str] | None = None,
        iterable: bool = True,
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
    ) -> None: ...
    def process_file(self, file_name: str, *, skip_non_tabular_data: bool = False) -> list[dict[str, object]]: ...
