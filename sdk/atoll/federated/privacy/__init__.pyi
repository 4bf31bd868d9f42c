"""Differential privacy: limits what results can reveal about a single person.

A task is (ε, δ)-differentially private if adding or removing one person changes the
probability of any result by a factor of at most *e* to the power of ε, except with
probability δ. Smaller values protect better and make results less accurate.

The modeller requests a budget and sets the details of the noise with
`DPModellerConfig`. The custodian caps the budget with `DPPodConfig`. The lower value
applies, and training stops when the budget is spent.

A cap bounds one task, and in private SQL each column of a query. Nothing adds up what
repeated tasks spend.

Private training needs an optional extra: `pip install 'atoll[dp]'`. Private SQL
(`atoll.federated.algorithms.private_sql_query.PrivateSqlQuery`) takes its budget as
arguments, and the same caps apply.
"""

from .differential import DPModellerConfig as DPModellerConfig
from .differential import DPPodConfig as DPPodConfig

__all__ = ["DPModellerConfig", "DPPodConfig"]
