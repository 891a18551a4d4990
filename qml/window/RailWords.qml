// The content of a button on the rail: an icon, and the name of the page below the icon.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string text
    required property string iconName
    property bool current: false
    /// True if the rail has little height. The icon and the name are then closer together.
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
            // The name grows in proportion to the text scale. The icon above it grows only by 40 % of that.
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
