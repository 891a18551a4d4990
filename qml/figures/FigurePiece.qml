// The common base of a figure's pieces: its accessible name is its text, or what pressing it does.
import QtQuick
import Nimstone.Heard
import Nimstone.Stage

LayerPiece {
    id: root

    /// A text that says what pressing the piece does; empty if the piece cannot be pressed.
    property string pressName: ""
    /// The text format of its text: plain or with markup.
    readonly property int format: Markup.format(root.text)
    /// True if a screen reader finds the piece as a part of the figure.
    property bool told: true
    property string words: root.pressName !== "" ? root.pressName : root.text

    signal pressed

    Accessible.role: root.pressName !== "" ? Accessible.Button : Accessible.StaticText
    Accessible.name: Aloud.of(root.words)
    Accessible.ignored: !root.told || root.words === "" || root.opacity === 0
    Accessible.onPressAction: root.pressed()
}
