// A player's tray: the ground on which the stones lie that the player took.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece
    readonly property bool theirs: root.piece.tone === StagePiece.Taken

    anchors.fill: parent
    radius: Theme.radiusCard
    color: root.theirs ? Theme.indigoWash : Theme.jadeWash
    Accessible.role: Accessible.Grouping
    Accessible.name: root.piece.text
}
