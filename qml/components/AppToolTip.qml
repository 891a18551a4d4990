// A tooltip: what a control does, and the key that does it.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

ToolTip {
    id: root

    property string keys: ""

    delay: 600
    padding: Theme.spaceS
    contentItem: Row {
        spacing: Theme.spaceS
        AppText {
            text: root.text
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Keycap {
            visible: root.keys !== ""
            label: root.keys
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    background: Rectangle {
        color: Theme.raised
        border.color: Theme.edge
        radius: Theme.radiusSmall
    }
}
