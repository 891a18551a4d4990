// The outcome strip, with one field for each position of the game. A field is below the line if one player could win in that
// position, and above the line if the other player could win. A click on a field goes to the position of the field.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    readonly property PlayMoves moves: session.moves
    readonly property real step: Math.max(3, Math.min(18 * Theme.textScale, (width - 2) / (moves.count + 1)))

    implicitHeight: Math.round(26 * Theme.textScale)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Who could win after each move")

    Rule {
        y: root.height / 2 - 0.5
        width: root.width
    }
    // The field for the position at the start of the game.
    Field {
        winner: root.moves.firstWinner
        ply: 0
        mark: PlayMoves.Unmarked
        undone: false
    }
    ListView {
        id: view
        x: root.step
        width: root.width - x
        height: root.height
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: root.moves
        // Fields outside the view would be created in the background, and Qt 6.8 warns if the model is reset before they are ready.
        cacheBuffer: 0
        currentIndex: root.moves.currentRow
        highlightMoveDuration: 0
        delegate: Field { }
    }

    component Field: Item {
        id: field

        required property int winner
        required property int ply
        required property int mark
        required property bool undone
        readonly property bool shows: root.session.shown.ply === field.ply
        readonly property bool foot: field.winner === PlayMoves.Foot
        readonly property color tint: field.winner === PlayMoves.Nobody ? Theme.edge : field.foot ? Theme.jade : Theme.indigo

        width: root.step
        height: root.height

        Rectangle {
            anchors.fill: parent
            color: Theme.goldWash
            visible: field.shows
        }
        Rectangle {
            x: 1
            y: field.winner === PlayMoves.Nobody ? parent.height / 2 - height / 2 : field.foot ? parent.height / 2 + 1 : 2
            width: parent.width - 2
            height: field.winner === PlayMoves.Nobody ? 3 : parent.height / 2 - 3
            radius: 2
            color: field.undone ? "transparent" : field.tint
            border.width: field.undone ? 1 : 0
            border.color: field.tint
        }
        // The mark on a move that gave the win away.
        Rectangle {
            visible: field.mark === PlayMoves.GaveItAway
            anchors.horizontalCenter: parent.horizontalCenter
            y: field.foot ? 3 : parent.height / 2 + 3
            width: Math.min(7, parent.width - 2)
            height: width
            rotation: 45
            color: Theme.cinnabar
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 2
            color: Theme.gold
            visible: field.shows
        }
        TapHandler { onTapped: root.session.goTo(field.ply) }
    }
}
