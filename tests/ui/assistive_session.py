"""A desktop of its own for a test with an assistive client: display, session bus and accessibility bus, home folder.

Nothing outside is touched and nothing is left: every process started here ends with the test, whatever becomes of it.
Needs Xvfb, dbus-run-session, at-spi2-core and the introspection data of Atspi; no window manager, no systemd, no root.
"""

import ctypes
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = 30  # seconds; reached only when something never happens
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
FOREIGN = ("AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "NO_AT_BRIDGE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE",
           "QT_QPA_PLATFORMTHEME", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CURRENT_DESKTOP")


class Failure(Exception):
    pass


def end_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


def adopt_orphans():
    ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER


def end_orphans():
    """Sees the daemons out that outlive those who started them; they end with their buses, and otherwise are made to."""
    last = time.monotonic() + PATIENCE
    while True:
        try:
            ended, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if ended:
            continue
        if time.monotonic() > last:
            for child in pathlib.Path(f"/proc/self/task/{os.getpid()}/children").read_text().split():
                os.kill(int(child), signal.SIGKILL)
        time.sleep(0.01)


def start(command, **more):
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, preexec_fn=end_with_parent, **more)


def stop(process):
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def start_display(log):
    """The X server and the name of its display, which it chooses itself."""
    reading, writing = os.pipe()
    server = start(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-noreset"],
                   pass_fds=[writing], stderr=log)
    os.close(writing)
    said = b""
    with os.fdopen(reading, "rb", buffering=0) as pipe:
        while not said.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], PATIENCE)
            more = pipe.read(16) if ready else b""
            if not more:
                stop(server)
                raise Failure("Xvfb does not start")
            said += more
    return server, ":" + said.decode().strip()


def run_on_own_desktop(script, arguments):
    """Runs `script --inside ARGUMENTS` on a desktop of its own and returns its exit status."""
    folder = tempfile.mkdtemp(prefix="linja-", dir="/tmp")  # short: the names of sockets have a limit
    server = None
    adopt_orphans()
    try:
        environment = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        environment.update(HOME=folder, LC_ALL="C.UTF-8", LANG="C.UTF-8", QT_QPA_PLATFORM="xcb", GSETTINGS_BACKEND="memory",
                           QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", XDG_SESSION_TYPE="x11")
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            environment[f"XDG_{name}_HOME"] = f"{folder}/{name.lower()}"
        environment["XDG_RUNTIME_DIR"] = f"{folder}/run"
        os.mkdir(environment["XDG_RUNTIME_DIR"], 0o700)
        log_path = f"{folder}/log"
        with open(log_path, "wb") as log:
            server, environment["DISPLAY"] = start_display(log)
            inside = start(["dbus-run-session", "--", sys.executable, script, "--inside", *arguments], env=environment,
                           stderr=log)
            status = inside.wait()
        if status != 0:
            print("What the programs said:")
            print(pathlib.Path(log_path).read_text(errors="replace"))
        return status
    finally:
        if server:
            stop(server)
        end_orphans()
        shutil.rmtree(folder, ignore_errors=True)


def start_accessibility_bus():
    launcher = next((path for path in LAUNCHERS if os.path.exists(path)), None)
    if not launcher:
        raise Failure("at-spi-bus-launcher is not there")
    return start([launcher, "--launch-immediately"])


def await_accessibility_bus():
    """Returns when programs can ask for the bus."""
    from gi.repository import Gio

    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE,
                      PATIENCE * 1000)


def import_atspi():
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib

    return Atspi, GLib


class Client:
    """What a screen reader does: it looks through the program, performs actions, and hears what the program says."""

    def __init__(self):
        self.atspi, self.glib = import_atspi()
        if self.atspi.init() not in (0, 1):
            raise Failure("the accessibility bus cannot be reached")
        self.atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)  # a busy machine is no fault of the program
        self.program = None
        self.application = None
        self.heard = []  # ("status", "focus" or "did", the text), oldest first
        self.listener = self.atspi.EventListener.new(self.hear)
        # What screen readers speak: announcements, notifications that show, and what the focus comes to.
        for event in ("object:announcement", "object:state-changed:showing", "object:state-changed:focused"):
            self.listener.register(event)

    def hear(self, event):
        if not self.program or event.source is None:
            return
        try:
            if event.type.startswith("object:announcement"):
                self.heard.append(("status", str(event.any_data)))
            elif event.type.startswith("object:state-changed:focused"):
                if event.detail1:
                    self.heard.append(("focus", event.source.get_name()))
            elif event.source.get_role() == self.atspi.Role.NOTIFICATION and event.detail1:
                self.heard.append(("status", event.source.get_name()))
        except self.glib.Error:
            pass  # the source has gone since

    def until(self, what, holds):
        """Lets events in until holds() is true, and returns what it says."""
        context = self.glib.MainContext.default()
        last = time.monotonic() + PATIENCE
        waker = self.glib.timeout_add(10, lambda: True)
        try:
            while True:
                if self.program and self.program.poll() is not None:
                    raise Failure(f"the program has ended with status {self.program.returncode}, waiting for: {what}")
                try:
                    answer = holds()
                except self.glib.Error:
                    answer = None  # asked of what has just gone
                if answer:
                    return answer
                if time.monotonic() > last:
                    raise Failure(f"waited in vain for: {what}")
                context.iteration(True)
                while context.pending():
                    context.iteration(False)
        finally:
            self.glib.source_remove(waker)

    # --- The program

    def open(self, program):
        self.program = start([program])
        self.application = self.until("the program on the accessibility bus", self.find_application)
        # Nothing is to be remembered on this side: what is read is what the program says now.
        self.application.set_cache_mask(self.atspi.Cache.NONE)

    def find_application(self):
        desktop = self.atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.program.pid and child.get_child_count() > 0:
                return child
        return None

    def close(self):
        program, self.program = self.program, None
        if program:
            stop(program)

    # --- Looking

    def everything(self, top=None):
        waiting = [top or self.application]
        while waiting:
            place = waiting.pop(0)
            yield place
            for i in range(place.get_child_count()):
                child = place.get_child_at_index(i)
                if child:
                    waiting.append(child)

    def find(self, role, name, top=None):
        """The one with this role and a name that the pattern matches as a whole; waits for it to show."""

        def look():
            for place in self.everything(top):
                if place.get_role() == role and re.fullmatch(name, self.name_of(place)) and self.shows(place):
                    return place
            return None

        return self.until(f"{role.value_nick} named {name}", look)

    def name_of(self, place):
        """As screen readers say it: by the label that stands for it, else by its own name."""
        for relation in place.get_relation_set():
            if relation.get_relation_type() == self.atspi.RelationType.LABELLED_BY and relation.get_n_targets() > 0:
                return relation.get_target(0).get_name()
        return place.get_name() or ""

    def has(self, place, state):
        return place.get_state_set().contains(state)

    def shows(self, place):
        return self.has(place, self.atspi.StateType.SHOWING)

    # --- Doing

    def act(self, place, wanted="Press"):
        name = place.get_name()
        names = []
        for i in range(place.get_n_actions()):
            names.append(place.get_action_name(i))
            if names[-1] == wanted:
                self.heard.append(("did", f"{wanted} {name}"))
                if not place.do_action(i):
                    raise Failure(f"{wanted} of {name} was refused by the bridge")
                return
        raise Failure(f"{name} has no action {wanted}, only {names}")

    def click(self, place):
        area = place.get_extents(self.atspi.CoordType.SCREEN)
        self.heard.append(("did", f"click on {place.get_name()}"))
        self.atspi.generate_mouse_event(area.x + area.width // 2, area.y + area.height // 2, "b1c")

    # --- Hearing

    def listen(self, pattern, since, kind="status"):
        """The match of the first text of that kind heard after `since`, a length of self.heard, that the pattern is in."""

        def look():
            for what, text in self.heard[since:]:
                match = re.search(pattern, text) if what == kind else None
                if match:
                    return match
            return None

        return self.until(f"to hear {pattern}", look)
