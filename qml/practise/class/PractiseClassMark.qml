// The mark of an item, by shape and letter as well as by color: a disc with a tick, a ring, a diamond, a square, a cross, or a dash.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    /// A practice::Mark. The lists below have a value for each mark.
    required property int mark
    required property string letter
    /// True if an answer is odd. The mark then has a small square at its corner.
    property bool flagged: false
    readonly property color tint: [Theme.jade, Theme.jade, Theme.goldText, Theme.cinnabar, Theme.cinnabar, Theme.faint][root.mark]

    implicitWidth: 20 * Theme.textScale
    implicitHeight: root.implicitWidth

    Rectangle {
        anchors.centerIn: parent
        visible: root.mark < 4
        width: root.width * (root.mark === 2 ? 0.8 : 1)
        height: width
        rotation: root.mark === 2 ? 45 : 0
        radius: root.mark < 2 ? width / 2 : 2
        antialiasing: true
        color: [Theme.jade, Theme.jadeWash, Theme.goldWash, Theme.cinnabarWash][root.mark] ?? "transparent"
        border.color: root.tint
    }
    AppIcon {
        anchors.centerIn: parent
        icon: root.mark === 0 ? "check" : ""
        size: Math.round(16 * Theme.textScale)
        color: Theme.onJade
    }
    MuteText {
        anchors.centerIn: parent
        text: root.mark === 0 ? "" : root.mark === 4 ? "×" : root.letter
        color: root.tint
        font { bold: true; pixelSize: Theme.small }
    }
    Rectangle { visible: root.flagged; x: parent.width - 4; width: 8; height: 8; color: Theme.cinnabar; border.color: Theme.raised }
}
