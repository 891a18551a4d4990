// Positions that the learner sorts into the boxes Lost and Won. Each position goes into the right box, even after a wrong
// answer.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

QuestionBlock {
    id: root

    Row {
        spacing: Theme.spaceM
        Repeater {
            model: ["lost", "won"]
            Column {
                id: box
                required property string modelData
                readonly property bool lost: box.modelData === "lost"
                readonly property var positions: box.lost ? root.shown.lost : root.shown.won
                width: (root.width - Theme.spaceM) / 2
                spacing: Theme.spaceS
                AppButton {
                    objectName: "sort-" + box.modelData
                    width: parent.width
                    enabled: root.shown.position !== ""
                    //: A box for positions in which the player to move loses, or wins
                    text: box.lost ? qsTr("Lost") : qsTr("Won")
                    keys: box.lost ? "L" : "W"
                    showKeys: true
                    onClicked: root.task.give(box.modelData)
                }
                AppText {
                    objectName: "box-" + box.modelData
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: box.positions.join("<br>")
                    font.pixelSize: Theme.large
                }
            }
        }
    }
}
