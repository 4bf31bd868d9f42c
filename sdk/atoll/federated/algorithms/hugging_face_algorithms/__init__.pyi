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
