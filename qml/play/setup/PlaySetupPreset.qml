// A preset position in the dialog for a new game: its name, and beneath it the reason why the position is worth playing.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

AbstractButton {
    id: root

    required property string label
    required property string note

    implicitHeight: words.implicitHeight + 2 * Theme.spaceS
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.name: Aloud.of(root.label)
    Accessible.description: Aloud.of(root.note)
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Column {
            id: words
            x: Theme.spaceM
            anchors.verticalCenter: parent.verticalCenter
            width: root.width - 2 * Theme.spaceM
            MuteText {
                width: parent.width
                text: root.label
                font.bold: true
                wrapMode: Text.WrapAnywhere
            }
            NoteText {
                width: parent.width
                text: root.note
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radiusCard - 2
        color: root.hovered ? Theme.hover : Theme.raised
        border.width: 1
        border.color: Theme.edge
        FocusRing { shown: root.visualFocus }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
