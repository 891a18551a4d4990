// The smallest Qt Quick Controls window. It shows the cost of such a program before the program shows anything of its
// own.
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
