from .differential import DPModellerConfig as DPModellerConfig
from .differential import DPPodConfig as DPPodConfig

__all__ = ["DPModellerConfig", "DPPodConfig"]
