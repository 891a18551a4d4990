// A pin of a row, or a pawn of Dawson's Chess. The piece is raised and highlighted if the picked move would take it.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property StagePiece piece
    required property PlayBoard board
    readonly property int mark: root.board.marks[root.piece.piece] ?? PlayBoard.Unmarked
    readonly property bool picked: root.mark === PlayBoard.Picked
    readonly property string figure: root.piece.tone === StagePiece.Chosen ? "pawn-jade"
        : root.piece.tone === StagePiece.Heading ? "pawn-indigo" : "pin"
    /// The size of the picture in pixels. It is near the final size, because the software scene graph scales large pictures
    /// down poorly.
    readonly property int detail: height <= 32 ? 32 : height <= 64 ? 64 : height <= 128 ? 128 : 256

    anchors.fill: parent

    Rectangle {
        visible: root.mark !== PlayBoard.Unmarked
        anchors.fill: parent
        anchors.margins: -Math.max(1, Math.round(root.width / 16))
        radius: Math.min(width / 2, Theme.radiusCard)
        color: root.picked ? Theme.goldWash : Theme.hover
        border.width: root.picked ? 2 : 1
        border.color: root.picked ? Theme.gold : Theme.faint
    }
    Image {
        width: parent.width
        height: parent.height
        y: root.picked ? -Math.round(parent.height * 0.06) : 0
        source: Qt.resolvedUrl("pins/" + root.figure + (Theme.dark ? "-dark.svg" : "-light.svg"))
        sourceSize.height: root.detail
        fillMode: Image.PreserveAspectFit
        verticalAlignment: Image.AlignBottom
        smooth: true
        mipmap: true
        Accessible.ignored: true
        Behavior on y { NumberAnimation { duration: Theme.motion === Theme.Full ? Theme.feedbackTime : 0 } }
    }
}
