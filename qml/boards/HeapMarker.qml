// The marker on a track: a stone with the number that the players have reached.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

HeapStone {
    id: root

    AppText {
        anchors.centerIn: root.stone
        text: root.piece.text
        textFormat: Text.PlainText
        wrapMode: Text.NoWrap
        color: Theme.dark ? Theme.paper : Theme.raised
        font.bold: true
        font.pixelSize: Math.max(1, Math.round(root.stone.width * (text.length > 2 ? 0.36 : 0.46)))
    }
}
