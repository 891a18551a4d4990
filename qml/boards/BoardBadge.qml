// A letter on a move of the board: P in a disc if the move leaves a P-position, N in a square if it leaves an N-position.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    required property var modelData
    readonly property bool good: root.modelData.good

    x: root.modelData.x - width / 2
    y: root.modelData.y - height / 2
    z: 8
    width: Math.round(17 * Theme.textScale)
    height: width
    radius: root.good ? width / 2 : 3
    color: root.good ? Theme.jade : Theme.raised
    border.width: root.good ? 0 : 1
    border.color: Theme.cinnabar

    // A line along `span`, the range of the moves that share the badge. The line is hidden if `span` is empty.
    Rectangle {
        readonly property rect span: root.modelData.span
        visible: span.width > 0 || span.height > 0
        x: span.x - root.x - (span.width > 0 ? 0 : 1.5)
        y: span.y - root.y - (span.height > 0 ? 0 : 1.5)
        z: -1
        width: Math.max(3, span.width)
        height: Math.max(3, span.height)
        radius: 1.5
        color: root.good ? Theme.jade : Theme.cinnabar
    }
    AppText {
        anchors.centerIn: parent
        text: root.modelData.letter
        textFormat: Text.PlainText
        wrapMode: Text.NoWrap
        font.bold: true
        font.pixelSize: Math.max(1, Math.round(root.width * 0.68))
        color: root.good ? Theme.paper : Theme.cinnabar
    }
}
