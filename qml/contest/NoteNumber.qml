// The number of a note, which is shown at the note and beside its lines of code.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    required property int number
    required property bool lit

    implicitWidth: Math.round(20 * Theme.textScale)
    implicitHeight: implicitWidth
    radius: width / 2
    color: root.lit ? Theme.gold : "transparent"
    border.color: Theme.gold

    MuteText {
        anchors.centerIn: parent
        text: root.number
        color: root.lit ? Theme.raised : Theme.goldText
        font.pixelSize: Math.round(Theme.small * 0.9)
    }
}
