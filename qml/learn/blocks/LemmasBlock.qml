// The block `lemmas`: the positions with s = 0 and those with s ≠ 0 as two clouds. The learner says where the moves from each
// cloud lead, and where the game ends. Each right answer is drawn: the arrows between the clouds are the two lemmas.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property LearnSession session
    required property int part
    /// The index of the current question. Earlier questions are answered.
    property int current: 0
    /// The index of the last answer to the current question, which was not right; −1 before an answer.
    property int tried: -1
    readonly property var clouds: ["s = 0", "s ≠ 0"]
    readonly property var moves: [
        qsTr("every move leads to s = 0"), qsTr("some move leads to s = 0"),
        qsTr("every move leads to s ≠ 0"), qsTr("some move leads to s ≠ 0")
    ]
    readonly property string refuted:
        qsTr("Then a move could keep every column even. But it changes one heap only, so a column becomes odd.")
    /// The questions, with the index of the right answer, and what is said about each answer.
    readonly property var questions: [
        {
            text: qsTr("From s = 0,"), choices: root.moves, right: 2,
            said: [
                root.refuted, root.refuted, qsTr("That is Lemma 1: every move from s = 0 makes t ≠ 0."),
                qsTr("That is true, but too weak: if another move stayed at s = 0, a player could make it.")
            ]
        },
        {
            text: qsTr("From s ≠ 0,"), choices: root.moves, right: 1,
            said: [
                qsTr("Then no move could be a mistake. But taking the 1 from (1, 2, 4) leaves 2 and 4, and s is not 0."),
                qsTr("That is Lemma 2: from s ≠ 0, some move makes t = 0."),
                qsTr("Then nobody could come back to s = 0. But from (1, 2, 4), taking 1 from heap 3 leaves (1, 2, 3), and s is 0."),
                qsTr("Such moves may exist, but they do not help whoever moves. Lemma 2 promises a move that does.")
            ]
        },
        {
            text: qsTr("Where does the end of the game lie?"), choices: root.clouds, right: 0,
            said: [
                qsTr("At the end there are no stones, so s = 0. Whoever faces it cannot move."),
                qsTr("At the end there are no stones, and no column has a 1. Which nim-sum is that?")
            ]
        }
    ]
    readonly property var question: root.questions[root.current] ?? { text: "", choices: [], right: 0, said: [] }

    implicitHeight: column.implicitHeight

    function choose(index: int): void {
        const right = index === root.question.right;
        root.tried = right ? -1 : index;
        root.current += right ? 1 : 0;
    }

    Column {
        id: column
        width: root.width
        spacing: Theme.spaceM

        Item {
            id: picture
            width: parent.width
            height: 100 * Theme.textScale
            Accessible.role: Accessible.Graphic
            Accessible.name: Aloud.of(said.text)

            Repeater {
                model: root.clouds.length
                Rectangle {
                    id: cloud
                    required property int index
                    x: cloud.index * (picture.width - width)
                    width: Math.round(0.25 * picture.width)
                    height: picture.height
                    radius: height / 2
                    color: Theme.sunken
                    border.color: Theme.edge
                    Column {
                        anchors.centerIn: parent
                        Heading {
                            text: root.clouds[cloud.index]
                            Accessible.ignored: true
                        }
                        NoteText {
                            visible: cloud.index === 0 && root.current === root.questions.length
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
                    visible: root.current > arrow.index
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
                        // The point of the icon is at a third of its width.
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
        AppText {
            id: said
            objectName: "lemmasSaid"
            width: parent.width
            visible: text !== ""
            text: root.questions.slice(0, root.current).map(question => question.said[question.right]).join("<br>")
            Announcement { }
        }
        ChoiceMenu {
            width: parent.width
            visible: root.current < root.questions.length
            question: root.question.text
            choices: root.question.choices
            feedback: root.question.said[root.tried] ?? ""
            onChosen: index => root.choose(index)
        }
    }
}
