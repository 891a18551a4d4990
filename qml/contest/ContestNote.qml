// A note that explains some lines of the program by the proof. The number of the note also stands beside these lines.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Control {
    id: root

    required property int number
    required property string words
    required property bool lit

    /// Emitted when the pointer or the keyboard focus enters the note (`here` is true) or leaves it (`here` is false).
    signal pointedAt(note: int, here: bool)
    signal positionWanted(position: string)

    implicitHeight: words.implicitHeight + 2 * Theme.spaceS
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.ListItem
    //: For a screen reader: %1 is the number of a note, %2 its text. The lines that the note explains have the same number
    Accessible.name: qsTr("Note %1: %2").arg(root.number).arg(Aloud.of(root.words))
    Accessible.focusable: true
    onHoveredChanged: root.pointedAt(root.number, root.hovered)
    onActiveFocusChanged: root.pointedAt(root.number, root.activeFocus)

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.lit ? Theme.goldWash : "transparent"
        FocusRing { shown: root.visualFocus; anchors.margins: 1; radius: Theme.radiusSmall }
    }
    contentItem: Item {
        NoteNumber {
            x: Theme.spaceS
            y: Theme.spaceS + 1
            number: root.number
            lit: root.lit
        }
        ContestText {
            id: words
            x: 36 * Theme.textScale
            y: Theme.spaceS
            width: parent.width - x - Theme.spaceS
            words: root.words
            Accessible.ignored: true
            onPositionWanted: position => root.positionWanted(position)
        }
    }
}
