// The Prove page: a theorem on a person's own heaps. At the left the derivation, which grows a line with each step, at
// the right the figure, beneath them the step. It plays by itself when asked to, and starts paused.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property ProveSession session: ProveSession {
        inLetters: root.anyNumbers
    }
    /// Of its own, so that nothing but this setting changes what is shown.
    readonly property bool anyNumbers: Shell.preferences.proofNumbers === "any"
    /// The whole screen for an audience: large type, the arrow and page keys, answers once a key asks for them.
    property bool lecture: false

    /// What is seen here, for the window's title.
    readonly property string about: root.session.words.theoremTitle

    /// Back to the game that the proof was opened from.
    signal gameWanted
    /// A contest problem that leans on the theorem.
    signal problemWanted(name: string)
    /// Derivation and figure stand beside each other, or beneath each other where it is narrow and not too low for that.
    readonly property bool beside: root.width >= 420 + 300 * Theme.textScale || root.figureNeeds > root.leastStack * 0.6
    /// What can be seen at once. Where the page has to scroll, derivation and figure fill it together: a step scrolls
    /// the head of the page away.
    readonly property real room: scroll.height - 2 * Theme.spaceS
    readonly property real leastHeight: Math.max(240, Math.min(root.room,
        Math.max(Math.min(280 * Theme.textScale, root.height * 2 / 3), 1.1 * root.figureNeeds)))
    /// The tools of the position stand over the figure, if two thirds of the page are high enough for both.
    readonly property bool toolsOverFigure: root.beside && root.height * 2 / 3 - 60 * Theme.textScale >= root.figureNeeds
    /// Of both, beneath each other.
    readonly property real leastStack: Math.max(240, Math.min(560 * Theme.textScale, root.room))
    /// About as high as the figure must be to be read: a row a heap, two of sums, and what stands above and beneath them.
    readonly property real figureNeeds: 90 + (root.session.figure.heapCount + 2) * 14 * Theme.textScale
    /// Of the derivation, beneath the figure: the highest of its lines, as far as the figure can spare it.
    readonly property real leastDerivation: Math.min(Math.max(derivation.tallestLine, root.leastStack * 0.3),
        root.leastStack - Theme.spaceS - Math.max(root.figureNeeds, root.leastStack * 0.4))
    readonly property int margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXXL
    property bool running: false
    readonly property alias player: player
    /// Whether something is still moving.
    readonly property bool busy: player.running

    /// Where this is, kept from one run to the next.
    readonly property string place: root.session.words.place
    onPlaceChanged: {
        if (root.place !== "")
            Shell.preferences.lastProof = root.place;
    }

    /// Where one was in another run, or still is.
    function openPlace(place: string): void {
        if (place !== root.place)
            root.session.openPlace(place);
    }

    /// Where one was in the run before.
    function resume(): void {
        if (Shell.preferences.lastProof !== "")
            root.session.openPlace(Shell.preferences.lastProof);
    }

    function openPosition(text: string): void {
        root.session.openPosition(text);
    }

    /// The proof behind a position of a game, and behind the move made there where there is one.
    function openFromGame(position: string, move: string): void {
        root.session.openFromGame(position, move);
    }

    function beginLecture(): void {
        root.stopRunning();
        root.session.prediction.mode = ProofPrediction.Lecture;
        root.lecture = true;
        rest.forceActiveFocus();
    }

    function endLecture(): void {
        root.session.prediction.mode = ProofPrediction.Off;
        root.lecture = false;
        rest.forceActiveFocus();
    }

    /// One step on; in a lecture the answer, where a question stands.
    function goOn(): void {
        if (root.lecture && root.session.prediction.step > 0)
            root.session.revealStep();
        else
            root.goTo(root.session.step + 1);
    }

    /// Moves to a step; a step that is still being shown is finished at once first.
    function goTo(step: int): void {
        if (player.running)
            player.jumpTo(root.session.figure.stops[root.session.step] ?? 0);
        root.session.step = step;
        if (root.session.prediction.step > 0)
            root.stopRunning();
    }

    /// Once a step is shown, figure and steps have the page, where it has to scroll; unless somebody is busy at its head.
    function showSheets(): void {
        if (root.session.step === 0)
            return;
        for (let item = root.Window.activeFocusItem; item; item = item.parent) {
            if (item === header)
                return;
        }
        scroll.contentY = Math.max(0, Math.min(page.y + sheets.y - Theme.spaceM, scroll.contentHeight - scroll.height));
    }

    function stopRunning(): void {
        root.running = false;
    }

    /// Runs from here on, or from the beginning where the proof is at its end; or pauses.
    function toggleRunning(): void {
        if (!root.running && root.session.step >= root.session.stepCount) {
            root.session.step = 0;
            player.jumpTo(root.session.figure.stops[0] ?? 0);
        }
        root.running = !root.running;
    }

    /// A figure that was laid out anew stands at its step: it may have been too large to draw when the step was reached.
    function settle(): void {
        const scene = root.session.figure.stops[root.session.step];
        if (scene !== undefined && scene !== figure.stage.position && !player.running && !controls.scrubbing)
            player.jumpTo(scene);
    }

    onVisibleChanged: {
        if (root.visible)
            rest.forceActiveFocus();
        else {
            root.stopRunning();
            if (root.lecture)
                root.endLecture();
        }
    }
    Component.onCompleted: rest.forceActiveFocus()

    // Where the keys go when no control has them: to the page.
    Item {
        id: rest
        objectName: "proveRest"
        focus: true
    }

    Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

    /// The keys that the page hears by itself; the sheet of keys lists them from here.
    readonly property var keyTable: [
        { words: qsTr("Next step"), strokes: [
            { key: Qt.Key_Right, act: () => root.walk(() => root.goOn()) },
            { key: Qt.Key_PageDown, act: () => root.walk(() => root.goOn()) }] },
        { words: qsTr("Previous step"), strokes: [
            { key: Qt.Key_Left, act: () => root.walk(() => root.goTo(root.session.step - 1)) },
            { key: Qt.Key_PageUp, act: () => root.walk(() => root.goTo(root.session.step - 1)) }] },
        { words: qsTr("First step"), strokes: [{ key: Qt.Key_Home, act: () => root.walk(() => root.goTo(0)) }] },
        { words: qsTr("Last step"), strokes: [
            { key: Qt.Key_End, act: () => root.walk(() => root.goTo(root.session.stepCount)) }] },
        root.lecture
            ? { words: qsTr("Leave the lecture"), strokes: [{ key: Qt.Key_Escape, act: () => root.endLecture() }] }
            : { words: qsTr("Run or pause the proof"), strokes: [{ key: Qt.Key_Space, act: () => root.toggleRunning() }] }
    ]

    /// Steps by hand: a proof that runs by itself stops.
    function walk(step: var): void {
        root.stopRunning();
        step();
    }

    Connections {
        target: root.session
        function onStepChanged() {
            Qt.callLater(root.showSheets);
            const scene = root.session.figure.stops[root.session.step];
            if (scene !== undefined && scene !== player.target && !controls.scrubbing)
                player.goTo(scene);
        }
        function onRestarted() {
            root.stopRunning();
            // Before the first step the page begins with what the theorem says.
            if (root.session.step === 0)
                scroll.contentY = 0;
            player.jumpTo(root.session.figure.stops[root.session.step] ?? 0);
        }
    }

    Connections {
        target: root.session.figure
        // Later: a proof that changed has a step too, to which the figure may move.
        function onLaidOut() {
            Qt.callLater(root.settle);
        }
    }

    Player {
        id: player
        objectName: "provePlayer"
        stage: figure.stage
        pace: root.running ? controls.pace : 1
    }

    Binding {
        target: root.session.figure
        property: "leastTextScale"
        // A figure with smaller words is better than none; for an audience, it is as large as it can be. Bits can only be
        // flipped where they are large.
        value: !root.session.figure.bitColumns ? 1 : root.lecture ? Shell.preferences.textScale / 100 : 0
    }

    Timer {
        id: reading
        // Long enough to read the line that has just been shown.
        interval: (1400 + 26 * root.session.words.spokenStep.length) / controls.pace
        running: root.running && !player.running && root.visible
        repeat: true
        onTriggered: {
            if (root.session.step < root.session.stepCount)
                root.goTo(root.session.step + 1);
            if (root.session.step >= root.session.stepCount)
                root.stopRunning();
        }
    }

    AppFlickable {
        id: scroll
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top }
        readonly property real needed: page.implicitHeight + page.y
        contentHeight: scroll.needed > height ? scroll.needed + Theme.spaceM : height
        interactive: contentHeight > height

        ColumnLayout {
            id: page
            x: root.margin
            y: Theme.spaceM
            width: root.width - 2 * root.margin
            height: Math.max(implicitHeight, scroll.height - y)
            spacing: Theme.spaceM

            ProveHeader {
                id: header
                Layout.fillWidth: true
                session: root.session
                lecture: root.lecture
                // Two thirds of the page are the figure's and the steps'.
                statementRoom: root.height / 3 - foot.height - page.y - page.spacing - header.heightWithoutStatement
                onSettled: rest.forceActiveFocus()
                onLectureWanted: root.beginLecture()
                onProblemWanted: name => root.problemWanted(name)
                onGameWanted: {
                    root.session.leaveGame();
                    root.gameWanted();
                }
                ProveExportButton {
                    session: root.session
                    narrow: header.narrow
                    onSettled: rest.forceActiveFocus()
                }
            }

            GridLayout {
                id: sheets
                Layout.fillWidth: true
                Layout.fillHeight: true
                columns: root.beside ? 2 : 1
                columnSpacing: Theme.spaceL
                rowSpacing: Theme.spaceS
                onYChanged: Qt.callLater(root.showSheets)
                onHeightChanged: Qt.callLater(root.showSheets)

                ProveDerivation {
                    id: derivation
                    objectName: "derivation"
                    Layout.row: root.beside ? 0 : 1
                    Layout.column: 0
                    Layout.fillWidth: !root.beside
                    Layout.fillHeight: true
                    // The figure has all that is left.
                    Layout.preferredWidth: Math.min(0.36 * (root.width - 2 * root.margin), 560 * Theme.textScale)
                    Layout.minimumHeight: root.beside ? root.leastHeight : root.leastDerivation
                    session: root.session
                    lecture: root.lecture
                    onStepChosen: step => {
                        root.stopRunning();
                        root.goTo(step);
                    }
                }
                ProveFigure {
                    id: figure
                    objectName: "proveFigure"
                    Layout.row: 0
                    Layout.column: root.beside ? 1 : 0
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.minimumHeight: root.beside ? root.leastHeight
                        : root.leastStack - Theme.spaceS - root.leastDerivation
                    session: root.session
                    lecture: root.lecture
                    onEscaped: rest.forceActiveFocus()
                }
            }
        }
    }

    // Over the figure that it changes, or, where that has no room for it, at the top of the page.
    ProvePosition {
        parent: root.toolsOverFigure ? figure.toolsPlace : header.toolsPlace
        width: parent.width
        visible: !root.lecture
        session: root.session
        onSettled: rest.forceActiveFocus()
    }

    ProveControls {
        id: controls
        visible: !root.lecture
        objectName: "proveControls"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spaceM
        x: root.margin
        width: root.width - 2 * root.margin
        session: root.session
        position: figure.stage.position
        running: root.running
        onStepChosen: step => {
            root.stopRunning();
            root.goTo(step);
        }
        onRunningToggled: root.toggleRunning()
        onScrubbed: scene => {
            root.stopRunning();
            player.jumpTo(scene);
        }
        onReleased: player.goTo(root.session.figure.stops[root.session.step] ?? 0)
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: (root.lecture ? place.implicitHeight : controls.implicitHeight) + 2 * Theme.spaceM
    }
    NoteText {
        id: place
        objectName: "lecturePlace"
        anchors { right: foot.right; rightMargin: root.margin; verticalCenter: foot.verticalCenter }
        visible: root.lecture
        //: At the foot of a lecture: %1 the number of the current step, %2 how many there are, and the keys
        text: qsTr("%1 / %2 · → next · ← back · Esc to leave").arg(root.session.step).arg(root.session.stepCount)
    }

    // Each step as it is reached.
    Announcement {
        objectName: "proveAnnouncement"
        text: root.session.words.spokenStep
    }
}
