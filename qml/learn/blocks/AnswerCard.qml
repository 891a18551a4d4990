// A card with the feedback about an answer. If the learner's idea can be refuted, a picture shows the learner's move as ring 1 and the reply
// as ring 2.
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Learn
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property shownAnswer answer
    readonly property color tint: root.answer.right ? Theme.jade : Theme.goldText
    readonly property bool drawn: root.answer.position !== "" && picture.readable

    objectName: "answerCard"
    visible: root.answer.given
    implicitHeight: root.visible ? content.height + 2 * Theme.spaceM : 0
    radius: Theme.radiusCard - 2
    color: root.answer.right ? Theme.jadeWash : Theme.goldWash
    border.color: root.answer.right ? Theme.jade : Theme.gold
    Accessible.role: Accessible.Grouping
    Accessible.name: root.answer.title

    //: Announced by a screen reader: %1 is a heading, such as "Right", and %2 the sentences below it
    Announcement { text: root.answer.given ? qsTr("%1: %2").arg(root.answer.title).arg(root.answer.text) : "" }

    // The picture is beside the words if there is room for both.
    Flow {
        id: content
        x: Theme.spaceM
        y: Theme.spaceM
        width: root.width - 2 * Theme.spaceM
        spacing: Theme.spaceS

        Column {
            width: content.width - (root.drawn && content.width > 2 * picture.width ? picture.width + content.spacing : 0)
            spacing: Theme.spaceXS
            Row {
                spacing: Theme.spaceS
                AppIcon {
                    icon: root.answer.right ? "circle-check" : "bulb"
                    color: root.tint
                }
                AppText {
                    objectName: "answerTitle"
                    text: root.answer.title
                    color: root.tint
                    font.bold: true
                }
            }
            LearnText {
                objectName: "answerText"
                width: parent.width
                text: root.answer.text
            }
        }
        BoardPicture {
            id: picture
            objectName: "answerPicture"
            width: Math.min(content.width, 220 * Theme.textScale)
            height: 150 * Theme.textScale
            visible: root.drawn
            position: root.answer.position
            move: root.answer.move
            reply: root.answer.reply
        }
    }
}
