// The outcome strip of a game in a list, with one field for each position. A field is below the line if the player at the
// bottom of the board could win in that position, and above the line if the other player could win. A diamond marks a move that
// gave the win away.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// One number for each position: 0 if the winner is unknown, 1 if the bottom player can win, 2 if the top player can win.
    /// The number is greater by 4 if the last move gave the win away.
    required property var fields
    readonly property real step: Math.max(3, Math.min(10 * Theme.textScale, width / Math.max(1, fields.length)))

    // The strip has this height even before the outcomes are known, so that the list does not move later.
    implicitHeight: Math.round(14 * Theme.textScale)
    clip: true
    Accessible.ignored: true

    Rule {
        y: root.height / 2 - 0.5
        width: root.width
    }
    Repeater {
        model: root.fields
        Item {
            id: field
            required property int index
            required property int modelData
            readonly property int winner: field.modelData % 4

            x: field.index * root.step
            width: root.step
            height: root.height
            Rectangle {
                y: field.winner === 0 ? parent.height / 2 - 1 : field.winner === 1 ? parent.height / 2 + 1 : 0
                width: parent.width - 1
                height: field.winner === 0 ? 2 : parent.height / 2 - 1
                color: field.winner === 0 ? Theme.edge : field.winner === 1 ? Theme.jade : Theme.indigo
            }
            Rectangle {
                visible: field.modelData >= 4
                anchors.horizontalCenter: parent.horizontalCenter
                y: field.winner === 1 ? 1 : parent.height / 2 + 1
                width: Math.min(5, parent.width)
                height: width
                rotation: 45
                color: Theme.cinnabar
            }
        }
    }
}
