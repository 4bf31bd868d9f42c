"""Differential privacy: a bound on what results can tell about any single person.

A task is (ε, δ)-differentially private if adding or removing one person changes the
likelihood of any result by a factor of at most *e* to the power of ε, except with
probability δ. Smaller values protect better and blur more.

Two sides have a say. The modeller asks for a budget and the details of the noise with
`DPModellerConfig`; the custodian sets what the pod will grant at most with `DPPodConfig`.
The lower one counts. Training stops when the budget is spent.

Private training needs an optional extra: `pip install 'atoll[dp]'`. Private SQL
(`atoll.federated.algorithms.private_sql_query.PrivateSqlQuery`) takes its budget as plain
arguments, and the same caps hold.
"""

from .differential import DPModellerConfig as DPModellerConfig
from .differential import DPPodConfig as DPPodConfig

__all__ = ["DPModellerConfig", "DPPodConfig"]
