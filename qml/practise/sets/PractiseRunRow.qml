// One item of a set and its outcome. A press asks the exercise again, or shows the task.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

AbstractButton {
    id: root

    /// The facts about the item, as PracticeSetRun::result() returns them. The row of a text is hidden.
    required property var facts
    readonly property int number: root.facts.number
    /// True if there is room for the outcome beside the question.
    readonly property bool wide: root.width >= 620 * Theme.textScale

    visible: root.number > 0
    implicitHeight: Math.max(words.height, detail.y + detail.height) + 2 * Theme.spaceS
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    //: An exercise of a set, for a screen reader: %1 is its number, %2 its skill, %3 its outcome
    Accessible.name: qsTr("%1: %2, %3").arg(root.number).arg(root.facts.skill).arg(root.facts.detail)
    Accessible.description: root.facts.question
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        MuteText {
            id: number
            x: Theme.spaceS
            y: Theme.spaceS
            width: 36 * Theme.textScale
            text: root.number
            color: Theme.faint
        }
        PractiseRunMark {
            id: mark
            x: number.x + number.width
            y: Theme.spaceS + (skill.height - height) / 2
            outcome: root.facts.outcome
        }
        Column {
            id: words
            x: mark.x + mark.width + Theme.spaceM
            y: Theme.spaceS
            width: (root.wide ? root.width * 0.64 : root.width) - x - Theme.spaceS
            MuteText {
                id: skill
                width: parent.width
                text: root.facts.skill
            }
            NoteText {
                width: parent.width
                text: root.facts.question
                textFormat: Text.PlainText
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        MuteText {
            id: detail
            objectName: root.objectName + "Detail"
            x: root.wide ? root.width * 0.64 + Theme.spaceM : words.x
            y: root.wide ? Theme.spaceS : words.y + words.height
            width: root.width - x - Theme.spaceS
            text: root.facts.detail
        }
        Rule {
            y: parent.height - 1
            width: parent.width
        }
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus; gap: 0 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: qsTr("Go to this item")
    }
}
