// The Practise page: exercises of one skill or of all skills, a verdict on each answer, and the hint ladder.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Practise.Sets
import Nimstone.Terms
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    /// True if there is room for the list of skills beside the exercise and its hints.
    readonly property bool listed: root.width >= 1080 * Theme.textScale
    readonly property bool wide: root.width >= 780 * Theme.textScale
    /// True if the page has little height. Some items are then smaller.
    readonly property bool compact: root.height < 720 * Theme.textScale
    /// True if the question is long. Its text is then smaller, to leave room for the picture.
    readonly property bool wordy: session.exercise.question.length > 150
    /// True once the keyboard focus is on the item with which the exercise continues.
    property bool settled: false
    /// True if the last thing that the person requested is a hint.
    property bool climbing: false
    readonly property real margin: root.compact ? Theme.spaceM : Theme.spaceL
    readonly property real gap: root.compact ? Theme.spaceS : Theme.spaceM
    /// The height in pixels that the window leaves for the content of the exercise's card.
    readonly property real deskRoom: scroll.height - desk.y - root.margin - 2 * exercise.anchors.margins
    readonly property alias session: session
    readonly property var sheet: sheetLoader.item
    readonly property alias record: views.record
    readonly property alias sets: views.sets
    readonly property alias start: views.start
    readonly property alias classroom: views.classroom
    /// The name of the visible view, `view`, is "record", "sets", "start" (the start page of a set), "class", or "" for the exercise.
    readonly property bool exercising: root.view === ""
    /// A text that is different for each exercise and for each state of an exercise. The text does not depend on the language.
    readonly property string turn: [session.skill, session.exercise.seed, session.exercise.position, session.state, session.exercise.over, session.set.shown.place, session.set.shown.finished].join(" ")
    /// True if the result of a set is shown instead of an exercise.
    readonly property bool finished: session.set.shown.finished
    /// The facts about the current place of the set, see PracticeSetRun::result().
    readonly property var place: session.set.shown.running && session.set.shown.standing !== "" ? session.set.result(session.set.shown.place) : ({ kind: "exercise" })
    /// True if a text or a task of a set is shown instead of an exercise.
    readonly property bool aside: !root.finished && root.place.kind !== "exercise"

    busy: views.busy
    about: session.exercise.skillName
    opensPositions: true
    set: session.set

    /// Starts an exercise with the given heaps: of the current skill if that skill has an exercise with these heaps, else of
    /// the skill nim-sum.
    function openPosition(text: string): void {
        if (session.open(text) === "")
            return;
        const before = session.skill;
        session.skill = "nim-sum";
        const problem = session.open(text);
        if (problem !== "") {
            session.skill = before;
            seed.refuse(text, problem);
        }
    }

    /// Continues with the exercises of a skill. "mixed" stands for all skills, and "set" for the current exercise set.
    function openSkill(skill: string): void {
        root.showRecord(false);
        if (skill === "set")
            session.set.resume();
        else if (skill === "mixed")
            session.mixed = true;
        else if (skill === "mistakes")
            session.reviewMistakes(3);
        else
            session.skill = skill;
    }

    /// Shows a view instead of the exercise; with "", the exercise.
    function showView(view: string): void {
        root.view = view;
        if (view === "")
            root.moveFocusLater();
        else
            views.begin();
    }
    function showRecord(shown: bool): void { root.showView(shown ? "record" : ""); }
    function showSets(shown: bool): void { root.showView(shown ? "sets" : ""); }

    /// Opens a file. If `kind` is "sets", the start page of the exercise set is shown; if it is "record", exported answers.
    function openFile(file: url, kind: string): void {
        if (kind === "sets")
            return session.set.openFile(file);
        views.recordFile = file;
        root.showRecord(true);
    }

    function openSkills() {
        if (!root.sheet)
            sheetLoader.setSource(Qt.resolvedUrl("PractiseSkillSheet.qml"), { session: session });
        root.sheet.open();
    }

    function proceed() {
        if (root.exercising)
            session.proceed();
    }

    /// Moves the keyboard focus to the input for the answer, or to the button for the next exercise.
    function takeUp() {
        root.settled = true;
        if (!root.visible || !root.exercising)
            return;
        if (root.finished) {
            scroll.contentY = 0;
            result.begin();
        } else if (root.aside) {
            aside.begin();
            scroll.contentY = 0;
        } else {
            news.takeFocus();
        }
        root.climbing = false;
        root.showNews();
    }

    /// Returns the y coordinates of the top edges of `parts` in the content of `view`, each decreased by `above`, in pixels.
    function tops(parts: list<Item>, view: AppFlickable, above: real): list<real> {
        return parts.map(part => part.mapToItem(view.contentItem, 0, 0).y - above);
    }

    /// Scrolls to the verdict and the answer. Does nothing if the person requested a hint last and the hints are in the same
    /// scrolling view.
    function showNews() {
        scroll.stay();
        if (root.finished || root.aside) {
            scroll.bottomMargin = 0;
            return;
        }
        if (root.climbing && !root.wide)
            return;
        scroll.reveal(news);
        scroll.alignTop(root.tops(news.judged ? [head, desk, board] : [head, desk], scroll, root.gap));
    }

    /// Scrolls to the last hint that the person requested, together with the button for the next hint if both fit.
    function showRung() {
        root.climbing = ladder.shown > 0;
        if (!root.climbing)
            return;
        const view = root.wide ? side : scroll;
        view.reveal(ladder.foot);
        view.reveal(ladder.currentRung);
        view.alignTop(root.tops([ladder, ...ladder.shownRungs()], view, 1));
    }

    function moveFocusLater() {
        root.settled = false;
        Qt.callLater(root.takeUp);
    }

    onVisibleChanged: root.moveFocusLater()
    onTurnChanged: root.moveFocusLater()
    Component.onCompleted: root.moveFocusLater()
    Keys.onReturnPressed: root.proceed()
    Keys.onEnterPressed: root.proceed()

    PracticeSession {
        id: session
        progress: Shell.progress
        Component.onCompleted: {
            session.begin(Shell.freshSeed());
            session.set.restore();
        }
    }
    PractiseRunQuestion {
        run: session.set
        onConfirmed: {
            session.set.confirm();
            root.showSets(false);
        }
    }

    // The dialog is loaded when it is needed, by the name of its file: Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: sheetLoader }
    PractiseViews {
        id: views
        z: 1
        x: head.x
        y: desk.y
        width: head.width
        height: root.height - y - root.margin
        session: session
        view: root.view
        onViewWanted: view => root.showView(view)
        onSkillWanted: skill => root.openSkill(skill)
    }

    PractiseDigits {
        session: session
        heard: root.visible && side.visible
    }

    AppFlickable {
        id: scroll
        objectName: "practiseScroll"
        anchors.fill: parent
        onContentHeightChanged: Qt.callLater(root.showNews)
        contentHeight: !root.exercising ? height : Math.max(desk.y + desk.height, side.visible ? side.y + side.height : 0) + root.margin

        ColumnLayout {
            id: head
            x: Theme.spaceXL
            y: root.margin
            width: scroll.width - 2 * Theme.spaceXL
            spacing: root.gap

            PractiseHeader {
                Layout.fillWidth: true
                session: session
                view: root.view
                listed: root.listed
                compact: root.compact
                skillsOpen: root.sheet?.opened ?? false
                onViewWanted: view => root.showView(view)
                onSkillsWanted: root.openSkills()
            }
        }

        Card {
            id: skills
            objectName: "practiseSkills"
            visible: root.listed && root.exercising
            x: head.x
            y: desk.y
            width: 216 * Theme.textScale
            height: desk.height
            PractiseSkillList {
                anchors { fill: parent; margins: Theme.spaceS }
                heard: root.listed
                session: session
            }
        }

        // The card is as high as the window allows. Its height does not depend on the length of the hint ladder beside it.
        Card {
            id: desk
            visible: root.exercising
            x: root.listed ? skills.x + skills.width + Theme.spaceM : head.x
            y: head.y + head.height + root.gap
            width: head.x + head.width - x - (root.wide && side.visible ? side.width + Theme.spaceM : 0)
            height: Math.max((root.finished ? result.height : exercise.implicitHeight) + 2 * exercise.anchors.margins, scroll.height - desk.y - root.margin)

            PractiseRunResult {
                id: result
                visible: root.finished
                x: exercise.anchors.margins
                y: x
                width: desk.width - 2 * x
                run: session.set
            }
            ColumnLayout {
                id: exercise
                visible: !root.finished
                anchors { fill: parent; margins: root.compact ? Theme.spaceM : Theme.spaceL }
                spacing: root.gap

                ProblemText {
                    objectName: "progressProblem"
                    Layout.fillWidth: true
                    text: Shell.progressProblem
                }
                ProblemText {
                    objectName: "runProblem"
                    Layout.fillWidth: true
                    text: session.set.shown.storageProblem
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                AppText {
                    objectName: "why"
                    Layout.fillWidth: true
                    visible: session.mixed
                    //: Above a question: %1 is the name of the skill, %2 the reason for the choice of this exercise, such as "One of your mistakes"
                    text: qsTr("%1 · %2").arg(session.exercise.skillName).arg(session.exercise.why)
                    color: Theme.goldText
                    font.pixelSize: Theme.small
                }
                PractiseRunStrip {
                    Layout.fillWidth: true
                    visible: session.set.shown.running
                    run: session.set
                    outcome: root.place.outcome ?? PracticeSetRun.Unanswered
                }
                Heading {
                    id: question
                    objectName: "question"
                    Layout.fillWidth: true
                    level: root.compact || root.wordy || root.aside ? 2 : 1
                    font.pixelSize: root.compact && root.wordy ? Theme.body : level === 2 ? Theme.large : Theme.title
                    text: !root.aside ? session.exercise.question : root.place.skill === "" ? root.place.question
                        //: A task of a set: %1 is its kind, such as "Proof", %2 its title
                        : qsTr("%1: %2").arg(root.place.skill).arg(root.place.question)
                    Announcement { announcementKey: session.exercise.seed + " " + session.exercise.position + " " + session.set.shown.place }
                    TermMarks { source: question }
                }
                PractiseRunPlace {
                    id: aside
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    visible: root.aside
                    run: session.set
                    place: root.place
                    onTaskWanted: Shell.linkWanted((root.place.kind === "proof" ? "prove" : root.place.kind) + ":" + root.place.target)
                }
                PractiseBoard {
                    id: board
                    visible: !root.aside
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    // If the choices are sentences, each sentence has its own row.
                    leastHeight: Math.max(root.compact ? 140 : 220, session.asks === PracticeSession.Choice ? 36 * session.exercise.offered.length : 0) * Theme.textScale
                    session: session
                }
                PractiseNews {
                    id: news
                    visible: !root.aside
                    spacing: root.gap
                    session: session
                    spare: root.deskRoom - board.y - board.implicitHeight - root.gap
                }
            }
        }

        // If the hints are beside the exercise, they scroll separately, so that a long hint ladder does not move the exercise.
        AppFlickable {
            id: side
            objectName: "practiseSide"
            visible: root.exercising && !root.finished && !root.aside
            x: root.wide ? desk.x + desk.width + Theme.spaceM : desk.x
            y: root.wide ? desk.y : desk.y + desk.height + Theme.spaceM
            width: root.wide ? Math.min(Math.max(280 * Theme.textScale, root.width * 0.25), 420 * Theme.textScale) : head.width
            height: root.wide ? Math.min(side.contentHeight, desk.height) : side.contentHeight
            contentHeight: help.implicitHeight
            onHeightChanged: side.stay()

            ColumnLayout {
                id: help
                width: side.width
                spacing: Theme.spaceM

                PractiseLadder {
                    id: ladder
                    visible: session.exercise.rungTitles.length > 0 || session.exercise.canShowAnswer
                    Layout.fillWidth: true
                    session: session
                    onShownChanged: Qt.callLater(root.showRung)
                    onHeightChanged: Qt.callLater(root.showRung)
                }
                AppButton {
                    objectName: "practiseLesson"
                    Layout.fillWidth: true
                    look: AppButton.Quiet
                    iconName: "route"
                    wraps: true
                    //: A button: opens the lesson with the title %1
                    text: qsTr("Lesson: %1").arg(session.exercise.lessonTitle)
                    onClicked: Shell.linkWanted("lesson:" + session.exercise.lesson)
                }
                Card {
                    visible: session.exercise.title !== ""
                    Layout.fillWidth: true
                    implicitHeight: seed.implicitHeight + 2 * Theme.spaceS
                    PractiseSeed {
                        id: seed
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                        anchors { leftMargin: Theme.spaceL; rightMargin: Theme.spaceS }
                        session: session
                    }
                }
            }
        }
    }
}
