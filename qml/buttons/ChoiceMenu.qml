// A question with a few answers, one beneath the other. The keys A, B, C, … choose an answer, too. The feedback about the
// chosen answer is beneath the answers.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Column {
    id: root

    required property string question
    /// The answers, as rich text.
    required property var choices
    property string feedback: ""
    /// True if the last choice was right.
    property bool solved: false
    /// The index of the last choice; −1 before a choice.
    property int last: -1
    /// The look of each answer, see ChoiceLine. If it is not set, only the last choice is marked.
    property var looks: Array.from(root.choices, (_, index) => index !== root.last || root.feedback === "" ? ""
        : root.solved ? "right" : "idea")

    signal chosen(index: int)

    spacing: Theme.spaceXS
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Answers to choose from")
    onQuestionChanged: root.last = -1

    AppText {
        objectName: "menuQuestion"
        width: parent.width
        visible: text !== ""
        bottomPadding: Theme.spaceXS
        mustStayReadable: true
        text: root.question
        font.bold: true
        Announcement { announcementKey: root.choices.join() }
    }
    // The number of lines does not depend on the question, so that the keyboard focus stays on a line.
    Repeater {
        model: 8
        ChoiceLine {
            required property int index
            width: root.width
            visible: index < root.choices.length
            letter: String.fromCharCode(65 + index)
            words: root.choices[index] ?? ""
            look: root.looks[index] ?? ""
            onClicked: {
                root.last = index;
                root.chosen(index);
            }
        }
    }
    AppText {
        objectName: "menuFeedback"
        width: parent.width
        visible: text !== ""
        padding: Theme.spaceS
        mustStayReadable: true
        text: root.feedback
        Announcement { }
        Rectangle {
            anchors.fill: parent
            z: -1
            radius: Theme.radiusSmall
            color: root.solved ? Theme.jadeWash : Theme.goldWash
        }
    }
}
