// The smallest Qt Quick Controls window: what each such program costs before it shows anything of its own.
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
