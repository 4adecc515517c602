"""Orca with its speech written down: every utterance, and every order to stop, is a line of JSON.

    talking_orca.py SPEECH FOLDER    file to append to; folder of Orca's own settings, made where missing

Runs the installed Orca as it is, without a speech synthesizer and without its key for a single instance, so that one that
somebody is working with does not matter.
"""

import json
import sys
import types

from orca import orca, settings, speechserver


class SpeechServer(speechserver.SpeechServer):
    """Says nothing, and notes at once what it was to say."""

    only = None

    @staticmethod
    def getFactoryName():
        return "Notes"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    def __init__(self):
        super().__init__()
        self.file = open(sys.argv[1], "a", encoding="utf-8")

    def note(self, what):
        self.file.write(json.dumps(what) + "\n")
        self.file.flush()

    def getInfo(self):
        return ["Notes", "notes"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self.note({"said": text})

    def speakCharacter(self, character, acss=None):
        self.note({"said": character})

    def speakKeyEvent(self, event, acss=None):
        self.note({"key": event.getKeyName()})

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.note({"said": context.utterance})

    def stop(self):
        self.note({"stopped": True})


def main():
    module = types.ModuleType("notes")
    module.SpeechServer = SpeechServer
    sys.modules["notes"] = module
    manager = orca.getSettingsManager()
    manager.activate(sys.argv[2], {})
    settings.speechServerFactory = "notes"
    settings.speechServerInfo = None
    manager.setSetting("speechServerFactory", "notes")
    manager.setSetting("speechServerInfo", None)
    return orca.main()


if __name__ == "__main__":
    sys.exit(main())
