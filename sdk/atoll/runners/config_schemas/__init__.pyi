from .algorithm_schemas import AlgorithmConfig as AlgorithmConfig
from .hub_schemas import APIKeys as APIKeys
from .modeller_schemas import ModellerConfig as ModellerConfig
from .pod_schemas import PodConfig as PodConfig
from .protocol_schemas import ProtocolConfig as ProtocolConfig

__all__ = ["APIKeys", "AlgorithmConfig", "ModellerConfig", "PodConfig", "ProtocolConfig"]
