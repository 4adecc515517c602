"""Keys and keyboard focus on an X display without a window manager, by libX11 and libXtst.

The topmost window that is no popup gets the focus, as a window manager would give it to a new dialog.
"""

import ctypes
import ctypes.util

IS_VIEWABLE = 2
REVERT_TO_PARENT = 2
CURRENT_TIME = 0
NAMES = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "enter": "Return", "esc": "Escape", "up": "Up",
         "down": "Down", "left": "Left", "right": "Right", "home": "Home", "end": "End", "tab": "Tab", "pageup": "Prior",
         "pagedown": "Next", "backspace": "BackSpace", **{f"f{i}": f"F{i}" for i in range(1, 13)}}


class Attributes(ctypes.Structure):
    """XWindowAttributes."""

    _fields_ = ([(name, ctypes.c_int) for name in ("x", "y", "width", "height", "border_width", "depth")]
                + [("visual", ctypes.c_void_p), ("root", ctypes.c_ulong)]
                + [(name, ctypes.c_int) for name in ("class_", "bit_gravity", "win_gravity", "backing_store")]
                + [("backing_planes", ctypes.c_ulong), ("backing_pixel", ctypes.c_ulong), ("save_under", ctypes.c_int),
                   ("colormap", ctypes.c_ulong), ("map_installed", ctypes.c_int), ("map_state", ctypes.c_int),
                   ("all_event_masks", ctypes.c_long), ("your_event_mask", ctypes.c_long),
                   ("do_not_propagate_mask", ctypes.c_long), ("override_redirect", ctypes.c_int),
                   ("screen", ctypes.c_void_p)])


HANDLER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


def load(name):
    """The library, or None where it is missing."""
    path = ctypes.util.find_library(name)
    return ctypes.CDLL(path) if path else None


class Keyboard:
    def __init__(self):
        self.x11 = load("X11")
        self.xtst = load("Xtst")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.x11.XKeysymToKeycode.restype = ctypes.c_ubyte
        # A window may go while it is being looked at.
        self.ignore = HANDLER(lambda display, error: 0)
        self.x11.XSetErrorHandler(self.ignore)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def press(self, keys):
        """Presses and releases such as "alt+f", "down" or "4"."""
        *held, last = keys.split("+")
        codes = [self.code(name) for name in (*held, last)]
        for code in codes:
            self.xtst.XTestFakeKeyEvent(self.display, code, 1, ctypes.c_ulong(0))
        for code in reversed(codes):
            self.xtst.XTestFakeKeyEvent(self.display, code, 0, ctypes.c_ulong(0))
        self.x11.XSync(self.display, 0)

    def code(self, name):
        symbol = self.x11.XStringToKeysym(NAMES.get(name, name).encode())
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        if not code:
            raise ValueError(f"no key {name}")
        return code

    def give_focus(self):
        """To the topmost window, unless it has it."""
        windows = [window for window in self.windows() if self.may_have_focus(window)]
        focused, revert = ctypes.c_ulong(), ctypes.c_int()
        self.x11.XGetInputFocus(self.display, ctypes.byref(focused), ctypes.byref(revert))
        if windows and focused.value != windows[-1]:
            self.x11.XSetInputFocus(self.display, ctypes.c_ulong(windows[-1]), REVERT_TO_PARENT,
                                    ctypes.c_ulong(CURRENT_TIME))
            self.x11.XSync(self.display, 0)

    def windows(self):
        """Those of the display, from below."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        self.x11.XQueryTree(self.display, self.root, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(children),
                            ctypes.byref(count))
        found = [children[i] for i in range(count.value)]
        if children:
            self.x11.XFree(children)
        return found

    def may_have_focus(self, window):
        about = Attributes()
        known = self.x11.XGetWindowAttributes(self.display, ctypes.c_ulong(window), ctypes.byref(about))
        return known and about.map_state == IS_VIEWABLE and not about.override_redirect and about.width > 50
