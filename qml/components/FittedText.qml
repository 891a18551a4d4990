// A plain text as wide as it is long, and no wider than there is room for: then it wraps.
import QtQuick

AppText {
    id: root

    required property real room

    // Not its own implicitWidth, which a text that wraps may tell anew while it is given a width: a binding loop.
    width: Math.min(Math.ceil(measure.advanceWidth) + 1, root.room)
    textFormat: Text.PlainText
    wrapMode: Text.WrapAtWordBoundaryOrAnywhere

    TextMetrics {
        id: measure
        font: root.font
        text: root.text
    }
}
