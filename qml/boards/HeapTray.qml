// The tray of a player: the background for the stones that the player has taken.
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
