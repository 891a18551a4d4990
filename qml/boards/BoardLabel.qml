// A label on the board: the size of a heap, the name of a heap, the name of a tray, or the number of stones that were just
// taken.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

AppText {
    id: root

    required property StagePiece piece

    anchors.fill: parent
    // The name of a tray starts at the left edge of the tray.
    horizontalAlignment: root.piece.heap < 0 ? Text.AlignLeft : Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    text: root.piece.text
    textFormat: Text.PlainText
    wrapMode: Text.NoWrap
    font.pixelSize: Math.max(1, Math.round(root.height / root.piece.lineHeight))
    font.bold: root.piece.tone !== StagePiece.Dim
    color: root.piece.tone === StagePiece.Taken ? Theme.indigo
        : root.piece.tone === StagePiece.Chosen ? Theme.jade
        : root.piece.tone === StagePiece.Lit ? Theme.goldText
        : root.piece.tone === StagePiece.Dim ? Theme.faint
        : root.text === "0" ? Theme.faint : Theme.ink
}
