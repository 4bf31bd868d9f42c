"""Algorithms that run published models by their id.

Give the id under which a model is published, such as `example/flower-classifier`. Each
pod downloads the model, runs it on its own data and keeps it in its cache for later
tasks. No code of yours is needed, so the General Modeller role is enough.

The pods need the PyTorch backend and access to the site that publishes the model. On
pods without that access, the custodian can put models into the cache in advance.

Note:
    Each of these algorithms takes a `DataStructure` with exactly one selected column,
    which is the image or text that the model reads. `TIMMFineTuning` also needs a
    target.
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
