"""Who listens to what within one process."""

from __future__ import annotations

import logging

from pioneers.bus.interface import Callback

logger = logging.getLogger(__name__)


class Topics:
    """The callbacks by topic. A topic without any is forgotten."""

    def __init__(self) -> None:
        self.callbacks: dict[str, list[Callback]] = {}

    def add(self, topic: str, callback: Callback) -> bool:
        """Whether this is the first one of the topic."""
        listeners = self.callbacks.setdefault(topic, [])
        listeners.append(callback)
        return len(listeners) == 1

    def remove(self, topic: str, callback: Callback) -> bool:
        """Whether this was the last one of the topic."""
        listeners = self.callbacks.get(topic, [])
        if callback not in listeners:
            return False
        listeners.remove(callback)
        if listeners:
            return False
        del self.callbacks[topic]
        return True

    def tell(self, topic: str, message: bytes) -> None:
        """Call all who listen; one that fails does not keep the news from the others."""
        for callback in self.callbacks.get(topic, ())[:]:
            try:
                callback(message)
            except Exception:
                logger.exception("news could not be taken", extra={"topic": topic})
