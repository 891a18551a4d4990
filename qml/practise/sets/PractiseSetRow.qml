// One entry of a set. An exercise has a number, a skill, a level, a question, and its answer if answers are shown; a task has a
// title, and a text its beginning. The buttons of the row are visible while the row is hovered or chosen.
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Item {
    id: root

    required property int index
    required property int number
    required property string skill
    required property string level
    required property string question
    required property string claims
    required property string code
    required property bool drawn
    required property string answer
    required property bool last
    /// True if the row is the current row for the keyboard.
    required property bool chosen
    readonly property bool isExercise: root.level !== ""
    readonly property bool active: root.chosen || pointer.hovered
    readonly property real side: 34 * Theme.textScale
    readonly property bool beside: root.width >= 560 * Theme.textScale
    readonly property real answerWidth: root.beside && root.answer !== "" ? Math.max(150 * Theme.textScale, words.width * 0.3) : 0

    signal picked
    signal moved(by: int)
    signal takenOut
    signal redrawn

    objectName: "setRow" + root.index
    onChosenChanged: {
        if (root.chosen)
            Announcer.say(root.Accessible.name);
    }
    implicitHeight: Math.max(words.implicitHeight, root.answerWidth > 0 ? head.height + words.spacing + beside.implicitHeight : 0) + 2 * Theme.spaceS
    Accessible.role: Accessible.ListItem
    //: An exercise in a list, for a screen reader: %1 is its number, %2 its skill, %3 its level, %4 the question
    Accessible.name: (root.isExercise ? qsTr("%1. %2, %3: %4").arg(root.number).arg(root.skill).arg(root.level).arg(Aloud.of(root.question))
        //: A text or a task in a list, for a screen reader: %1 is its number and its kind, %2 is the text or the title of the task
        : qsTr("%1: %2").arg((root.number > 0 ? root.number + ". " : "") + root.skill).arg(Aloud.of(root.question + root.claims)))
        //: %1 is the right answer to an exercise
        + (root.answer === "" ? "" : " " + qsTr("Answer: %1").arg(Aloud.of(root.answer)))
    Accessible.selectable: true
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.picked()

    onActiveChanged: {
        if (root.active && !actions.item)
            actions.setSource(Qt.resolvedUrl("PractiseSetRowActions.qml"), { row: root });
    }

    HoverHandler { id: pointer }
    TapHandler { onTapped: root.picked() }

    Rectangle {
        anchors.fill: parent
        color: root.chosen ? Theme.goldWash : pointer.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.chosen; gap: -3; radius: Theme.radiusSmall }
    }

    MuteText {
        x: Theme.spaceL
        anchors { top: words.top; topMargin: (head.height - height) / 2 }
        width: root.side - Theme.spaceS
        text: root.number > 0 ? String(root.number) : ""
        color: Theme.goldText
        font.family: Theme.headingFont
        font.bold: true
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
    }
    Column {
        id: words
        x: Theme.spaceL + root.side
        y: Theme.spaceS
        width: root.width - x - Theme.spaceL
        spacing: 2

        Item {
            id: head
            width: parent.width
            height: Math.max(28 * Theme.textScale, about.height)
            NoteText {
                id: about
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - (root.active ? actions.width + Theme.spaceS : 0))
                //: An exercise in a list: %1 is its skill, %2 its level, %3 the code that creates the exercise again
                text: root.isExercise ? qsTr("<b>%1</b> · %2 · %3").arg(root.skill).arg(root.level).arg(root.code)
                    : "<b>" + root.skill + "</b>" + (root.code === "" ? "" : " · " + root.code)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Loader {
                id: actions
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: root.active
            }
        }
        MuteText {
            width: parent.width - (root.answerWidth > 0 ? root.answerWidth + Theme.spaceL : 0)
            visible: root.question !== ""
            text: root.question
        }
        NoteText {
            width: parent.width - (root.answerWidth > 0 ? root.answerWidth + Theme.spaceL : 0)
            visible: root.claims !== ""
            text: root.claims
            textFormat: Text.PlainText
            elide: Text.ElideRight
            maximumLineCount: 2
            Accessible.ignored: true
        }
        MuteText {
            visible: !root.beside && root.answer !== ""
            width: parent.width
            text: root.answer
            color: Theme.jade
        }
    }
    MuteText {
        id: beside
        objectName: "setAnswer" + root.index
        visible: root.beside && root.answer !== ""
        x: words.x + words.width - root.answerWidth
        y: words.y + head.height + words.spacing
        width: root.answerWidth
        text: root.answer
        color: Theme.jade
    }
    Rule {
        anchors { left: words.left; right: parent.right; bottom: parent.bottom; rightMargin: Theme.spaceL }
        visible: !root.last
    }
}
