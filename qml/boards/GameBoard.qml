// The board of any game. The mouse or the keys pick a move. The board shows the picked move, but the move is made only when it
// is confirmed. Then the pieces travel; if a move is undone, they travel back.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Pane {
    id: root

    required property PlaySession session
    /// The longest duration of an animation in milliseconds, even if the board goes through many moves at once.
    readonly property int longestAnimation: 4 * Theme.moveTime
    readonly property alias stage: stage
    readonly property alias player: player
    readonly property alias board: board
    readonly property bool zoomable: board.mostZoom > 1
    property alias coloured: board.coloured
    /// True if a game is played: the board has trays for taken stones, and what happens is announced. False if moves are only tried.
    property alias trays: board.trays
    /// True if the board is part of a lesson's card. The card also handles Enter, Escape and the arrow keys, and keeps its
    /// game: no other position can be pasted.
    property bool fixed: false
    /// The time before a move of the computer, in milliseconds.
    property int pause: Theme.lookTime * (Shell.preferences.opponentPace === "slow" ? 2 : Shell.preferences.opponentPace === "fast" ? 0.35 : 1)
    /// The height that the whole position needs, in pixels; at least the height of the board.
    readonly property real wholeHeight: board.size.height
    readonly property bool over: root.session.shown.turn === PlaySession.Over
    /// True if the card should handle the keys that have no effect on the board now.
    readonly property bool idle: root.fixed && !root.session.picked.there
    /// The number of moves before the first scene of the stage.
    property int firstPly: 0

    /// True if a key was used since the board got the focus. The board then shows the place on which the keys act.
    property bool keyed: false
    readonly property bool keysSeen: root.activeFocus && (root.visualFocus || root.keyed)

    padding: 0
    background: null
    focusPolicy: Qt.StrongFocus
    onActiveFocusChanged: root.keyed = false
    //: For a screen reader: %1 is a position, such as "Nim (3, 4, 5)"
    Accessible.name: qsTr("Board: %1").arg(root.session.words.position)
    Accessible.description: qsTr("The left and right arrow keys choose a place, up and down change how many, comma adds a heap, slash splits, Enter confirms.")

    Keys.onPressed: event => root.handleKey(event)

    /// Takes the focus when a person uses the mouse. No focus ring is shown then.
    function takeFocus(): void {
        root.forceActiveFocus(Qt.MouseFocusReason);
    }

    function handleKey(event: KeyEvent): void {
        root.keyed = true;
        event.accepted = Keyboard.hear(root.keyTable, event);
    }

    function copy(): void {
        Shell.copy(root.session.shown.position);
        Announcer.say(qsTr("Copied"));
    }

    Binding {
        target: root.session
        property: "pause"
        value: root.pause
    }

    /// The keys that the board handles while it has the focus; the list of keyboard shortcuts is made from this table.
    readonly property var keyTable: [
        { words: qsTr("Choose a heap or a place"), strokes: [
            { key: Qt.Key_Left, act: () => root.idle && root.over ? false : root.session.pickNext(-1) },
            { key: Qt.Key_Right, act: () => root.idle && root.over ? false : root.session.pickNext(1) }] },
        { words: qsTr("Take more or fewer"), strokes: [
            { key: Qt.Key_Up, act: () => root.session.pickMore(1) },
            { key: Qt.Key_Down, act: () => root.session.pickMore(-1) },
            { key: Qt.Key_Plus, alike: true, act: () => root.session.pickMore(1) },
            { key: Qt.Key_Equal, alike: true, act: () => root.session.pickMore(1) },
            { key: Qt.Key_Minus, alike: true, act: () => root.session.pickMore(-1) }] },
        { words: qsTr("Take 10 more or fewer"), strokes: [
            { key: Qt.Key_PageUp, act: () => root.session.pickMore(10) },
            { key: Qt.Key_PageDown, act: () => root.session.pickMore(-10) }] },
        { words: qsTr("Type how many to take"), label: "0 … 9", typed: "0123456789", act: digit => root.session.typeDigit(Number(digit)) },
        { words: qsTr("Delete the last digit"), strokes: [{ key: Qt.Key_Backspace, act: () => root.session.eraseDigit() }] },
        { words: qsTr("Add another heap to the move"), label: ",", typed: ",", act: () => root.session.pickOneMoreHeap() },
        { words: qsTr("Split the heap"), label: "/", typed: "/", act: () => root.session.pickSplit() },
        { words: qsTr("Make the move"), strokes: [{ key: Qt.Key_Return, act: () => root.idle ? false : root.session.take() }] },
        { words: qsTr("Cancel the move"), strokes: [{ key: Qt.Key_Escape, act: () => root.session.picked.there ? root.session.cancel() : false }] },
        { words: qsTr("Skip the animation"), strokes: [{ key: Qt.Key_Space, act: () => root.skip() }] },
        { words: qsTr("Copy the position"), strokes: [
            { key: Qt.Key_C, modifiers: Qt.ControlModifier, act: root.copy },
            { key: Qt.Key_Insert, alike: true, modifiers: Qt.ControlModifier, act: root.copy }] }
    ].concat(root.fixed ? [] : [
        { words: qsTr("Paste a position or a game"), strokes: [
            { key: Qt.Key_V, modifiers: Qt.ControlModifier, act: () => root.session.pastePosition() },
            { key: Qt.Key_Insert, alike: true, act: () => root.session.pastePosition() }] }
    ], !root.zoomable ? [] : [
        { words: qsTr("Zoom the board while it has the focus"), strokes: [
            { key: Qt.Key_Plus, modifiers: Qt.ControlModifier, act: () => view.zoomAround(1.25) },
            { key: Qt.Key_Equal, alike: true, modifiers: Qt.ControlModifier, act: () => view.zoomAround(1.25) },
            { key: Qt.Key_Minus, modifiers: Qt.ControlModifier, act: () => view.zoomAround(0.8) },
            { key: Qt.Key_0, modifiers: Qt.ControlModifier, act: () => view.zoomAround(1 / board.zoom) }] }
    ])

    // Without this handler, the window would handle the keys that zoom the board, and would change the text size instead.
    Keys.onShortcutOverride: event => {
        const zooms = [Qt.Key_Plus, Qt.Key_Equal, Qt.Key_Minus, Qt.Key_0].includes(event.key);
        event.accepted = root.zoomable && zooms && (event.modifiers & Qt.ControlModifier) !== 0;
    }

    /// Finishes the animation if one is running. If nothing is moving, makes the computer answer at once.
    function skip(): void {
        if (player.running)
            player.jumpTo(root.session.shown.ply - root.firstPly);
        else
            root.session.hurry();
    }

    PlayBoard {
        id: board
        session: root.session
        room: Qt.size(root.width, root.height)
        textScale: Theme.textScale
    }

    Connections {
        target: board
        // The stage has new scenes, which begin at another ply. So the player jumps to the scene of the position shown before.
        function onChoreographyChanged(): void {
            if (board.firstPly === root.firstPly)
                return;
            const ply = stage.position + root.firstPly;
            root.firstPly = board.firstPly;
            player.jumpTo(Math.max(0, Math.min(stage.sceneCount - 1, Math.round(ply) - root.firstPly)));
        }
    }
    Connections {
        target: root.session
        function onStarted(): void { player.jumpTo(root.session.shown.ply - root.firstPly); }
        function onHappened(): void {
            if (root.visible && root.trays)
                Announcer.say(Aloud.of(root.session.words.announcement));
        }
        // The animation of a new move starts at the position before the move, even if the pieces are still traveling back to
        // that position.
        function onRecordChanged(): void {
            if (stage.position + root.firstPly > root.session.shown.ply - 1)
                player.jumpTo(Math.max(root.session.shown.ply - root.firstPly - 1, 0));
        }
        function onPositionChanged(): void {
            const scene = root.session.shown.ply - root.firstPly;
            const time = stage.duration(stage.position, scene) * Theme.proofStepTime;
            player.pace = Math.max(1, time / Math.max(root.longestAnimation, 1));
            player.goTo(scene);
        }
    }

    Player {
        id: player
        stage: root.stage
        onArrived: view.showQueen()
    }

    BoardView {
        id: view
        objectName: "boardView"
        anchors.fill: parent
        stage: root.stage
        board: board

        Stage {
            id: stage
            objectName: "boardStage"
            width: board.size.width
            height: board.size.height
            choreography: board.choreography
            onChoreographyChanged: view.keepPlace()

            Rectangle {
                objectName: "partInHand"
                visible: root.session.shown.game === "sum" && board.picked.room.width > 0
                x: board.picked.room.x - Theme.spaceXS
                y: board.picked.room.y - Theme.spaceXS
                width: board.picked.room.width + 2 * Theme.spaceXS
                height: board.picked.room.height + 2 * Theme.spaceXS
                radius: Theme.radiusCard
                color: "transparent"
                border.width: 2
                border.color: Theme.gold
            }

            // The marks of picked cells lie below this item, so that the labels on the cells stay legible.
            PaintedPieces {
                id: cells
                objectName: "boardCells"
                z: 1.5
                stage: root.stage
                dark: Theme.dark
                highContrast: Theme.highContrast
                hovered: board.hovered.cells
                leftOut: board.picked.cells
            }
            Repeater {
                model: board.picked.cells
                StagePiece {
                    id: pickedCell
                    required property int modelData
                    stage: root.stage
                    piece: pickedCell.modelData
                    HeapGround {
                        piece: pickedCell
                        board: root.board
                        focused: root.keysSeen
                    }
                }
            }

            Repeater {
                model: cells.itemCount
                StagePiece {
                    id: piece
                    required property int index
                    readonly property string look: {
                        switch (piece.kind) {
                        case StagePiece.Stone: return piece.rank < 0 ? "HeapBlock.qml" : piece.text !== "" ? "HeapMarker.qml" : "HeapStone.qml";
                        case StagePiece.Band: return piece.heap < 0 ? "HeapTray.qml" : "HeapGround.qml";
                        case StagePiece.Label: return "BoardLabel.qml";
                        case StagePiece.Tile: return "BoardTile.qml";
                        case StagePiece.Pin: return "BoardPin.qml";
                        case StagePiece.Queen: return "BoardQueen.qml";
                        case StagePiece.Grid: return "BoardCells.qml";
                        case StagePiece.Ring: return "BoardTrace.qml";
                        case StagePiece.Slope: return "BoardBreak.qml";
                        }
                        return "HeapRule.qml";
                    }

                    stage: root.stage
                    piece: cells.edition < 0 ? -1 : cells.pieceOfItem(piece.index)
                    onLookChanged: piece.dress()
                    Component.onCompleted: piece.dress()

                    function dress(): void {
                        if (clothes.source.toString().endsWith("/" + piece.look))
                            return;
                        const properties = { piece: piece };
                        if (["HeapStone.qml", "HeapMarker.qml", "HeapGround.qml", "BoardTile.qml", "BoardPin.qml", "BoardQueen.qml"].includes(piece.look))
                            properties["board"] = board;
                        if (piece.look === "HeapGround.qml")
                            properties["focused"] = Qt.binding(() => root.keysSeen);
                        clothes.setSource(piece.look, properties);
                    }

                    Loader {
                        id: clothes
                        anchors.fill: parent
                    }
                }
            }

            Repeater {
                model: board.hovered.areas
                AreaMark { picked: false }
            }
            Repeater {
                model: board.picked.areas
                AreaMark { picked: true }
            }
            Repeater {
                model: board.hovered.cuts
                BoardCut { picked: false }
            }
            Repeater {
                model: board.picked.cuts
                BoardCut { picked: true }
            }
            Repeater {
                model: player.running ? [] : board.badges
                BoardBadge { }
            }

            MouseArea {
                id: mouseArea
                anchors.fill: parent
                z: 10
                hoverEnabled: true
                onWheel: wheel => {
                    wheel.accepted = root.zoomable && (wheel.modifiers & Qt.ControlModifier) !== 0;
                    if (wheel.accepted) {
                        const place = mouseArea.mapToItem(view, wheel.x, wheel.y);
                        view.zoomAt(place.x, place.y, wheel.angleDelta.y > 0 ? 1.25 : 0.8);
                    }
                }
                cursorShape: board.hovered.heap >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
                onPositionChanged: mouse => board.hoverAt(mouse.x, mouse.y)
                onExited: board.hoverNowhere()
                onClicked: mouse => {
                    root.takeFocus();
                    root.keyed = false;
                    if (root.session.shown.turn === PlaySession.Computers)
                        root.skip();
                    else
                        board.pickAt(mouse.x, mouse.y);
                }
            }
        }
    }

    // The list of the moves on a board without heaps. Only screen readers use this list; nothing of it is visible.
    Item {
        objectName: "boardMoves"
        width: 1
        height: 1
        visible: offered.count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves to pick")
        Repeater {
            id: offered
            model: Announcer.heard ? root.session.offeredMoves : []
            Item {
                id: move
                required property int index
                required property string modelData
                width: 1
                height: 1
                Accessible.role: Accessible.Button
                Accessible.name: move.modelData
                Accessible.onPressAction: root.session.pickOffered(move.index)
            }
        }
    }

    PinchHandler {
        id: pinch
        property real before: 1
        target: null
        enabled: root.zoomable
        onActiveChanged: pinch.before = board.zoom
        onActiveScaleChanged: {
            if (pinch.active)
                view.zoomAt(pinch.centroid.position.x, pinch.centroid.position.y, pinch.before * pinch.activeScale / board.zoom);
        }
    }

    // This item is created only if the board can be zoomed.
    Repeater {
        model: root.zoomable ? 1 : 0
        BoardZoom {
            anchors { right: parent?.right; top: parent?.top; margins: Theme.spaceL }
            zoom: board.zoom
            mostZoom: board.mostZoom
            onZoomed: factor => view.zoomAround(factor)
        }
    }

    FocusRing {
        shown: root.keysSeen && board.picked.heap < 0
        gap: 0
    }

    /// A frame around an area of the picked move, or of the move that a click would pick: a cell, or a part of a bar.
    component AreaMark: Rectangle {
        required property rect modelData
        required property bool picked

        x: modelData.x - 3
        y: modelData.y - 3
        z: 6
        width: modelData.width + 6
        height: modelData.height + 6
        radius: Theme.radiusSmall
        color: picked ? Qt.alpha(Theme.gold, 0.35) : "transparent"
        border.width: picked ? 3 : 2
        border.color: picked ? Theme.gold : Theme.faint
    }
}
