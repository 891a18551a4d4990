// The base type of a figure's pieces. The accessible name of a piece is its text, or the effect of pressing it.
import QtQuick
import Nimstone.Heard
import Nimstone.Stage

LayerPiece {
    id: root

    /// A text about the effect of pressing the piece; empty if the piece cannot be pressed.
    property string pressName: ""
    /// True if a screen reader finds the piece inside the figure.
    property bool told: true
    property string words: root.pressName !== "" ? root.pressName : root.text

    signal pressed

    Accessible.role: root.pressName !== "" ? Accessible.Button : Accessible.StaticText
    Accessible.name: Aloud.of(root.words)
    Accessible.ignored: !root.told || root.words === "" || root.opacity === 0
    Accessible.onPressAction: root.pressed()
}
