// A plain text that is as wide as its content, at most `room` wide; a longer text wraps.
import QtQuick

AppText {
    id: root

    required property real room

    // The width is not bound to implicitWidth: a wrapping text may change it when its width is set, which is a binding loop.
    width: Math.min(Math.ceil(measure.advanceWidth) + 1, root.room)
    textFormat: Text.PlainText
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere

    TextMetrics {
        id: measure
        font: root.font
        text: root.text
    }
}
