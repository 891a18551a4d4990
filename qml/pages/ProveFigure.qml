// The card with the figure, and beneath it what can be done with it.
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property ProveSession session
    readonly property Stage stage: columns.stage

    signal escaped

    readonly property bool drawn: root.session.figure.problem === ""
    /// Where there is little height, the figure has all of it.
    readonly property bool roomForHint: root.height >= 250 * Theme.textScale
    readonly property bool asHeaps: columns.stage.position < 0.5

    Binding {
        target: root.session.figure
        property: "size"
        value: Qt.size(columns.width, columns.height)
    }
    Binding {
        target: root.session.figure
        property: "textScale"
        value: Theme.textScale
    }

    BitColumns {
        id: columns
        objectName: "bitColumns"
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: root.roomForHint ? hint.top : parent.bottom }
        visible: root.drawn
        choreography: root.session.figure.choreography
        heapCount: root.session.figure.heapCount
        stonesPickable: root.session.speaksOfMove && root.asHeaps
        bitName: (heap, weight, set) => root.session.figure.bitName(heap, weight, set)
        toggleName: (heap, weight) => root.session.figure.toggleName(heap, weight)
        onToggled: (heap, weight) => root.session.toggleBit(heap, weight)
        onEscaped: root.escaped()
        onStonePicked: (heap, rank) => root.session.takeFrom(heap, rank)
    }
    AppText {
        objectName: "figureProblem"
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXL, 420 * Theme.textScale)
        visible: !root.drawn
        text: root.session.figure.problem
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
    }
    AppText {
        id: hint
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM }
        visible: root.drawn && root.roomForHint
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.small
        color: Theme.faint
        text: !root.asHeaps ? qsTr("Click a bit to flip it; the proof follows.")
            : root.session.speaksOfMove ? qsTr("Click a stone to let the move take it and those after it.") : ""
    }
}
