// A term in the table of a sequence, marked by what is remarkable about it.
import QtQuick
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property SequenceModel model
    required property int heap
    property alias font: value.font
    // Asked anew with what it depends on, too.
    readonly property string kind: root.model.running || root.heap >= root.model.known || root.model.difference === root.heap || root.model.rare
        ? root.model.kindOf(root.heap) : root.model.hasExceptions ? root.model.kindOf(root.heap) : ""
    readonly property bool marked: root.model.cursor === root.heap

    visible: root.heap < root.model.known
    radius: root.kind === "rare" ? height / 2 : 0
    color: root.marked ? Theme.jadeWash : root.model.pointed === root.heap ? Theme.hover : "transparent"
    border.width: root.marked ? 2 : root.kind !== "" ? 1 : 0
    border.color: root.marked ? Theme.ink : root.kind === "rare" ? Theme.gold : Theme.cinnabar

    Text {
        id: value
        anchors { fill: parent; rightMargin: 8 }
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        text: (root.kind === "exception" ? "×" : root.kind === "difference" ? "≠" : "")
            + (root.visible && root.model.differences !== undefined ? root.model.valueAt(root.heap) : "")
        color: root.kind === "rare" ? Theme.goldText : root.kind !== "" ? Theme.cinnabar : Theme.ink
        Accessible.ignored: true
    }
}
