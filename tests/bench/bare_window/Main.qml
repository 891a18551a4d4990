// The smallest Qt Quick Controls window. It shows what a program with such a window costs before the program has any
// content of its own.
import QtQuick
import QtQuick.Controls.Basic

ApplicationWindow {
    width: 1280
    height: 800
    visible: true
    title: "Bare window"

    Button {
        anchors.centerIn: parent
        text: "Button"
    }
}
