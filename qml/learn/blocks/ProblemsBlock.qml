// The block `problem`: contest problems, each with a button that opens it, and a text with links. If the idea of a problem is hidden,
// the learner names the lesson with the idea before it is shown.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Learn
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    readonly property var rows: root.task.rows
    /// The lessons that the learner can name; empty if no idea is hidden.
    readonly property var lessons: root.rows[0]?.challenge ? root.session.path : []

    implicitHeight: column.height

    Column {
        id: column
        width: root.width
        spacing: Theme.spaceM

        Repeater {
            model: root.rows.length
            Column {
                id: row
                required property int index
                readonly property var problem: root.rows[row.index] ?? { name: "", title: "", solved: false, text: "" }
                /// The index of the lesson that the learner named; −1 if there is none.
                readonly property int named: root.lessons.findIndex(lesson => lesson.name === row.problem.named)

                objectName: "problemRow" + row.index
                width: column.width
                spacing: Theme.spaceXS

                Flow {
                    width: parent.width
                    spacing: Theme.spaceS
                    AppButton {
                        objectName: "problemOpen"
                        iconName: row.problem.solved ? "circle-check" : "chevron-right"
                        //: A button: %1 is a contest problem for which the judge accepted a program of the user
                        text: row.problem.solved ? qsTr("%1 · solved").arg(row.problem.title) : row.problem.title
                        hint: qsTr("Open on the Contest page")
                        onClicked: Shell.linkWanted("problem:" + row.problem.name)
                    }
                    ListButton {
                        objectName: "problemNamed"
                        visible: root.lessons.length > 0
                        iconName: "zoom-question"
                        text: row.named < 0 ? qsTr("Which lesson is it?")
                            //: %1 is the title of the lesson that the learner named for a contest problem
                            : qsTr("You named: %1").arg(root.lessons[row.named].title)
                        listWidth: 320 * Theme.textScale
                        entries: root.lessons.map(lesson => ({ name: lesson.title }))
                        current: row.named
                        onChosen: index => root.session.keepNote("challenge/" + row.problem.name, root.lessons[index].name)
                    }
                    AppButton {
                        objectName: "problemIdea"
                        visible: row.named >= 0 && row.problem.hidden
                        look: AppButton.Quiet
                        iconName: "eye"
                        text: qsTr("Show the idea")
                        onClicked: root.task.give(row.problem.name)
                        // A hidden item must not keep the keyboard focus, so the block gets the focus.
                        onVisibleChanged: focus = focus && visible
                    }
                }
                LearnText {
                    objectName: "problemText"
                    width: parent.width
                    text: row.problem.text
                }
            }
        }
    }
}
