// The background of one bit, with the digit 0 if no stone lies on it. A screen reader can read the bit and flip it.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

LayerPiece {
    id: root

    /// True if a person may flip the bits of the heaps.
    property bool editable: false
    /// The accessible name of the bit. It is empty in the rows of the nim-sum; a screen reader reads the labels of these rows
    /// instead.
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

    FigureText {
        visible: root.text !== ""
        text: root.text
        size: Math.min(root.width, root.height) * 0.36
        color: root.tone === StagePiece.Dim ? Theme.edge : root.tone === StagePiece.Even ? Theme.jade : Theme.faint
        font.bold: root.tone === StagePiece.Even
    }
}
