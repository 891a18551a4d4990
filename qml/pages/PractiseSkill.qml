// One skill to choose: its name, and how it went since the program started.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    required property string iconName
    required property string keys
    /// Such as "4 of 6 right · 3 in a row".
    required property string standing
    property bool current: false
    /// Too little room for more than its name.
    property bool terse: false
    readonly property color tint: root.current ? Theme.jade : Theme.ink

    implicitHeight: content.implicitHeight + 2 * root.verticalPadding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    verticalPadding: Theme.spaceM
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.description: root.standing
    Accessible.checked: root.current
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Row {
            id: content
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.spaceM
            width: parent.width - 2 * Theme.spaceM
            spacing: Theme.spaceM
            AppIcon {
                id: icon
                visible: !root.terse
                anchors.verticalCenter: parent.verticalCenter
                icon: root.iconName
                size: Math.round(24 * Theme.textScale)
                color: root.current ? Theme.jade : Theme.faint
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: root.terse ? parent.width : parent.width - icon.width - parent.spacing
                spacing: 2
                AppText {
                    width: parent.width
                    text: root.text
                    horizontalAlignment: root.terse ? Text.AlignHCenter : Text.AlignLeft
                    color: root.tint
                    font.bold: true
                    Accessible.ignored: true
                }
                AppText {
                    width: parent.width
                    visible: !root.terse
                    text: root.standing
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.current ? Theme.jadeWash : root.hovered ? Theme.hover : Theme.raised
        border.width: root.current ? 2 : 1
        border.color: root.current ? Theme.jade : Theme.line
        FocusRing { shown: root.visualFocus }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Shortcut {
        enabled: root.visible
        sequences: [root.keys]
        onActivated: root.clicked()
    }
    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: root.text
        keys: root.keys
    }
}
