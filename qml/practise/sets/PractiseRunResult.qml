// The result of an exercise set: the number of answers that were right at the first try, and a row for each exercise. A press
// on a row asks the exercise again.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PracticeSetRun run
    /// A counter that changes whenever the outcomes of the exercises must be read again.
    property int looks: 0
    readonly property var counts: root.run.shown.counts
    /// The counts in words, in the order of PracticeSetRun.Outcome.
    readonly property list<string> totals: [qsTr("%n right on the first try", "", root.counts[PracticeSetRun.AtOnce]),
        qsTr("%n right with hints", "", root.counts[PracticeSetRun.WithHints]), qsTr("%n not right on the first try", "", root.counts[PracticeSetRun.Missed]),
        //: The number of exercises of a set that were answered before the person began this run of the set
        qsTr("%n done before", "", root.counts[PracticeSetRun.Before]), qsTr("%n not answered", "", root.counts[PracticeSetRun.Unanswered])]
    readonly property bool answered: [...root.counts].some((count, outcome) => count > 0 && outcome !== PracticeSetRun.Unanswered)
    /// True if the next thing to do is to hand in the set.
    readonly property bool isToHandIn: root.run.shown.name !== "" && root.run.shown.complete && !root.run.shown.handedIn

    spacing: Theme.spaceL
    Accessible.role: Accessible.Pane
    Accessible.name: Aloud.of(heading.text)

    function begin(): void {
        (root.isToHandIn ? handIn : done).forceActiveFocus(Qt.TabFocusReason);
    }

    /// Returns the facts about the exercise with the index `place`. The argument `looks` makes a binding depend on the counter.
    function factsOf(place: int, looks: int): var {
        // While a row is being removed, its index is not valid.
        return place >= 0 && place < root.run.shown.count ? root.run.result(place) : { number: 0, skill: "", question: "", outcome: PracticeSetRun.Unanswered, detail: "" };
    }

    function look(): void {
        if (!root.visible)
            return;
        if (rows.count > root.run.shown.count)
            rows.remove(root.run.shown.count, rows.count - root.run.shown.count);
        ++root.looks;
        root.makeRows();
    }

    /// Creates at most 12 more rows at a time. A set may have hundreds of exercises, and the page should not wait for all rows.
    function makeRows(): void {
        for (let more = Math.min(12, root.run.shown.count - rows.count); more > 0; --more)
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
        running: root.visible && rows.count < root.run.shown.count
        repeat: true
        onTriggered: root.makeRows()
    }

    Heading {
        id: heading
        objectName: "setTitle"
        width: root.width
        text: root.run.shown.title
    }
    Flow {
        width: root.width
        spacing: Theme.spaceL
        Repeater {
            model: root.totals.length
            Row {
                id: total
                required property int index
                visible: root.counts[total.index] > 0
                spacing: Theme.spaceS
                PractiseRunMark {
                    outcome: total.index
                    anchors.verticalCenter: parent.verticalCenter
                }
                AppText {
                    objectName: "setTotal" + total.index
                    text: root.totals[total.index]
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Flow {
        width: root.width
        spacing: Theme.spaceM
        SaveTable {
            id: handIn
            objectName: "handIn"
            visible: root.run.shown.name !== ""
            look: root.isToHandIn ? AppButton.Primary : AppButton.Plain
            table: root.run.handInFile
            iconName: "file-export"
            text: root.run.shown.handedIn ? qsTr("Hand in again…") : qsTr("Hand in…")
            hint: qsTr("Save the file that you give to your teacher")
            title: qsTr("Save the file to hand in")
            //: The kind of files in a file dialog; %1 is the ending of the files, json
            files: qsTr("Answers to hand in (*.%1)")
            enabled: root.answered
        }
        AppButton {
            id: done
            objectName: "setDone"
            look: root.isToHandIn ? AppButton.Plain : AppButton.Primary
            //: A button that closes the result of a set of exercises
            text: root.run.shown.complete ? qsTr("Finish")
                //: A button that continues with the exercises of the set that are not done yet
                : qsTr("Continue the set")
            iconName: root.run.shown.complete ? "check" : "player-play"
            onClicked: {
                if (!root.run.shown.complete)
                    root.run.goOn();
                else if (root.run.shown.name === "")
                    root.run.leave();
                else
                    root.run.pause();
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
            visible: !root.run.shown.complete || root.run.shown.name !== ""
            text: qsTr("Leave the set")
            iconName: "x"
            onClicked: root.run.leave()
        }
        SaveTable {
            visible: !root.run.shown.locked
            table: root.run.table
            text: qsTr("Save results…")
            enabled: root.answered
        }
    }
    NoteText {
        objectName: "handInNote"
        width: root.width
        visible: root.run.shown.name !== "" && root.run.shown.endsWithHandIn
        text: root.run.shown.handedIn ? qsTr("You have handed in this set. New answers do not count.")
            : qsTr("When you have handed in the set, you see the right answers, and new answers do not count.")
    }
    Column {
        width: root.width
        Repeater {
            model: rows
            PractiseRunRow {
                required property int index
                objectName: "setRow" + (index + 1)
                width: root.width
                facts: root.factsOf(index, root.looks)
                onClicked: root.run.again(index)
            }
        }
    }
}
