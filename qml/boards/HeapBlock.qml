// A block of a heap that has too many stones to draw them one by one. The block is a part of a bar or, once a move took it, a
// tag with its number of stones.
import QtQuick
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme

Rectangle {
    id: root

    required property StagePiece piece
    readonly property color ground: Theme.dark ? Qt.darker(Theme.edge, 1.35) : Theme.ink

    anchors.fill: parent
    radius: Math.min(Theme.radiusSmall, height / 4, width / 2)
    color: root.ground
    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: 0; color: Qt.lighter(root.ground, 1.15) }
        GradientStop { position: 0.3; color: Qt.lighter(root.ground, Theme.dark ? 1.2 : 1.5) }
        GradientStop { position: 1; color: root.ground }
    }

    AppText {
        anchors.centerIn: parent
        visible: root.piece.text !== ""
        text: root.piece.text
        textFormat: Text.PlainText
        color: Theme.dark ? Theme.ink : Theme.paper
        font.pixelSize: Theme.small
        font.bold: true
        wrapMode: Text.NoWrap
    }
}
