// The list at the left of the page: a search field, and the problems that it finds, grouped under headings.
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
    /// True if the list is beside a problem, and so can be hidden.
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

    /// Returns the text about a problem for a screen reader.
    function heard(problem: var): string {
        const name = problem.label + " " + problem.title;
        //: For a screen reader: of a contest problem, %1, a program of the person was accepted
        return root.isSolved(problem) ? qsTr("%1, solved").arg(name) : name;
    }

    AppTextField {
        id: words
        objectName: "contestWords"
        width: parent.width
        focus: true
        label: qsTr("Find a problem")
        //: What can be typed to find a contest problem: its number, its title, its game, its judge
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
            //: How contest problems are sorted: by what they are about
            { value: "theory", text: qsTr("By topic") },
            //: How contest problems are sorted: by the site that sets them
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
                /// The titles of the judges are not translated.
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
    // While the list is folded, the rows may change their height.
    onVisibleChanged: if (root.visible)
        Qt.callLater(root.showCurrent)

    /// Scrolls the list to the open problem.
    function showCurrent(): void {
        list.currentIndex = Math.max(0, found.problems.findIndex(problem => problem.name === root.current));
        list.positionViewAtIndex(list.currentIndex, ListView.Center);
    }
}
