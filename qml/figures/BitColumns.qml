// The figure of a proof about Nim: the bits of the heaps and of their XOR, in columns, on a stage. Mouse and keyboard flip
// bits. While the figure shows heaps of stones instead, a stone can be picked. The figure contains no theory: the session
// decides about the effect of a click.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

FocusScope {
    id: root

    property alias choreography: stage.choreography
    required property int heapCount
    /// A function that returns the name of a bit for a screen reader. Its arguments are a heap, a weight, and the value of the
    /// bit.
    required property var bitName
    /// A function that returns a sentence about the effect of a click on a bit. Its arguments are a heap and a weight.
    required property var toggleName
    property bool stonesPickable: false
    readonly property Stage stage: stage
    /// The bit under the keyboard cursor; null if there is none.
    property StagePiece cursor: null
    /// The bit under the mouse pointer; null if there is none.
    property StagePiece hovered: null
    readonly property StagePiece pointed: root.activeFocus && root.flippable(root.cursor) ? root.cursor
        : root.flippable(root.hovered) ? root.hovered : null
    /// The text of the tooltip: the effect of flipping the pointed bit. The text does not change while the tooltip fades out.
    property string tip: ""
    /// True once the pointed bit was pressed. The tooltip is then hidden.
    property bool tipHidden: false
    // The heap and the weight of the keyboard cursor. They stay valid when a new layout changes the pieces.
    property int cursorHeap: 0
    property string cursorWeight: ""

    signal toggled(heap: int, weight: string)
    /// Emitted when stones are picked: the stones of `heap` from index `rank` on, counted from 0.
    signal stonePicked(heap: int, rank: int)
    /// Emitted when Escape is pressed: the page should take the keyboard focus back.
    signal escaped

    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Bit columns")
    Accessible.description: qsTr("Arrow keys choose a bit, Enter flips it, Escape leaves.")

    /// Returns the bit of a heap in a column, counted from the left; null if there is no such bit.
    function bitAt(heap: int, column: int): StagePiece {
        return heap < root.heapCount ? stage.findPiece(StagePiece.Cell, heap, column) : null;
    }

    /// True for a visible bit of a heap. Bits of the nim-sum cannot be flipped, because they follow from the heaps.
    function flippable(piece: StagePiece): bool {
        return piece !== null && piece.visible && piece.heap >= 0 && piece.heap < root.heapCount;
    }

    function setCursor(bit: StagePiece): void {
        root.cursor = bit;
        if (bit === null)
            return;
        root.cursorHeap = bit.heap;
        root.cursorWeight = bit.weight;
    }

    function moveCursor(down: int, right: int) {
        const next = stage.neighbour(root.cursor, down, right);
        if (root.flippable(next))
            root.setCursor(next);
    }

    function flip() {
        if (root.flippable(root.cursor))
            root.toggled(root.cursor.heap, root.cursor.weight);
    }

    /// Finds the pointed bit again after a new layout, because its piece may now show another bit or a bit of the nim-sum.
    function findPointed(): void {
        area.hover();
        if (!root.activeFocus)
            return;
        let bit = root.bitAt(root.cursorHeap, 0);
        for (let column = 1; bit && bit.weight !== root.cursorWeight; ++column)
            bit = root.bitAt(root.cursorHeap, column);
        root.setCursor(bit ?? root.bitAt(Math.min(root.cursorHeap, root.heapCount - 1), 0));
    }

    function nameFlip(): void {
        if (root.pointed)
            root.tip = root.toggleName(root.pointed.heap, root.pointed.weight);
    }

    onPointedChanged: {
        root.tipHidden = false;
        root.nameFlip();
    }
    onToggled: root.tipHidden = true
    onActiveFocusChanged: root.setCursor(root.activeFocus ? root.bitAt(0, 0) : null)
    onHeapCountChanged: Qt.callLater(root.findPointed)
    Keys.onUpPressed: root.moveCursor(-1, 0)
    Keys.onDownPressed: root.moveCursor(1, 0)
    Keys.onLeftPressed: root.moveCursor(0, -1)
    Keys.onRightPressed: root.moveCursor(0, 1)
    Keys.onReturnPressed: root.flip()
    Keys.onEnterPressed: root.flip()
    Keys.onSpacePressed: root.flip()
    Keys.onEscapePressed: root.escaped()

    component Layer: FigureLayer { stage: root.stage }

    Stage {
        id: stage
        objectName: "bitStage"
        anchors.fill: parent
        onChoreographyChanged: {
            root.nameFlip();
            Qt.callLater(root.findPointed);
        }

        Rectangle {
            id: pointer
            objectName: "bitPointer"
            visible: root.pointed !== null
            x: root.pointed ? root.pointed.x + 1 : 0
            y: root.pointed ? root.pointed.y + 1 : 0
            width: root.pointed ? root.pointed.width - 2 : 0
            height: root.pointed ? root.pointed.height - 2 : 0
            // The mark of the pointed bit is drawn above the bands of rows and columns, and below the digits.
            z: 0.8
            radius: Theme.radiusSmall
            color: Theme.hover
            border.width: root.activeFocus ? 2 : 1
            border.color: root.activeFocus ? Theme.indigo : Theme.edge
            ToolTip.visible: pointer.visible && !root.tipHidden
            ToolTip.delay: 400
            ToolTip.text: root.tip
        }

        Layer {
            id: stones
            kind: StagePiece.Stone
            FigureStone {
                peers: stones
                // The stone has no accessible name, because the cell below it already has the name of the bit.
                words: ""
            }
        }
        Layer {
            id: tokens
            kind: StagePiece.Token
            FigureStone {
                peers: tokens
                words: ""
            }
        }
        Layer {
            id: cells
            kind: StagePiece.Cell
            FigureCell {
                id: cell
                peers: cells
                editable: cell.heap < root.heapCount
                // The binding reads `edition` so that it is evaluated again for each edition of the figure. A change of the
                // language makes a new edition.
                spoken: root.stage.edition >= 0 && cell.editable && cell.visible ? root.bitName(cell.heap, cell.weight, cell.set) : ""
                onPressed: root.toggled(cell.heap, cell.weight)
            }
        }
        Layer {
            id: bands
            kind: StagePiece.Band
            FigureGround { peers: bands }
        }
        Layer {
            id: rings
            kind: StagePiece.Ring
            FigureGround { peers: rings }
        }
        Layer {
            id: rules
            kind: StagePiece.Rule
            FigureGround { peers: rules }
        }
        Layer {
            id: labels
            kind: StagePiece.Label
            FigureLabel { peers: labels }
        }
    }

    MouseArea {
        id: area
        objectName: "bitMouse"
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.flippable(root.hovered) || area.overStone ? Qt.PointingHandCursor : Qt.ArrowCursor

        property bool overStone: false

        function bitUnder(x: real, y: real): StagePiece {
            const cell = stage.pieceAt(x, y, StagePiece.Cell);
            return root.flippable(cell) ? cell : null;
        }

        function hover() {
            root.hovered = area.containsMouse ? area.bitUnder(area.mouseX, area.mouseY) : null;
            area.overStone = area.containsMouse && root.stonesPickable && !root.hovered
                && stage.pieceAt(area.mouseX, area.mouseY, StagePiece.Stone) !== null;
        }

        onContainsMouseChanged: area.hover()
        onPositionChanged: area.hover()
        onClicked: event => {
            const bit = area.bitUnder(event.x, event.y);
            const stone = stage.pieceAt(event.x, event.y, StagePiece.Stone);
            if (bit)
                root.toggled(bit.heap, bit.weight);
            else if (root.stonesPickable && stone)
                root.stonePicked(stone.heap, stone.rank);
        }
    }

    FocusRing { shown: root.activeFocus && root.pointed === null; gap: 0 }
}
