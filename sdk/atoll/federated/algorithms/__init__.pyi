"""What each pod computes.

An algorithm is one of the elements that make up a task. You pass it to a protocol,
which decides when the algorithm runs and who receives its result.

| You want | Use |
|---|---|
| one model trained on several pods | `FederatedModelTraining` |
| a model trained and tested on one pod | `ModelTrainingAndEvaluation` |
| metrics of a trained model | `ModelEvaluation` |
| predictions of a trained model | `ModelInference` |
| counts, means, tables | `SqlQuery`, `PrivateSqlQuery` |
| a published model by its id | the `HuggingFace…` classes, `TIMMInference` |
| a published model, fine-tuned | `TIMMFineTuning` |
| predictions in a file on the pod | `CSVReportAlgorithm` |
| a selection of the records | `RecordFilterAlgorithm` |
| measurements of the retina | `atoll.federated.algorithms.ophthalmology` |

To write your own algorithm, start from `atoll.federated.algorithms.base`.
"""

from .model_algorithms import FederatedModelTraining as FederatedModelTraining
from .model_algorithms import ModelTrainingAndEvaluation as ModelTrainingAndEvaluation
from .model_algorithms import ModelEvaluation as ModelEvaluation
from .model_algorithms import ModelInference as ModelInference
from .sql_query import SqlQuery as SqlQuery
from .private_sql_query import PrivateSqlQuery as PrivateSqlQuery
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
from .hugging_face_algorithms import TIMMTrainingConfig as TIMMTrainingConfig
from .ophthalmology import (
    CSVReportGeneratorOphthalmologyAlgorithm as CSVReportGeneratorOphthalmologyAlgorithm,
)
from .ophthalmology import ColumnFilter as ColumnFilter
from .ophthalmology import ETDRSAlgorithm as ETDRSAlgorithm
from .ophthalmology import FluidVolumeCalculationAlgorithm as FluidVolumeCalculationAlgorithm
from .ophthalmology import FoveaCoordinatesAlgorithm as FoveaCoordinatesAlgorithm
from .base import BaseAlgorithmFactory as BaseAlgorithmFactory
from .base import BaseModellerAlgorithm as BaseModellerAlgorithm
from .base import BaseNonModelAlgorithmFactory as BaseNonModelAlgorithmFactory
from .base import BaseWorkerAlgorithm as BaseWorkerAlgorithm

__all__ = [
    "FederatedModelTraining",
    "ModelTrainingAndEvaluation",
    "ModelEvaluation",
    "ModelInference",
    "SqlQuery",
    "PrivateSqlQuery",
    "CSVReportAlgorithm",
    "RecordFilterAlgorithm",
    "ColumnFilter",
    "HuggingFaceImageClassificationInference",
    "HuggingFaceImageSegmentationInference",
    "HuggingFaceTextClassificationInference",
    "HuggingFaceTextGenerationInference",
    "TIMMFineTuning",
    "TIMMInference",
    "TIMMTrainingConfig",
    "CSVReportGeneratorOphthalmologyAlgorithm",
    "ETDRSAlgorithm",
    "FluidVolumeCalculationAlgorithm",
    "FoveaCoordinatesAlgorithm",
    "BaseAlgorithmFactory",
    "BaseModellerAlgorithm",
    "BaseNonModelAlgorithmFactory",
    "BaseWorkerAlgorithm",
]
