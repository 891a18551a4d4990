// What every piece of a figure has in common: a screen reader hears its words, or what pressing it does.
import QtQuick
import Nimstone.Heard
import Nimstone.Stage

LayerPiece {
    id: root

    /// What pressing it does, in words; empty where it cannot be pressed.
    property string pressName: ""
    /// How its text is to be shown.
    readonly property int format: Markup.format(root.text)
    /// Whether a screen reader finds it as a part of the figure.
    property bool told: true
    property string words: root.pressName !== "" ? root.pressName : root.text

    signal pressed

    Accessible.role: root.pressName !== "" ? Accessible.Button : Accessible.StaticText
    Accessible.name: Aloud.of(root.words)
    Accessible.ignored: !root.told || root.words === "" || root.opacity === 0
    Accessible.onPressAction: root.pressed()
}
