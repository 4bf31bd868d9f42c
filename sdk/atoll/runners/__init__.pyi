from .modeller_runner import run_modeller as run_modeller
from .modeller_runner import setup_modeller_from_config as setup_modeller_from_config
from .modeller_runner import setup_modeller_from_config_file as setup_modeller_from_config_file
from .pod_runner import setup_pod_from_config as setup_pod_from_config
from .pod_runner import setup_pod_from_config_file as setup_pod_from_config_file

__all__ = [
    "run_modeller",
    "setup_modeller_from_config",
    "setup_modeller_from_config_file",
    "setup_pod_from_config",
    "setup_pod_from_config_file",
]
