"""Algorithms that run published models by their id.

Give the id under which a model is published, such as
`example/flower-classifier`, and each pod downloads the model, runs it on its
own data and keeps it in its cache for the next task. No code of yours is
needed, so the General Modeller role is enough to run them.

Pods need the PyTorch backend and, for the download, a way to the model's
site. A custodian who runs pods without one can put models into the cache
beforehand.

Note:
    Every algorithm here takes a `DataStructure` with exactly one selected
    column: the image or the text that the model reads. `TIMMFineTuning` needs
    a target besides.
"""

from .hugging_face_image_classification import (
    HuggingFaceImageClassificationInference as HuggingFaceImageClassificationInference,
)
from .hugging_face_image_segmentation import (
    HuggingFaceImageSegmentationInference as HuggingFaceImageSegmentationInference,
)
from .hugging_face_text_classification import (
    HuggingFaceTextClassificationInference as HuggingFaceTextClassificationInference,
)
from .hugging_face_text_generation import (
    HuggingFaceTextGenerationInference as HuggingFaceTextGenerationInference,
)
from .timm_fine_tuning import TIMMFineTuning as TIMMFineTuning
from .timm_inference import TIMMInference as TIMMInference
from .utils import TIMMTrainingConfig as TIMMTrainingConfig

__all__ = [
    "HuggingFaceImageClassificationInference",
    "HuggingFaceImageSegmentationInference",
    "HuggingFaceTextClassificationInference",
    "HuggingFaceTextGenerationInference",
    "TIMMFineTuning",
    "TIMMInference",
    "TIMMTrainingConfig",
]
