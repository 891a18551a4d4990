// One entry of the rail: an icon over its name, the current one set apart.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    required property string iconName
    required property string keys
    property string hint: root.text
    property bool current: false
    /// Whether there is little height for the rail.
    property bool tight: false
    readonly property color tint: root.current ? Theme.jade : Theme.faint

    implicitWidth: parent ? parent.width : 72
    implicitHeight: column.implicitHeight + 2 * (root.tight ? Theme.spaceXS : Theme.spaceS)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: root.hint
    Accessible.description: root.keys
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
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
            AppText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                color: root.tint
                font.pixelSize: Theme.small
                font.bold: root.current
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.current ? Theme.jadeWash : root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Shortcut {
        sequences: root.keys === "" ? [] : [root.keys]
        onActivated: root.clicked()
    }

    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: root.hint
        keys: root.keys
    }
}
