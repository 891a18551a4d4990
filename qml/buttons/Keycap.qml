// The name of a key in a frame that looks like a key of a keyboard.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    required property string label
    property color tint: Theme.faint

    implicitWidth: Math.max(text.implicitWidth + Theme.spaceS, implicitHeight)
    implicitHeight: text.implicitHeight + 2
    radius: Theme.radiusSmall
    color: "transparent"
    border.color: Qt.alpha(root.tint, 0.5)

    MuteText {
        id: text
        anchors.centerIn: parent
        text: root.label
        textFormat: Text.PlainText
        color: root.tint
        font.pixelSize: Theme.small
    }
}
