// A page that causes a QML warning while it is created, in a test that passes: the program that runs it has to fail.
import QtQuick
import QtTest

Item {
    id: root

    property var nothing: null

    Item {
        width: root.nothing.width
    }

    TestCase {
        name: "Warning"
        when: windowShown

        function test_aWarningFailsThisPassingTest() {
            compare(root.nothing, null);
        }
    }
}
