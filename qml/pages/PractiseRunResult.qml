// How a set of exercises went: how many were right at once, and a row for each, which asks it once more.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PracticeSetRun run
    readonly property var results: root.visible ? root.run.results : []
    readonly property var counts: root.run.counts

    spacing: Theme.spaceL
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    function begin(): void {
        done.forceActiveFocus(Qt.TabFocusReason);
    }

    /// One outcome, and how many exercises had it.
    component Total: Row {
        id: total
        required property int outcome
        required property string text
        visible: root.counts[total.outcome] > 0
        spacing: Theme.spaceS
        PractiseRunMark {
            outcome: total.outcome
            anchors.verticalCenter: parent.verticalCenter
        }
        AppText {
            objectName: "setTotal" + total.outcome
            text: total.text
            wrapMode: Text.NoWrap
        }
    }

    Heading {
        id: heading
        objectName: "setTitle"
        width: root.width
        text: root.run.title
    }
    Flow {
        width: root.width
        spacing: Theme.spaceL
        Total {
            outcome: PracticeSetRun.AtOnce
            text: qsTr("%n right at the first try", "", root.counts[PracticeSetRun.AtOnce])
        }
        Total {
            outcome: PracticeSetRun.WithHints
            text: qsTr("%n right with hints", "", root.counts[PracticeSetRun.WithHints])
        }
        Total {
            outcome: PracticeSetRun.Missed
            text: qsTr("%n not right at the first try", "", root.counts[PracticeSetRun.Missed])
        }
        Total {
            outcome: PracticeSetRun.Unanswered
            text: qsTr("%n not answered", "", root.counts[PracticeSetRun.Unanswered])
        }
    }
    Flow {
        width: root.width
        spacing: Theme.spaceM
        AppButton {
            id: done
            objectName: "setDone"
            look: AppButton.Primary
            //: A button that leaves the result of a set of exercises
            text: qsTr("Done")
            iconName: "check"
            onClicked: root.run.leave()
        }
        AppButton {
            objectName: "setAgain"
            //: A button: all exercises of a set from the beginning
            text: qsTr("Once more")
            iconName: "refresh"
            onClicked: root.run.restart()
        }
        SaveTable {
            table: root.run.table
            text: qsTr("Save results…")
            enabled: root.counts[PracticeSetRun.Unanswered] < root.run.count
        }
    }
    Column {
        width: root.width
        Repeater {
            model: root.results.length
            PractiseRunRow {
                required property int index
                objectName: "setRow" + (index + 1)
                width: root.width
                number: index + 1
                facts: root.results[index] ?? ({ skill: "", question: "", outcome: PracticeSetRun.Unanswered, detail: "" })
                onClicked: root.run.again(index)
            }
        }
    }
}
