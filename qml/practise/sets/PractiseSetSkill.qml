// A skill whose exercises can be added: its name, and a mark if the skill is chosen.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AppCheck {
    id: root

    implicitHeight: Math.max(30 * Theme.textScale, label.implicitHeight + Theme.spaceS)
    focusPolicy: Qt.TabFocus
    Accessible.name: Aloud.of(root.text)
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Rectangle {
            id: box
            x: Theme.spaceXS
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(18 * Theme.textScale)
            height: width
            radius: Theme.radiusSmall
            color: root.checked ? Theme.jade : Theme.raised
            border.width: root.checked ? 0 : 1
            border.color: Theme.edge
            AppIcon {
                anchors.centerIn: parent
                visible: root.checked
                icon: "check"
                size: Math.round(14 * Theme.textScale)
                color: Theme.onJade
            }
        }
        MuteText {
            id: label
            anchors { left: box.right; leftMargin: Theme.spaceS; right: parent.right; verticalCenter: parent.verticalCenter }
            text: root.text
            font.pixelSize: Theme.small
        }
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus; gap: -2; radius: Theme.radiusSmall }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
