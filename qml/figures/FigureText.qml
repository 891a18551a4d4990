// The text in the middle of a figure's piece.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Text {
    id: root

    /// The wanted font size, in pixels.
    required property real size

    anchors.centerIn: parent
    textFormat: Markup.format(root.text)
    font.family: Theme.textFont
    // With a font smaller than 3 pixels, the font size of a subscript would be 0.
    font.pixelSize: Math.max(3, Math.round(root.size))
    Accessible.ignored: true
}
