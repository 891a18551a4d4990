// The Contest page: the list of problems at the left, and the parts of the chosen problem at the right: task and idea, code,
// own input, wrong programs, and judging.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property ContestProblem problem: ContestProblem { name: "poj-2234" }
    readonly property string shownProblem: root.problem.name
    onShownProblemChanged: Shell.preferences.lastProblem = root.shownProblem
    /// True if the list of problems fits beside the problem.
    readonly property bool wide: root.width >= 620 + 240 * Theme.textScale
    /// True if the user has hidden the list of problems, for example to make the code wider.
    property bool folded: false
    readonly property bool beside: root.wide && !root.folded && !root.lecture
    /// True if the page is narrow and shows the list instead of the problem.
    property bool listing: false
    readonly property bool listed: root.beside || root.listing
    readonly property int margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXL
    readonly property alias sheet: sheet

    // The part of the problem that is shown: "task", "code", "try", "break" or "judge".
    view: "task"
    busy: judging.busy
    about: root.problem.words.label
    lectureWords: root.problem.words.title

    function openProblem(name: string): void {
        root.problem.name = name;
        root.listing = false;
    }

    function openBreak(program: string): void {
        const slash = program.indexOf("/");
        if (slash > 0)
            root.openProblem(program.substring(0, slash));
        root.showView("break");
        if (slash > 0)
            breaking.choose(program.substring(slash + 1));
    }

    function resume(): void {
        if (Shell.preferences.lastProblem !== "")
            root.problem.name = Shell.preferences.lastProblem;
    }

    function showView(view: string): void {
        root.view = view;
        root.listing = false;
    }

    onVisibleChanged: {
        if (root.visible)
            root.settle();
    }
    onLectureChanged: if (root.visible)
        (root.lecture ? codes.itemAt(0) : views).forceActiveFocus()
    Component.onCompleted: root.settle()

    function showList(): void {
        root.folded = false;
        root.listing = !root.wide;
    }

    function settle(): void {
        (root.listed ? problems : detail).forceActiveFocus();
    }

    KeyShortcut {
        keys: ["Ctrl+F"]
        words: qsTr("Find a problem")
        onActivated: {
            root.showList();
            problems.search();
        }
    }

    ContestProblems {
        id: problems
        objectName: "contestProblems"
        visible: root.listed
        x: root.margin
        y: Theme.spaceL
        width: root.beside ? Math.min(340 * Theme.textScale, root.width * 0.32) : root.width - 2 * root.margin
        height: root.height - y - Theme.spaceM
        current: root.problem.name
        foldable: root.beside
        onFolded: {
            root.folded = true;
            detail.forceActiveFocus();
        }
        onChosen: name => {
            root.openProblem(name);
            if (!root.beside)
                detail.forceActiveFocus();
        }
    }
    Rule {
        visible: root.beside
        anchors { left: problems.right; leftMargin: Theme.spaceM }
        height: root.height
    }

    FocusScope {
        id: detail
        objectName: "contestDetail"
        visible: root.beside || !root.listing
        x: root.beside ? problems.x + problems.width + Theme.spaceM + Theme.spaceXL : root.margin
        y: Theme.spaceL
        width: root.width - x - (root.beside ? Theme.spaceS : root.margin)
        height: root.height - y - Theme.spaceS

        PageHeader {
            id: header
            width: parent.width - Theme.spaceL
            visible: !root.lecture
            title: root.problem.words.title
            asWritten: true
            subtitle: root.problem.words.label + " · " + root.problem.words.game
            AppButton {
                objectName: "contestAll"
                visible: !root.beside
                text: qsTr("All problems")
                iconName: "list-numbers"
                onClicked: {
                    root.showList();
                    problems.forceActiveFocus();
                }
            }
            CopyButton {
                objectName: "copyLink"
                look: AppButton.Quiet
                text: qsTr("Copy the link")
                onClicked: Shell.copy(root.problem.words.link)
            }
        }
        Choice {
            id: views
            objectName: "contestView"
            anchors { top: header.bottom; topMargin: Theme.spaceM }
            width: parent.width
            visible: !root.lecture
            focus: true
            label: qsTr("Part of the problem")

            /// Returns the icon's name. Returns "" if the icons do not fit into one line.
            function iconOf(name: string): string {
                return detail.width >= 600 * Theme.textScale ? name : "";
            }

            value: root.view
            options: [
                //: A tab of a contest problem: the task and the idea of the solution
                { value: "task", text: qsTr("Problem"), icon: views.iconOf("info-circle") },
                //: A tab of a contest problem: the code of the solution
                { value: "code", text: qsTr("Code"), icon: views.iconOf("binary") },
                //: A tab of a contest problem: a field for the user's own input
                { value: "try", text: qsTr("Try it"), icon: views.iconOf("player-play") },
                //: A tab of a contest problem: wrong programs, for which the user finds an input on which they fail
                { value: "break", text: qsTr("Break it"), icon: views.iconOf("bug") },
                //: A tab of a contest problem: judges a program that the user wrote
                { value: "judge", text: qsTr("Judge mine"), icon: views.iconOf("certificate") }
            ]
            onChosen: value => root.view = value
        }
        Item {
            id: parts
            anchors { top: root.lecture ? parent.top : views.bottom; topMargin: Theme.spaceS; bottom: parent.bottom }
            width: parent.width

            ContestTask {
                objectName: "contestTask"
                anchors.fill: parent
                visible: root.view === "task"
                problem: root.problem
                onPositionWanted: position => sheet.show(position)
                onBreakWanted: program => {
                    root.showView("break");
                    breaking.choose(program);
                }
            }
            // The code view has many items, so it exists only while it is visible.
            Repeater {
                id: codes
                model: root.view === "code" ? 1 : 0
                ContestCode {
                    anchors.fill: parent
                    problem: root.problem
                    onLectureWanted: root.lecture = true
                    onPositionWanted: position => sheet.show(position)
                }
            }
            BreakView {
                id: breaking
                objectName: "contestBreak"
                anchors.fill: parent
                visible: root.view === "break"
                problem: root.problem
                onPositionWanted: position => sheet.show(position)
            }
            JudgeView {
                id: judging
                objectName: "contestJudge"
                anchors.fill: parent
                visible: root.view === "judge"
                problem: root.problem
                onPositionWanted: position => sheet.show(position)
                onBreakWanted: program => {
                    root.showView("break");
                    breaking.choose(program);
                }
            }
            ContestTry {
                objectName: "contestTry"
                anchors.fill: parent
                visible: root.view === "try"
                problem: root.problem
                onPositionWanted: position => sheet.show(position)
            }
        }
    }

    PositionSheet { id: sheet }
}
