// The positions whose nim-sum s is 0 and the positions with s ≠ 0 as two clouds, and three questions: where the moves from each
// cloud lead, and where the game ends. Each right answer is drawn: the arrows between the clouds are the two lemmas.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

QuestionBlock {
    id: root

    /// The number of questions that are answered.
    readonly property int answered: root.task.round + (root.task.answer.right ? 1 : 0)

    Item {
        id: picture
        width: parent.width
        height: 100 * Theme.textScale

        Repeater {
            model: ["s = 0", "s ≠ 0"]
            Rectangle {
                id: cloud
                required property int index
                required property string modelData
                x: cloud.index * (picture.width - width)
                width: Math.round(0.25 * picture.width)
                height: picture.height
                radius: height / 2
                color: Theme.sunken
                border.color: Theme.edge
                Column {
                    anchors.centerIn: parent
                    Heading { text: cloud.modelData }
                    NoteText {
                        visible: cloud.index === 0 && root.answered === 3
                        //: On a cloud of positions: the game ends in one of them
                        text: qsTr("end of the game")
                    }
                }
            }
        }
        Repeater {
            model: 2
            Item {
                id: arrow
                required property int index
                visible: root.answered > arrow.index
                x: picture.width / 4 + Theme.spaceS
                y: arrow.index * height
                width: picture.width / 2 - 2 * Theme.spaceS
                height: picture.height / 2
                Rule {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    height: 2
                    color: Theme.jade
                }
                AppIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    // The tip of the arrowhead is a third of the icon's width away from the edge of the icon.
                    x: arrow.index === 0 ? parent.width - 2 * width / 3 : -width / 3
                    icon: arrow.index === 0 ? "chevron-right" : "chevron-left"
                    color: Theme.jade
                }
                NoteText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    //: On an arrow between two clouds of positions
                    text: arrow.index === 0 ? qsTr("every move") : qsTr("some move")
                }
            }
        }
    }
}
