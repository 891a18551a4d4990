// A player's tray: the ground that taken stones come to lie on.
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
