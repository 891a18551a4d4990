// What stands on an entry of the rail: an icon over its name.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string text
    required property string iconName
    property bool current: false
    /// Whether there is little height for the rail.
    property bool tight: false
    readonly property color tint: root.current ? Theme.jade : Theme.faint

    implicitHeight: column.implicitHeight

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width
        spacing: root.tight ? 0 : Theme.spaceXS
        AppIcon {
            anchors.horizontalCenter: parent.horizontalCenter
            icon: root.iconName
            // Words must grow with the text size; the icon above them need not as much.
            size: Math.round(24 * (1 + (Theme.textScale - 1) * 0.4))
            color: root.tint
        }
        MuteText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.text
            color: root.tint
            font.pixelSize: Theme.small
            font.bold: root.current
        }
    }
}
