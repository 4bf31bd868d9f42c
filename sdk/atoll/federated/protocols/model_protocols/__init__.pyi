from .federated_averaging import FederatedAveraging as FederatedAveraging
from .inference_csv_report import InferenceAndCSVReport as InferenceAndCSVReport
from .inference_csv_report import InferenceAndReturnCSVReport as InferenceAndReturnCSVReport

__all__ = ["FederatedAveraging", "InferenceAndCSVReport", "InferenceAndReturnCSVReport"]
