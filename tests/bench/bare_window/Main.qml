// The least that a Qt Quick Controls window can be: what any such program pays before it shows anything of its own.
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
