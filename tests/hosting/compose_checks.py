"""What compose.yaml must keep to, whatever it says. Each check gives sentences; none is all well."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator
from typing import Any

Compose = dict[str, Any]
Service = dict[str, Any]

# A version in numbers, exact or to the minor: not `latest`, not `16`, not nothing.
_PINNED = re.compile(r"[a-z0-9./-]+:\d+\.\d+[a-z0-9.-]*")
_KEYS = {
    *("restart", "init", "read_only", "cap_drop", "cap_add", "security_opt", "logging", "build", "image", "user"),
    *("command", "environment", "ports", "networks", "volumes", "tmpfs", "depends_on", "healthcheck", "deploy"),
    *("ulimits", "stop_grace_period", "shm_size"),
}


def problems(compose: Compose) -> list[str]:
    """All that is wrong."""
    return [
        *(f"{name}: {wrong}" for name, service in compose["services"].items() for wrong in _of_service(service)),
        *(f"{name}: {wrong}" for name, service in compose["services"].items() for wrong in _of_names(compose, service)),
        *_of_networks(compose),
    ]


def _of_service(service: Service) -> Iterator[str]:
    for key in service.keys() - _KEYS:
        yield f"nobody knows {key}"
    if not _PINNED.fullmatch(service.get("image", "")):
        yield f"its image {service.get('image')} is not pinned"
    if str(service.get("user", "root")).partition(":")[0] in ("root", "0", ""):
        yield "runs as root"
    if service.get("read_only") is not True:
        yield "its file system can be written"
    if service.get("cap_drop") != ["ALL"] or "no-new-privileges:true" not in service.get("security_opt", []):
        yield "may have rights that it does not need"
    if service.get("privileged"):
        yield "is privileged"
    if service.get("restart") != "unless-stopped":
        yield "is not started again"
    check = service.get("healthcheck", {})
    if not check.get("test") or not {"interval", "timeout", "retries"} <= check.keys():
        yield "has no whole health check"
    elif check["test"][0] not in ("CMD", "CMD-SHELL"):
        yield f"its health check is {check['test'][0]}"
    if any(not str(place).startswith("/") for place in service.get("tmpfs", [])):
        yield "has a tmpfs without a place"


def _of_names(compose: Compose, service: Service) -> Iterator[str]:
    """Everything that is named exists."""
    for volume in service.get("volumes", []):
        source = volume.partition(":")[0]
        if source.startswith((".", "/")):
            yield f"takes {source} of the machine"
        elif source not in compose["volumes"]:
            yield f"there is no volume {source}"
    for network in service.get("networks", ["default"]):
        if network not in compose["networks"]:
            yield f"there is no network {network}"
    for other, wish in service.get("depends_on", {}).items():
        found = compose["services"].get(other)
        if found is None:
            yield f"there is no service {other}"
        elif wish["condition"] == "service_healthy" and not found.get("healthcheck"):
            yield f"waits for the health of {other}, which has none"


def _of_networks(compose: Compose) -> Iterator[str]:
    services = compose["services"]
    for name, service in services.items():
        if service.get("ports") and name != "proxy":
            yield f"{name}: is open to the world"
    if not compose["networks"]["back"].get("internal"):
        yield "back: leads outside"
    for name in ("postgres", "redis", "backup", "bots"):
        if services[name]["networks"] != ["back"]:
            yield f"{name}: can be reached from elsewhere than the back"
    subnet = compose["networks"]["front"]["ipam"]["config"][0]["subnet"]
    trusted = services["server"]["environment"]["PIONEERS_TRUSTED_PROXIES"]
    if ipaddress.ip_network(subnet) != ipaddress.ip_network(trusted):
        yield f"server: believes {trusted}, but Caddy is in {subnet}"
