// A figure on a stage: the figure of a proof, or the picture of an exercise. The user can press some of its pieces by mouse or
// keyboard. The figure contains no theory: the session decides about the effect of a press.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property PressableFigure figure
    /// The name of the figure for a screen reader.
    required property string label
    /// Instructions about the keys of the figure, for a screen reader.
    property string manual: ""
    property alias choreography: stage.choreography
    readonly property Stage stage: stage
    readonly property bool pressable: root.figure.pressCount > 0
    /// True if the figure has more pressable pieces than a screen reader can list. The figure then announces the piece under
    /// the cursor instead.
    readonly property bool crowded: root.figure.pressCount > 64
    /// The index of the piece under the keyboard cursor; −1 if there is none.
    property int cursor: -1
    /// The index of the piece under the mouse pointer; −1 if there is none.
    property int hovered: -1
    readonly property int pointed: root.activeFocus && root.cursor >= 0 ? root.cursor : root.hovered
    /// The text of the tooltip: the effect of pressing the pointed piece. The text does not change while the tooltip fades out.
    property string tip: ""
    /// True once the pointed piece was pressed. The tooltip is then hidden.
    property bool tipHidden: false

    signal pressed(index: int)
    /// Emitted when Escape is pressed: the page should take the keyboard focus back.
    signal escaped

    // A figure that has the keyboard focus must stay a tab stop.
    activeFocusOnTab: root.pressable || root.activeFocus
    Accessible.role: Accessible.Graphic
    Accessible.name: root.label
    Accessible.description: root.pressable ? root.manual : ""

    /// Returns a text about the effect of pressing the piece with the index `piece`. The argument `edition` makes a binding
    /// evaluate the function again with each new choreography.
    function nameOf(edition: int, piece: int): string {
        return root.figure.pressName(edition < 0 ? -1 : root.figure.pressOf(piece));
    }

    function moveCursor(across: int, down: int): void {
        root.cursor = root.figure.nextPress(root.cursor, across, down, stage.position);
    }

    function press(index: int): void {
        if (index < 0)
            return;
        root.tipHidden = true;
        root.pressed(index);
    }

    function namePress(): void {
        if (root.pointed >= 0 && root.pointed < root.figure.pressCount)
            root.tip = root.figure.pressName(root.pointed);
    }

    onPointedChanged: {
        root.tipHidden = false;
        root.namePress();
        if (root.activeFocus && root.pointed >= 0)
            Announcer.say(root.tip);
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
            if (root.cursor >= root.figure.pressCount)
                root.cursor = -1;
            area.hover();
            root.namePress();
        }
    }

    component Layer: FigureLayer { stage: root.stage }

    Stage {
        id: stage
        objectName: "proofStage"
        anchors.fill: parent

        Layer {
            id: bands
            kind: StagePiece.Band
            FigureGround {
                id: band
                peers: bands
                pressName: root.nameOf(root.stage.edition, piece)
                told: !root.crowded
                onPressed: root.press(root.figure.pressOf(band.piece))
            }
        }
        Layer {
            id: grids
            kind: StagePiece.Grid
            FigureGrid { peers: grids }
        }
        Layer {
            id: tiles
            kind: StagePiece.Tile
            FigureTile {
                id: tile
                peers: tiles
                enlargement: root.figure.enlargement
                pressName: root.nameOf(root.stage.edition, piece)
                told: !root.crowded
                onPressed: root.press(root.figure.pressOf(tile.piece))
            }
        }
        Layer {
            id: rules
            kind: StagePiece.Rule
            FigureGround { peers: rules }
        }
        Layer {
            id: slopes
            kind: StagePiece.Slope
            FigureSlope { peers: slopes }
        }
        Layer {
            id: cells
            kind: StagePiece.Cell
            FigureCell { peers: cells }
        }
        Layer {
            id: stones
            kind: StagePiece.Stone
            FigureStone {
                id: stone
                peers: stones
                bar: stone.width !== stone.height || stone.cornerRadius < stone.width / 2
                pressName: root.nameOf(root.stage.edition, piece)
                told: !root.crowded
                onPressed: root.press(root.figure.pressOf(stone.piece))
            }
        }
        Layer {
            id: tokens
            kind: StagePiece.Token
            FigureStone {
                id: token
                peers: tokens
                pressName: root.nameOf(root.stage.edition, piece)
                told: !root.crowded
                onPressed: root.press(root.figure.pressOf(token.piece))
            }
        }
        Layer {
            id: pins
            kind: StagePiece.Pin
            FigureShape { peers: pins }
        }
        Layer {
            id: queens
            kind: StagePiece.Queen
            FigureShape { peers: queens }
        }
        Layer {
            id: rings
            kind: StagePiece.Ring
            FigureGround { peers: rings }
        }
        Layer {
            id: labels
            kind: StagePiece.Label
            FigureLabel {
                id: label
                peers: labels
                pressName: root.nameOf(root.stage.edition, piece)
                told: !root.crowded
                onPressed: root.press(root.figure.pressOf(label.piece))
            }
        }

        Rectangle {
            id: pointer
            objectName: "figurePointer"
            readonly property rect place: root.stage.edition < 0 ? Qt.rect(0, 0, 0, 0) : root.figure.pressPlace(root.pointed, stage.position)
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
            ToolTip.visible: pointer.visible && !root.tipHidden
            ToolTip.delay: 400
            ToolTip.text: root.tip
        }
    }

    MouseArea {
        id: area
        objectName: "figureMouse"
        anchors.fill: parent
        enabled: root.pressable
        hoverEnabled: true
        cursorShape: root.hovered >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor

        function hover(): void {
            root.hovered = area.containsMouse ? root.figure.pressAt(area.mouseX, area.mouseY, stage.position) : -1;
        }

        onContainsMouseChanged: area.hover()
        onPositionChanged: area.hover()
        onClicked: event => root.press(root.figure.pressAt(event.x, event.y, stage.position))
    }

    FocusRing { shown: root.activeFocus && root.pointed < 0; gap: 0 }
}
