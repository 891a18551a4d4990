// The ground of one bit: the 0 that shows where no stone lies. A screen reader hears the bit and can flip it.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

LayerPiece {
    id: root

    /// Whether a person may flip the bits of the heaps.
    property bool editable: false
    /// What a screen reader says; the nim-sum's rows are read by their labels.
    property string spoken: ""
    readonly property bool set: root.text === ""

    signal pressed

    Accessible.ignored: root.spoken === ""
    Accessible.role: root.editable ? Accessible.CheckBox : Accessible.StaticText
    Accessible.name: root.spoken
    Accessible.checkable: root.editable
    Accessible.checked: root.set
    Accessible.onPressAction: root.pressed()
    Accessible.onToggleAction: root.pressed()

    Text {
        visible: root.text !== ""
        anchors.centerIn: parent
        text: root.text
        textFormat: Text.PlainText
        color: root.tone === StagePiece.Dim ? Theme.edge : root.tone === StagePiece.Even ? Theme.jade : Theme.faint
        font.bold: root.tone === StagePiece.Even
        font.family: Theme.textFont
        font.pixelSize: Math.max(1, Math.round(Math.min(root.width, root.height) * 0.36))
    }
}
