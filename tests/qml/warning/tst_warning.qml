// A page that warns while it is made, in a test without a fault: the program that runs it has to fail.
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

        function test_nothingIsWrong() {
            compare(root.nothing, null);
        }
    }
}
