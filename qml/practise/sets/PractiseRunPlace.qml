// The buttons beneath a text or a task of a set: they open the task, and go on to the next place.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSetRun run
    /// The facts about the place, see PracticeSetRun::result().
    required property var place
    readonly property bool isTask: root.place.kind !== "text"
    readonly property bool isToDo: root.isTask && root.place.outcome === PracticeSetRun.Unanswered

    signal taskWanted

    function begin(): void {
        (root.isToDo ? task : next).forceActiveFocus(Qt.TabFocusReason);
    }

    // The width of a Flow in a layout would depend on its texts, and the width of the texts on the layout.
    implicitHeight: flow.height

    Flow {
        id: flow
        width: root.width
        spacing: Theme.spaceM

        AppText {
            objectName: "placeState"
            width: root.width
            visible: root.isTask
            text: !root.isToDo ? qsTr("You have done this task.")
                : root.place.kind === "problem" ? qsTr("Open the problem and write a program. The task is done when the judge accepts it.")
                : qsTr("Open it and go on to its end. The task is done when you have seen the end.")
        }
        AppButton {
            id: task
            objectName: "placeTask"
            visible: root.isTask
            look: root.isToDo ? AppButton.Primary : AppButton.Plain
            iconName: "external-link"
            text: qsTr("Open the task")
            onClicked: root.taskWanted()
        }
        AppButton {
            id: next
            objectName: "placeContinue"
            look: root.isToDo ? AppButton.Plain : AppButton.Primary
            iconName: "chevron-right"
            text: root.run.shown.last ? qsTr("See results") : qsTr("Continue")
            onClicked: root.run.next()
        }
    }
}
