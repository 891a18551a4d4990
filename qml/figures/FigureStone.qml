// One stone, a block of stones that travel together, or a disc in the row of the nim-sum.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

FigurePiece {
    id: root

    readonly property bool token: root.kind === StagePiece.Token
    /// True if the piece is drawn as a bar, because it is a block of several stones. A bit is drawn as one stone.
    property bool bar: !root.token && root.weight !== "1"
    readonly property string tint: root.tone === StagePiece.Odd ? "cinnabar" : root.tone === StagePiece.Dim ? "mist"
        : root.tone === StagePiece.Taken ? "amber" : root.tone === StagePiece.Even ? "jade" : "ink"
    readonly property color ground: root.tone === StagePiece.Odd ? Theme.cinnabar : root.tone === StagePiece.Dim ? Theme.sunken
        : root.tone === StagePiece.Taken ? Theme.goldWash : root.tone === StagePiece.Even ? Theme.jade
        : Theme.dark ? Theme.edge : Theme.ink
    readonly property color letter: root.tone === StagePiece.Odd ? Theme.onCinnabar : root.tone === StagePiece.Dim ? Theme.faint
        : root.tone === StagePiece.Taken ? Theme.goldText : root.tone === StagePiece.Even ? Theme.onJade : "white"

    Stone {
        visible: !root.bar
        anchors.fill: parent
        tint: root.tint
    }
    Rectangle {
        visible: root.bar
        anchors.fill: parent
        radius: root.bar ? root.cornerRadius : 0
        color: root.ground
        border.width: 1
        border.color: root.tone === StagePiece.Taken ? Theme.gold : root.tone === StagePiece.Dim ? Theme.line : Theme.raised
    }
    FigureText {
        visible: root.text !== "" && root.height >= 9
        text: root.text
        size: root.height * 0.52
        color: root.letter
    }
}
