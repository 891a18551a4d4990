// A mark of the plot and what it means.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    required property string sign
    required property color tint
    required property string text

    spacing: Theme.spaceXS

    Text {
        anchors.verticalCenter: parent.verticalCenter
        text: root.sign
        color: root.tint
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        Accessible.ignored: true
    }
    NoteText {
        height: Math.max(implicitHeight, 36 * Theme.textScale)
        verticalAlignment: Text.AlignVCenter
        text: root.text
    }
}
