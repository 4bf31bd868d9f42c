from .base import BaseAlgorithmFactory as BaseAlgorithmFactory
from .base import BaseModellerAlgorithm as BaseModellerAlgorithm
from .base import BaseNonModelAlgorithmFactory as BaseNonModelAlgorithmFactory
from .base import BaseWorkerAlgorithm as BaseWorkerAlgorithm
from .csv_report_algorithm import CSVReportAlgorithm as CSVReportAlgorithm
from .filtering_algorithm import RecordFilterAlgorithm as RecordFilterAlgorithm
from .hugging_face_algorithms import (
    HuggingFaceImageClassificationInference as HuggingFaceImageClassificationInference,
)
from .hugging_face_algorithms import (
    HuggingFaceImageSegmentationInference as HuggingFaceImageSegmentationInference,
)
from .hugging_face_algorithms import (
    HuggingFaceTextClassificationInference as HuggingFaceTextClassificationInference,
)
from .hugging_face_algorithms import (
    HuggingFaceTextGenerationInference as HuggingFaceTextGenerationInference,
)
from .hugging_face_algorithms import TIMMFineTuning as TIMMFineTuning
from .hugging_face_algorithms import TIMMInference as TIMMInference
from .model_algorithms import FederatedModelTraining as FederatedModelTraining
from .model_algorithms import ModelEvaluation as ModelEvaluation
from .model_algorithms import ModelInference as ModelInference
from .model_algorithms import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation
from .ophthalmology import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .ophthalmology import ETDRSAlgorithm as ETDRSAlgorithm
from .ophthalmology import FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm
from .ophthalmology import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .private_sql_query import PrivateSqlQuery as PrivateSqlQuery
from .sql_query import SqlQuery as SqlQuery

__all__ = [
    "BaseAlgorithmFactory",
    "BaseModellerAlgorithm",
    "BaseNonModelAlgorithmFactory",
    "BaseWorkerAlgorithm",
    "CSVReportAlgorithm",
    "CSVReportGeneratorOphthalmologyAlgorithm",
    "ETDRSAlgorithm",
    "FederatedModelTraining",
    "FluidVolumeCalculationAlgorithm",
    "FoveaCoordinatesAlgorithm",
    "HuggingFaceImageClassificationInference",
    "HuggingFaceImageSegmentationInference",
    "HuggingFaceTextClassificationInference",
    "HuggingFaceTextGenerationInference",
    "ModelEvaluation",
    "ModelInference",
    "ModelTrainingAndEvaluation",
    "PrivateSqlQuery",
    "RecordFilterAlgorithm",
    "SqlQuery",
    "TIMMFineTuning",
    "TIMMInference",
]
