// What the tests of a window share: it comes to the front, and then hears the keys.
import QtTest

TestCase {
    when: windowShown

    function activate(window) {
        window.requestActivate();
        tryVerify(() => window.active);
        // Qt 6.8 says so before a key reaches what is on the window.
        wait(0);
    }
}
