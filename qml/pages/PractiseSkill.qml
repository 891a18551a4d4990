// One skill to choose: its name, and how it went since the program started.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    required property string keys
    /// Such as "4 of 6 right · 3 in a row".
    required property string standing
    property bool current: false

    implicitHeight: content.implicitHeight + 2 * root.verticalPadding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    verticalPadding: Theme.spaceXS + 2
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.description: root.standing
    Accessible.checked: root.current
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Column {
            id: content
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.spaceM
            width: parent.width - 2 * Theme.spaceM
            AppText {
                width: parent.width
                text: root.text
                color: root.current ? Theme.jade : Theme.ink
                font.bold: root.current
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                text: root.standing
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.current ? Theme.jadeWash : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            visible: root.current
            width: 3
            height: parent.height
            color: Theme.jade
        }
        FocusRing { shown: root.visualFocus; gap: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Shortcut {
        enabled: root.visible && root.keys !== ""
        sequences: [root.keys]
        onActivated: root.clicked()
    }
    HoverTip {
        anchors.fill: parent
        shown: root.hovered && root.keys !== ""
        text: root.text
        keys: root.keys
    }
}
