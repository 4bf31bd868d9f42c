"""What the hub, the access manager or the login may answer instead of a result.

Examples:
    Tell a mistyped identifier from a hub that is away:

    >>> from atoll.hub import HubClient
    >>> from atoll.hub.exceptions import HubError, PodDoesNotExistError
    >>> try:
    ...     status = HubClient().get_pod("alice/census-inc")["status"]
    ... except PodDoesNotExistError:
    ...     status = "unknown"
    ... except HubError as error:
    ...     raise SystemExit(f"The hub does not answer: {error}") from error
"""

from atoll.exceptions import SdkError

__all__ = [
    "AuthenticationError",
    "HubError",
    "ModelTooLargeError",
    "ModelUploadError",
    "ModelValidationError",
    "PodDoesNotExistError",
    "SchemaUploadError",
]

class HubError(SdkError):
    """A service of the platform failed or refused, and no narrower class says how.

    Base of all other exceptions here. Requests that fail for a passing reason have been
    repeated by then, as often as `ATOLL_WEB_MAX_RETRIES` says.
    """

class AuthenticationError(HubError):
    """The login failed, or the credentials are no longer valid.

    Log in again. API keys may have been rotated: a pod has at most two at a time, under
    My Pods on the hub.
    """

class PodDoesNotExistError(HubError):
    """The hub knows no pod of that identifier, or you may not see it.

    The hub does not tell the two apart, so that nobody can search for names. Compare the
    identifier with the one on the dataset's page.
    """

class SchemaUploadError(HubError):
    """The hub did not accept a schema.

    Mostly because one is registered already and differs: start the pod with
    `update_schema=True` to replace it.
    """

class ModelUploadError(HubError):
    """A model or its weights could not be uploaded.

    The name belongs to another user, or the weights are for a version that does not
    exist. Only a model's owner may upload.
    """

class ModelTooLargeError(ModelUploadError):
    """A model's code or its weights exceed what the hub stores.

    See `atoll.hub.api.MAX_MODEL_SIZE_BYTES` and
    `atoll.hub.api.MAX_WEIGHTS_SIZE_BYTES`.
    """

class ModelValidationError(ModelUploadError):
    """The file holds no model that a pod could run.

    It has to be one Python file with exactly one class that derives from
    `atoll.models.federated_model.FederatedModel`, and to import without errors.
    """
