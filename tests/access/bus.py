"""Runs Nimstone and reads its objects on the accessibility bus, and its announcements, as a screen reader does."""

import os
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (the import has to follow require_version)

LONGEST_WAIT = 60  # seconds; the longest time to wait for a condition

# By default, a call on the bus fails if the program does not answer within a second. On a busy machine, the program needs longer.
Atspi.set_timeout(LONGEST_WAIT * 1000, LONGEST_WAIT * 1000)


class Program:
    """Runs the program with a temporary profile."""

    def __init__(self, *arguments):
        self.profile = tempfile.TemporaryDirectory()
        home = self.profile.name
        self.environment = dict(os.environ, HOME=home, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", NIMSTONE_SEED="1")
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            self.environment["XDG_%s_HOME" % name] = os.path.join(home, name.lower())
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in ("object:state-changed", "object:property-change", "object:text-changed", "object:children-changed"):
            self.listener.register(kind)
        self.start(*arguments)

    def start(self, *arguments):
        """Starts the program; after kill(), with the same profile as before."""
        self.said = []
        self.events = 0
        self.focused = False
        self.process = subprocess.Popen([os.environ["NIMSTONE"], "--lang", "en", *arguments], env=self.environment)
        self.wait(self._find_tree, "the program on the accessibility bus")

    def kill(self):
        """Ends the program by SIGKILL, so that it can save nothing more."""
        self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        for kind in ("object:state-changed", "object:property-change", "object:text-changed", "object:children-changed"):
            self.listener.deregister(kind)
        self.profile.cleanup()

    def _find_tree(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            try:
                child = desktop.get_child_at_index(index)
                if child and child.get_process_id() == self.process.pid and child.get_child_count():
                    self.tree = child
                    return True
            except GLib.Error:
                pass
        return False

    def _hear(self, event):
        try:
            if event.source.get_process_id() != self.process.pid:
                return
            self.events += 1
            if event.type == "object:state-changed:showing" and event.detail1 and event.source.get_role_name() == "notification":
                self.said.append(event.source.get_name())
        except GLib.Error:
            pass  # the object was removed before it could be queried

    def wait(self, condition, what):
        """Handles events until the condition is true, and returns the value of the condition."""
        end = time.monotonic() + LONGEST_WAIT
        context = GLib.MainContext.default()
        while True:
            while context.pending():
                context.iteration(False)
            found = condition()
            if found:
                return found
            if time.monotonic() > end:
                raise AssertionError("%s did not appear in time; announced: %s" % (what, self.said))
            # Most conditions read all objects, so they are not checked again after each single event.
            paused = []
            GLib.timeout_add(100, lambda: paused.append(True))
            while not paused:
                context.iteration(True)

    def press(self, key):
        """Presses a key by its name for xdotool. There is no window manager, so this function gives the window the focus."""
        if not self.focused:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)]
            window = subprocess.run(search, capture_output=True, check=True, text=True).stdout.split()[-1]
            subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)
            self.focused = True
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)

    def hear(self, key):
        """Presses a key, and returns what is announced after it."""
        before = len(self.said)
        self.press(key)
        self.wait(lambda: len(self.said) > before, "an announcement after the key %s" % key)
        self.rest()
        return self.said[before:]

    def rest(self):
        """Waits until nothing was announced for a fifth of a second."""
        count, end = len(self.said), time.monotonic() + 0.2
        while time.monotonic() < end:
            GLib.timeout_add(20, lambda: False)
            GLib.MainContext.default().iteration(True)
            if len(self.said) > count:
                count, end = len(self.said), time.monotonic() + 0.2

    def shown(self):
        """All visible objects, in the order in which a screen reader reads them."""

        def below(parent, depth):
            for index in range(parent.get_child_count()):
                try:
                    child = parent.get_child_at_index(index)
                    if child is None:
                        continue
                    states = child.get_state_set()
                    if depth and not (states.contains(Atspi.StateType.SHOWING) and states.contains(Atspi.StateType.VISIBLE)):
                        continue
                    yield child
                    yield from below(child, depth + 1)
                except GLib.Error:
                    pass  # the object was removed meanwhile

        self.tree.clear_cache()
        yield from below(self.tree, 0)

    def find(self, role, name):
        """Waits for an object that has one of the roles and a name that starts with `name`. Returns the first such object."""
        roles = (role,) if isinstance(role, str) else role

        def look():
            return next((one for one in self.shown() if role_of(one) in roles and one.get_name().startswith(name)), None)

        return self.wait(look, "%s %r" % (role, name))


def role_of(one):
    """The name of an object's role. From AT-SPI 2.53 on, a "push button" is called "button"."""
    name = one.get_role_name()
    return "push button" if name == "button" else name


def act(one, action):
    """Performs an action of an object, such as Press or Increase, as a screen reader does."""
    actions = one.get_action_iface()
    for index in range(Atspi.Action.get_n_actions(actions)):
        if Atspi.Action.get_action_name(actions, index) == action:
            return Atspi.Action.do_action(actions, index)
    raise AssertionError("%s has no action %s" % (one.get_name(), action))


def can(one, action):
    """True if an object offers that action to a screen reader."""
    actions = one.get_action_iface()
    return actions is not None and any(Atspi.Action.get_action_name(actions, index) == action
                                       for index in range(Atspi.Action.get_n_actions(actions)))


def has(one, state):
    return one.get_state_set().contains(state)


def bounds(one):
    """The smallest and the largest value of a slider or spin box."""
    value = one.get_value_iface()
    return Atspi.Value.get_minimum_value(value), Atspi.Value.get_maximum_value(value)
