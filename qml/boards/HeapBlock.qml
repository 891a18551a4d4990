// A block of a heap that is too large for stones: part of a bar, or, once taken, a tag with its number.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece

    anchors.fill: parent
    radius: Theme.radiusSmall
    color: Theme.dark ? Theme.edge : Theme.ink

    AppText {
        anchors.centerIn: parent
        visible: root.piece.text !== ""
        text: root.piece.text
        textFormat: Text.PlainText
        color: Theme.paper
        font.pixelSize: Theme.small
        font.bold: true
        wrapMode: Text.NoWrap
    }
}
