// A plain text. Its item is as wide as the text, but at most `room` pixels wide; a longer text wraps.
import QtQuick

AppText {
    id: root

    required property real room

    // The width is not bound to implicitWidth, because setting the width of a wrapping text may change its implicitWidth. This
    // would be a binding loop.
    width: Math.min(Math.ceil(measure.advanceWidth) + 1, root.room)
    textFormat: Text.PlainText
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere

    TextMetrics {
        id: measure
        font: root.font
        text: root.text
    }
}
