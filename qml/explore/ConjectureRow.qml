// A row for one counterexample: its numbers, the outcome according to the claim, and the true outcome.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

ListRow {
    id: root

    required property int index
    /// The counterexample, an entry of conjectureShown.counterexamples.
    required property var modelData

    objectName: "counterexample" + root.index
    implicitHeight: Math.max(36 * Theme.textScale, badges.height + Theme.spaceS)
    Accessible.name: root.modelData.numbers + " " + Aloud.of(root.modelData.text)

    contentItem: Item {
        MuteText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, badges.x - Theme.spaceS)
            text: root.modelData.numbers
            font.bold: true
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            id: badges
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.spaceXS
            OutcomeBadge {
                label: ""
                winning: !root.modelData.winning
                good: false
                Accessible.ignored: true
            }
            MuteText {
                anchors.verticalCenter: parent.verticalCenter
                text: "→"
                color: Theme.faint
            }
            OutcomeBadge {
                label: ""
                winning: root.modelData.winning
                good: true
                Accessible.ignored: true
            }
        }
    }
}
