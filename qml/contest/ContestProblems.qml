// The list at the left of the page: a search field, and the problems that match the search, grouped under headings.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property string current
    /// True if the list is beside a problem, so that a person can hide the list.
    property bool foldable: false

    signal folded
    signal chosen(name: string)

    function search(): void {
        words.selectAll();
        words.forceActiveFocus();
    }

    ContestList {
        id: found
        words: words.text
        progress: Shell.progress
    }

    function isSolved(problem: var): bool {
        return [...found.solved].includes(problem.name);
    }

    /// Returns the name of a problem for a screen reader; it also says whether the problem is solved.
    function heard(problem: var): string {
        const name = problem.label + " " + problem.title;
        //: For a screen reader: the judge accepted a program of the user for the contest problem %1
        return root.isSolved(problem) ? qsTr("%1, solved").arg(name) : name;
    }

    AppTextField {
        id: words
        objectName: "contestWords"
        width: parent.width
        focus: true
        label: qsTr("Find a problem")
        //: In an empty search field: the facts by which the search finds a contest problem
        placeholderText: qsTr("Number, title, game, judge")
        onAccepted: {
            if (found.problems.length > 0)
                root.chosen(found.problems[0].name);
        }
        Keys.onDownPressed: list.forceActiveFocus()
    }
    Choice {
        id: order
        objectName: "contestOrder"
        anchors { top: words.bottom; topMargin: Theme.spaceS }
        width: parent.width - (fold.visible ? fold.width : 0)
        label: qsTr("Order")
        value: found.byJudge ? "judge" : "theory"
        options: [
            //: The contest problems are sorted by their topic
            { value: "theory", text: qsTr("By topic") },
            //: The contest problems are sorted by the site that published them
            { value: "judge", text: qsTr("By judge") }
        ]
        onChosen: value => found.byJudge = value === "judge"
    }
    AppButton {
        id: fold
        objectName: "contestFold"
        anchors { right: parent.right; top: order.top }
        visible: root.foldable
        look: AppButton.Quiet
        iconName: "chevron-left"
        hint: qsTr("Hide the list of problems")
        onClicked: root.folded()
    }
    NoteText {
        anchors { top: order.bottom; topMargin: Theme.spaceL }
        width: parent.width
        visible: found.problems.length === 0
        text: qsTr("No problem has all of these words.")
        Announcement { }
    }
    RowList {
        id: list
        objectName: "contestList"
        anchors { top: order.bottom; topMargin: Theme.spaceM; bottom: parent.bottom }
        width: parent.width
        model: found.problems
        activeFocusOnTab: true
        cacheBuffer: 4000
        label: qsTr("Problems")
        onModelChanged: root.showCurrent()

        delegate: Column {
            id: entry
            required property int index
            required property var modelData
            readonly property bool here: entry.modelData.name === root.current
            readonly property bool solved: root.isSolved(entry.modelData)

            width: ListView.view.width
            Heading {
                level: 2
                width: parent.width
                visible: entry.modelData.heading !== ""
                topPadding: entry.index === 0 ? 0 : Theme.spaceL
                bottomPadding: Theme.spaceXS
                text: entry.modelData.heading
                font.pixelSize: Theme.body
            }
            ListRow {
                /// True because the names of contest sites are not translated. A test of the translations skips texts with this
                /// property.
                readonly property bool asWritten: true
                objectName: "problem-" + entry.modelData.name
                width: parent.width - Theme.spaceM
                leftPadding: Theme.spaceS
                rightPadding: entry.solved ? tick.width + 2 * Theme.spaceS : Theme.spaceS
                text: Markup.bold(entry.modelData.label) + "&nbsp; " + Markup.part(entry.modelData.title)
                here: entry.here
                ringed: list.activeFocus && entry.ListView.isCurrentItem
                Accessible.name: root.heard(entry.modelData)
                onClicked: {
                    list.currentIndex = entry.index;
                    root.chosen(entry.modelData.name);
                }
                AppIcon {
                    id: tick
                    objectName: "solved-" + entry.modelData.name
                    visible: entry.solved
                    anchors { right: parent.right; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
                    icon: "circle-check"
                    color: Theme.jade
                    size: Math.round(18 * Theme.textScale)
                }
            }
        }
        onChosen: {
            const problem = found.problems[list.currentIndex];
            if (problem)
                root.chosen(problem.name);
        }
        onCurrentIndexChanged: {
            const problem = found.problems[list.currentIndex];
            if (problem && list.activeFocus)
                Announcer.say(root.heard(problem));
        }
    }

    onCurrentChanged: root.showCurrent()
    // The heights of the rows may have changed while the list was hidden.
    onVisibleChanged: if (root.visible)
        Qt.callLater(root.showCurrent)

    /// Scrolls the list to the open problem.
    function showCurrent(): void {
        list.currentIndex = Math.max(0, found.problems.findIndex(problem => problem.name === root.current));
        list.positionViewAtIndex(list.currentIndex, ListView.Center);
    }
}
