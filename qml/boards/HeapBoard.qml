// The board of Nim: heaps of stones between two trays. A click picks a stone and all above it, keys do the same, and
// nothing is taken before it is confirmed; then the stones travel to the taker's tray, and back when a move is undone.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Control {
    id: root

    required property PlaySession session
    /// No journey takes longer, however many moves it passes.
    readonly property int longestJourney: 4 * Theme.moveTime
    readonly property alias stage: stage
    readonly property alias player: player

    /// Whether keys were used since the board has the focus, so that it has to be seen where they act.
    property bool keyed: false
    readonly property bool keysSeen: root.activeFocus && (root.visualFocus || root.keyed)

    focusPolicy: Qt.StrongFocus
    onActiveFocusChanged: root.keyed = false
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    Accessible.description: qsTr("Left and Right choose a heap, Up and Down change how many, Enter takes them.")

    Keys.onPressed: event => root.handleKey(event)

    /// Takes the focus for a person who uses the mouse.
    function takeFocus(): void {
        root.forceActiveFocus(Qt.MouseFocusReason);
    }

    function handleKey(event: KeyEvent): void {
        root.keyed = true;
        event.accepted = true;
        if (event.matches(StandardKey.Copy))
            root.session.copyPosition();
        else if (event.matches(StandardKey.Paste))
            root.session.pastePosition();
        else if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            event.accepted = false;
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9)
            root.session.typeDigit(event.key - Qt.Key_0);
        else
            event.accepted = root.handlePlainKey(event.key);
    }

    function handlePlainKey(key: int): bool {
        switch (key) {
        case Qt.Key_Left: root.session.pickNext(-1); return true;
        case Qt.Key_Right: root.session.pickNext(1); return true;
        case Qt.Key_Up: case Qt.Key_Plus: case Qt.Key_Equal: root.session.pickMore(1); return true;
        case Qt.Key_Down: case Qt.Key_Minus: root.session.pickMore(-1); return true;
        case Qt.Key_PageUp: root.session.pickMore(10); return true;
        case Qt.Key_PageDown: root.session.pickMore(-10); return true;
        case Qt.Key_Backspace: root.session.eraseDigit(); return true;
        case Qt.Key_Return: case Qt.Key_Enter: root.session.take(); return true;
        case Qt.Key_Escape: root.session.cancel(); return true;
        case Qt.Key_Space: root.skip(); return true;
        }
        return false;
    }

    /// Ends what moves, then has the computer answer at once.
    function skip(): void {
        if (player.running)
            player.jumpTo(root.session.ply);
        else
            root.session.hurry();
    }

    PlayBoard {
        id: board
        session: root.session
        width: root.width
        height: root.height
        textScale: Theme.textScale
    }

    Connections {
        target: root.session
        function onStarted(): void { player.jumpTo(root.session.ply); }
        // A new move begins where the game stood, also while the board is still on its way back there.
        function onRecordChanged(): void {
            if (stage.position > root.session.ply - 1)
                player.jumpTo(Math.max(root.session.ply - 1, 0));
        }
        function onPositionChanged(): void {
            const ply = root.session.ply;
            const time = stage.duration(stage.position, ply) * Theme.proofStepTime;
            player.pace = Math.max(1, time / Math.max(root.longestJourney, 1));
            player.goTo(ply);
        }
    }

    Player {
        id: player
        stage: stage
    }

    Flickable {
        id: view
        anchors.fill: parent
        contentWidth: board.boardWidth
        contentHeight: board.boardHeight
        interactive: contentWidth > width || contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        ScrollBar.horizontal: ScrollBar { }
        ScrollBar.vertical: ScrollBar { }

        Stage {
            id: stage
            objectName: "boardStage"
            width: board.boardWidth
            height: board.boardHeight
            choreography: board.choreography

            Repeater {
                model: stage.pieceCount
                StagePiece {
                    id: piece
                    required property int index
                    readonly property string look: {
                        switch (piece.kind) {
                        case StagePiece.Stone: return piece.rank < 0 ? "HeapBlock.qml" : "HeapStone.qml";
                        case StagePiece.Band: return piece.heap < 0 ? "HeapTray.qml" : "HeapGround.qml";
                        case StagePiece.Label: return "HeapLabel.qml";
                        }
                        return "HeapRule.qml";
                    }

                    stage: stage
                    piece: piece.index
                    onLookChanged: piece.dress()
                    Component.onCompleted: piece.dress()

                    function dress(): void {
                        if (clothes.source.toString().endsWith("/" + piece.look))
                            return;
                        const properties = { piece: piece };
                        if (piece.look === "HeapStone.qml" || piece.look === "HeapGround.qml")
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

            BarMark { rect: board.hoveredBar; picked: false }
            BarMark { rect: board.pickedBar; picked: true }

            MouseArea {
                anchors.fill: parent
                z: 10
                hoverEnabled: true
                cursorShape: board.hoveredHeap >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
                onPositionChanged: mouse => board.hoverAt(mouse.x, mouse.y)
                onExited: board.hoverNowhere()
                onClicked: mouse => {
                    root.takeFocus();
                    root.keyed = false;
                    if (root.session.turn === PlaySession.Computers)
                        root.skip();
                    else
                        board.pickAt(mouse.x, mouse.y);
                }
            }
        }
    }

    FocusRing {
        shown: root.keysSeen && board.pickedHeap < 0
        gap: 0
    }

    /// The part of a bar that is picked, or would be.
    component BarMark: Rectangle {
        required property rect rect
        required property bool picked

        x: rect.x - 3
        y: rect.y - 3
        z: 6
        width: rect.width + 6
        height: rect.height + 6
        visible: rect.height > 0
        radius: Theme.radiusSmall
        color: picked ? Qt.alpha(Theme.gold, 0.35) : "transparent"
        border.width: picked ? 3 : 2
        border.color: picked ? Theme.gold : Theme.faint
    }
}
