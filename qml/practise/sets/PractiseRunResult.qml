// The result of an exercise set: the number of answers that were right at the first try, and a row for each exercise. A press
// on a row asks the exercise again.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PracticeSetRun run
    /// A counter that changes whenever the outcomes of the exercises must be read again.
    property int looks: 0
    readonly property var counts: root.run.counts

    spacing: Theme.spaceL
    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    function begin(): void {
        done.forceActiveFocus(Qt.TabFocusReason);
    }

    /// Returns the facts about the exercise with the index `place`. The argument `looks` makes a binding depend on the counter.
    function factsOf(place: int, looks: int): var {
        // While a row is being removed, its index is not valid.
        return place >= 0 && place < root.run.count ? root.run.result(place) : { skill: "", question: "", outcome: PracticeSetRun.Unanswered, detail: "" };
    }

    function look(): void {
        if (!root.visible)
            return;
        if (rows.count > root.run.count)
            rows.remove(root.run.count, rows.count - root.run.count);
        ++root.looks;
        root.makeRows();
    }

    /// Creates at most 12 more rows at a time. A set may have hundreds of exercises, and the page should not wait for all rows.
    function makeRows(): void {
        for (let more = Math.min(12, root.run.count - rows.count); more > 0; --more)
            rows.append({});
    }

    onVisibleChanged: root.look()
    Connections {
        target: root.run
        function onChanged(): void { root.look(); }
    }
    ListModel { id: rows }
    Timer {
        interval: 0
        running: root.visible && rows.count < root.run.count
        repeat: true
        onTriggered: root.makeRows()
    }

    /// One kind of outcome, and the number of exercises with this outcome.
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
            text: qsTr("%n right on the first try", "", root.counts[PracticeSetRun.AtOnce])
        }
        Total {
            outcome: PracticeSetRun.WithHints
            text: qsTr("%n right with hints", "", root.counts[PracticeSetRun.WithHints])
        }
        Total {
            outcome: PracticeSetRun.Missed
            text: qsTr("%n not right on the first try", "", root.counts[PracticeSetRun.Missed])
        }
        Total {
            outcome: PracticeSetRun.Before
            //: The number of exercises of a set that were answered before the person began this run of the set
            text: qsTr("%n done before", "", root.counts[PracticeSetRun.Before])
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
            //: A button that closes the result of a set of exercises
            readonly property string words: qsTr("Finish")
            //: A button that continues with the exercises of the set that are not done yet
            text: root.run.complete ? words : qsTr("Continue the set")
            iconName: root.run.complete ? "check" : "player-play"
            onClicked: {
                if (root.run.complete)
                    root.run.leave();
                else
                    root.run.goOn();
            }
        }
        AppButton {
            objectName: "setAgain"
            //: A button that starts the set again with its first exercise
            text: qsTr("Start over")
            iconName: "refresh"
            onClicked: root.run.restart()
        }
        AppButton {
            objectName: "setResultLeave"
            visible: !root.run.complete
            text: qsTr("Leave the set")
            iconName: "x"
            onClicked: root.run.leave()
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
            model: rows
            PractiseRunRow {
                required property int index
                objectName: "setRow" + (index + 1)
                width: root.width
                number: index + 1
                facts: root.factsOf(index, root.looks)
                onClicked: root.run.again(index)
            }
        }
    }
}
