// The Prove page: a theorem, applied to the person's own heaps. The derivation on the left grows by one line with each step;
// the figure is on the right; the controls are beneath. The proof starts paused, and can play by itself.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property ProveSession session: ProveSession {
        inLetters: root.anyNumbers
        progress: Shell.progress
    }
    /// True if proofs have variables. A separate property makes sure that only this setting changes the proof, and not every
    /// change of the preferences.
    readonly property bool anyNumbers: Shell.preferences.proofNumbers === "any"
    /// True if the derivation and the figure are side by side. On a narrow but high page, the derivation is above the figure.
    readonly property bool beside: root.width >= 420 + 300 * Theme.textScale || root.figureNeeds > root.leastStack * 0.6
    /// The height of the visible part of the page, in pixels. If the page must scroll, the derivation and the figure together
    /// have this height, and a change of the step scrolls the header out of view.
    readonly property real room: scroll.height - 2 * Theme.spaceS
    readonly property real leastHeight: Math.max(240, Math.min(root.room,
        Math.max(Math.min(280 * Theme.textScale, root.height * 2 / 3), 1.1 * root.figureNeeds)))
    /// True if the tools of the position are above the figure. This requires that two thirds of the page are high enough for
    /// the figure and the tools.
    readonly property bool toolsOverFigure: root.beside && root.height * 2 / 3 - 60 * Theme.textScale >= root.figureNeeds
    /// The smallest height of the derivation and the figure if one is above the other, in pixels.
    readonly property real leastStack: Math.max(240, Math.min(560 * Theme.textScale, root.room))
    /// The approximate height in pixels that the figure needs to be legible: one row for each heap, two rows for sums, and its
    /// headings.
    readonly property real figureNeeds: 90 + (root.session.figure.heapCount + 2) * 14 * Theme.textScale
    /// The smallest height of the derivation above the figure, in pixels: the height of its highest line, but not more than the
    /// figure leaves.
    readonly property real leastDerivation: Math.min(Math.max(derivation.tallestLine, root.leastStack * 0.3),
        root.leastStack - Theme.spaceS - Math.max(root.figureNeeds, root.leastStack * 0.4))
    readonly property int margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXXL
    // These are properties, so that only a change of them makes the keys of a lecture again.
    readonly property string next: root.session.words.next
    readonly property string nextTitle: root.session.words.nextTitle
    property bool running: false
    readonly property alias player: player

    busy: player.running
    about: root.session.words.theoremTitle
    // A long statement takes much room, so it is hidden once the proof has begun.
    lectureWords: root.session.step < 3 || root.session.words.statement.length < 90 ? root.session.words.statement : ""
    lecturePlace: root.session.step + " / " + root.session.stepCount
    lectureKeys: [
        { keyLabel: "→", text: qsTr("next"), hint: qsTr("Next step"), act: () => root.walk(() => root.goOn()) },
        { keys: "Ctrl+R", text: qsTr("random"), hint: qsTr("Chooses a random position"),
            act: () => root.session.chooseAtRandom(Shell.freshSeed()) },
        { keys: "Ctrl+T", text: qsTr("theorems"), hint: qsTr("Choose a theorem"), act: () => header.openTheorems() }
    ].concat(root.next === "" ? [] : [
        { keys: "N", text: qsTr("next theorem"), hint: root.nextTitle, act: () => root.session.chooseTheorem(root.next) }])
    opensPositions: true

    /// The current proof and step, which are stored for the next start of the program.
    readonly property string place: root.session.words.place
    onPlaceChanged: {
        if (root.place !== "")
            Shell.preferences.lastProof = root.place;
    }

    /// Opens a proof at a stored place, or a theorem by its name. Does nothing if the page already shows this place.
    function openPlace(place: string): void {
        if (!place.includes(" "))
            root.session.chooseTheorem(place);
        else if (place !== root.place)
            root.session.openPlace(place);
    }

    function resume(): void {
        if (Shell.preferences.lastProof !== "")
            root.session.openPlace(Shell.preferences.lastProof);
    }

    function openPosition(text: string): void {
        root.session.openPosition(text);
    }

    function openFromGame(position: string, move: string): void {
        root.session.openFromGame(position, move);
    }

    onLectureChanged: {
        root.stopRunning();
        if (root.session.prediction.mode !== ProofPrediction.Off)
            root.session.prediction.mode = root.lecture ? ProofPrediction.Lecture : ProofPrediction.Answering;
        if (root.visible)
            rest.forceActiveFocus();
    }

    /// Returns the scene of the current step, or of the part of the first step that is shown; undefined if there is no figure.
    function sceneNow(): var {
        const figure = root.session.figure;
        return root.session.part > 0 ? figure.parts[root.session.part - 1] : figure.stops[root.session.step];
    }

    /// Shows the next step. In a lecture, the first step may have parts, and an open question is answered first.
    function goOn(): void {
        if (root.lecture)
            root.session.advance();
        else
            root.goTo(root.session.step + 1);
    }

    /// Moves to a step. If the animation of another step is still running, it ends at once.
    function goTo(step: int): void {
        if (player.running)
            player.jumpTo(root.sceneNow() ?? 0);
        root.session.step = step;
        if (root.session.prediction.step > 0)
            root.stopRunning();
    }

    /// Scrolls after a step so that the figure and the steps fill the page, unless an item of the header has the focus.
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

    /// Pauses the proof if it is playing. Otherwise plays it from the current step on, or from the start if the proof is at its
    /// end.
    function toggleRunning(): void {
        if (!root.running && root.session.step >= root.session.stepCount) {
            root.session.step = 0;
            player.jumpTo(root.session.figure.stops[0] ?? 0);
        }
        root.running = !root.running;
    }

    /// Moves the figure to the current step after a new layout. The figure may have been too large to draw when the step was
    /// reached.
    function settle(): void {
        const scene = root.sceneNow();
        if (scene !== undefined && scene !== figure.stage.position && !player.running && !controls.scrubbing)
            player.jumpTo(scene);
    }

    onVisibleChanged: {
        if (root.visible)
            rest.forceActiveFocus();
        else
            root.stopRunning();
    }
    Component.onCompleted: rest.forceActiveFocus()

    // This item has the keyboard focus while no control has it.
    Item {
        id: rest
        objectName: "proveRest"
        focus: true
    }

    Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

    /// The keys that the page handles itself; the list of keyboard shortcuts is made from this table.
    readonly property var keyTable: [
        { words: qsTr("Next step"), strokes: [
            { key: Qt.Key_Right, act: () => root.walk(() => root.goOn()) },
            { key: Qt.Key_PageDown, act: () => root.walk(() => root.goOn()) }] },
        { words: qsTr("Previous step"), strokes: [
            { key: Qt.Key_Left, act: () => root.walk(() => root.goTo(root.session.step - 1)) },
            { key: Qt.Key_PageUp, act: () => root.walk(() => root.goTo(root.session.step - 1)) }] },
        { words: qsTr("First step"), strokes: [{ key: Qt.Key_Home, act: () => root.walk(() => root.goTo(0)) }] },
        { words: qsTr("Last step"), strokes: [
            { key: Qt.Key_End, act: () => root.walk(() => root.goTo(root.session.stepCount)) }] }
    ].concat(root.lecture ? [] : [
        { words: qsTr("Run or pause the proof"), strokes: [{ key: Qt.Key_Space, act: () => root.toggleRunning() }] }])

    /// Calls `step` for a step by hand. A proof that is playing by itself stops.
    function walk(step: var): void {
        root.stopRunning();
        step();
    }

    Connections {
        target: root.session
        function onStepChanged() {
            Qt.callLater(root.showSheets);
            const scene = root.sceneNow();
            if (scene !== undefined && scene !== player.target && !controls.scrubbing)
                player.goTo(scene);
        }
        function onRestarted() {
            root.stopRunning();
            // Before the first step, the page shows the statement of the theorem at its top.
            if (root.session.step === 0)
                scroll.contentY = 0;
            player.jumpTo(root.sceneNow() ?? 0);
        }
    }

    Connections {
        target: root.session.figure
        // The call is delayed, because a change of the proof also changes the step. settle() must not jump if the figure is
        // already moving to that step.
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
        // The smallest text scale of the figure; 0 means that the text is not made smaller. A figure without bits may have
        // smaller text, because a small figure is better than no figure. Bits can be flipped only while they are large, so
        // their text is not made smaller. In a lecture, their text may become as small as outside the lecture.
        value: !root.session.figure.bitColumns ? 1 : root.lecture ? Shell.preferences.textScale / 100 : 0
    }

    Timer {
        id: reading
        // The pause, in milliseconds, is long enough to read the line that was just shown.
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
            // Half of the seal is above the figure. In large text, it would otherwise cover the last line of the statement.
            spacing: Math.max(Theme.spaceM, figure.sealAbove)

            ProveHeader {
                id: header
                Layout.fillWidth: true
                session: root.session
                lecture: root.lecture
                // The figure and the steps get two thirds of the page. The statement gets the rest, less the header and the
                // controls.
                statementRoom: root.height / 3 - foot.height - page.y - page.spacing - header.heightWithoutStatement
                onSettled: rest.forceActiveFocus()
                onLectureWanted: root.lecture = true
                onGameWanted: {
                    root.session.leaveGame();
                    Shell.linkWanted("play:");
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
                    // The derivation has this width, and the figure gets the remaining width.
                    Layout.preferredWidth: Math.min((root.lecture ? 0.48 : 0.36) * (root.width - 2 * root.margin), 560 * Theme.textScale)
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
                    pressable: true
                    onEscaped: rest.forceActiveFocus()
                }
            }
        }
    }

    // The tools are above the figure that they change. If there is no room above the figure, they are at the top of the page.
    ProvePosition {
        parent: root.toolsOverFigure && !root.lecture ? figure.toolsPlace : header.toolsPlace
        width: parent.width
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
        onReleased: player.goTo(root.sceneNow() ?? 0)
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.lecture ? Theme.spaceS : controls.implicitHeight + 2 * Theme.spaceM
    }

    // In a lecture, announces a position that a key or a flipped bit has chosen.
    Announcement {
        objectName: "lectureAnnouncement"
        //: For a screen reader: %1 is the title of a theorem, %2 a position
        text: root.lecture ? qsTr("%1: %2").arg(root.about).arg(root.session.words.positionText) : ""
    }
    // Announces each step when the proof reaches it.
    Announcement {
        objectName: "proveAnnouncement"
        text: root.session.words.spokenStep
    }
}
