// The figure of any proof on a stage. Some of its pieces can be pressed, by mouse and by keyboard, to look at another
// position. It knows no theory: where a press leads is the session's to say.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property ProofFigure figure
    property alias choreography: stage.choreography
    readonly property Stage stage: stage
    readonly property bool pressable: root.figure.editCount > 0
    /// The edit under the keyboard's cursor, and the one under the mouse; −1 for none.
    property int cursor: -1
    property int hovered: -1
    readonly property int pointed: root.activeFocus && root.cursor >= 0 ? root.cursor : root.hovered

    signal pressed(edit: int)
    /// Escape: the keys belong to the page again.
    signal escaped

    activeFocusOnTab: root.pressable
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Figure of the proof")
    Accessible.description: root.pressable ? qsTr("Arrow keys choose a piece, Enter looks at its position, Escape leaves.") : ""

    function moveCursor(across: int, down: int): void {
        root.cursor = root.figure.nextEdit(root.cursor, across, down, stage.position);
    }

    function press(edit: int): void {
        if (edit >= 0)
            root.pressed(edit);
    }

    onActiveFocusChanged: {
        if (root.activeFocus && root.cursor < 0)
            root.moveCursor(1, 0);
    }
    Keys.onUpPressed: root.moveCursor(0, -1)
    Keys.onDownPressed: root.moveCursor(0, 1)
    Keys.onLeftPressed: root.moveCursor(-1, 0)
    Keys.onRightPressed: root.moveCursor(1, 0)
    Keys.onReturnPressed: root.press(root.cursor)
    Keys.onEnterPressed: root.press(root.cursor)
    Keys.onSpacePressed: root.press(root.cursor)
    Keys.onEscapePressed: root.escaped()

    Connections {
        target: root.figure
        function onLaidOut(): void {
            if (root.cursor >= root.figure.editCount)
                root.cursor = -1;
            mouse.hover();
        }
    }

    component Layer: Repeater {
        required property int kind
        model: stage.kindCounts[kind] ?? 0
    }
    /// The piece of a delegate: asked again with each new choreography.
    function pieceOf(figures: int, kind: int, nth: int): int {
        return stage.pieceOf(kind, nth);
    }

    Stage {
        id: stage
        objectName: "proofStage"
        anchors.fill: parent

        Layer {
            kind: StagePiece.Band
            FigureGround {
                id: band
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Band, index)
                pressName: root.figure.editName(stage.edition < 0 ? -1 : root.figure.editOf(piece))
                onPressed: root.press(root.figure.editOf(band.piece))
            }
        }
        Layer {
            kind: StagePiece.Grid
            FigureGrid {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Grid, index)
            }
        }
        Layer {
            kind: StagePiece.Tile
            FigureTile {
                id: tile
                required property int index
                stage: stage
                enlargement: root.figure.enlargement
                piece: root.pieceOf(stage.edition, StagePiece.Tile, index)
                pressName: root.figure.editName(stage.edition < 0 ? -1 : root.figure.editOf(piece))
                onPressed: root.press(root.figure.editOf(tile.piece))
            }
        }
        Layer {
            kind: StagePiece.Rule
            FigureGround {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Rule, index)
            }
        }
        Layer {
            kind: StagePiece.Slope
            FigureSlope {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Slope, index)
            }
        }
        Layer {
            kind: StagePiece.Cell
            FigureCell {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Cell, index)
            }
        }
        Layer {
            kind: StagePiece.Stone
            FigureStone {
                id: stone
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Stone, index)
                bar: stone.width !== stone.height || stone.cornerRadius < stone.width / 2
                pressName: root.figure.editName(stage.edition < 0 ? -1 : root.figure.editOf(piece))
                onPressed: root.press(root.figure.editOf(stone.piece))
            }
        }
        Layer {
            kind: StagePiece.Token
            FigureStone {
                id: token
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Token, index)
                pressName: root.figure.editName(stage.edition < 0 ? -1 : root.figure.editOf(piece))
                onPressed: root.press(root.figure.editOf(token.piece))
            }
        }
        Layer {
            kind: StagePiece.Pin
            FigureShape {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Pin, index)
            }
        }
        Layer {
            kind: StagePiece.Queen
            FigureShape {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Queen, index)
            }
        }
        Layer {
            kind: StagePiece.Ring
            FigureGround {
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Ring, index)
            }
        }
        Layer {
            kind: StagePiece.Label
            FigureLabel {
                id: label
                required property int index
                stage: stage
                piece: root.pieceOf(stage.edition, StagePiece.Label, index)
                pressName: root.figure.editName(stage.edition < 0 ? -1 : root.figure.editOf(piece))
                onPressed: root.press(root.figure.editOf(label.piece))
            }
        }

        Rectangle {
            id: pointer
            objectName: "figurePointer"
            readonly property rect place: stage.edition < 0 ? Qt.rect(0, 0, 0, 0) : root.figure.editPlace(root.pointed, stage.position)
            visible: root.pointed >= 0 && pointer.place.width > 0
            x: pointer.place.x - 1
            y: pointer.place.y - 1
            width: pointer.place.width + 2
            height: pointer.place.height + 2
            z: 50
            radius: Theme.radiusSmall
            color: "transparent"
            border.width: 2
            border.color: root.activeFocus ? Theme.indigo : Theme.faint
            ToolTip.visible: pointer.visible
            ToolTip.delay: 400
            ToolTip.text: root.figure.editName(root.pointed)
        }
    }

    MouseArea {
        id: mouse
        objectName: "figureMouse"
        anchors.fill: parent
        enabled: root.pressable
        hoverEnabled: true
        cursorShape: root.hovered >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor

        function hover(): void {
            root.hovered = mouse.containsMouse ? root.figure.editAt(mouse.mouseX, mouse.mouseY, stage.position) : -1;
        }

        onContainsMouseChanged: mouse.hover()
        onPositionChanged: mouse.hover()
        onClicked: event => root.press(root.figure.editAt(event.x, event.y, stage.position))
    }

    FocusRing { shown: root.activeFocus && root.pointed < 0; gap: 0 }
}
