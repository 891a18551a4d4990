// P or N, by a letter and a shape: a disc for P, a diamond for N. The colour says whether that is good for the reader.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Rectangle {
    id: root

    /// Whether the position is an N-position.
    required property bool winning
    required property string label
    /// Whether the outcome is good for the reader; where the reader sits on no side, the colours are those of P and N.
    property bool good: !root.winning
    /// Where the badge has less room than its words, they wrap.
    property real widest: Infinity
    /// As of AppText.
    property bool keptClear: false
    /// The label is only heard, and seen as a tooltip.
    property bool brief: false
    readonly property color tint: root.good ? Theme.jade : Theme.cinnabar

    implicitWidth: row.implicitWidth + 2 * Theme.spaceM
    implicitHeight: row.implicitHeight + Theme.spaceS
    radius: Theme.radiusSmall
    color: root.good ? Theme.jadeWash : Theme.cinnabarWash
    Accessible.role: Accessible.StaticText
    Accessible.name: (root.winning ? "N" : "P") + " " + root.label

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.spaceS
        Rectangle {
            width: 9 * Theme.textScale
            height: width
            radius: root.winning ? 0 : width / 2
            rotation: root.winning ? 45 : 0
            scale: root.winning ? 0.85 : 1
            antialiasing: true
            color: root.tint
            anchors.verticalCenter: parent.verticalCenter
        }
        MuteText {
            text: Markup.bold(root.winning ? "N" : "P")
            color: root.tint
        }
        MuteText {
            visible: root.label !== "" && !root.brief
            width: Math.min(implicitWidth, root.widest - x - 2 * Theme.spaceM)
            text: root.label
            color: root.tint
        }
    }
    HoverHandler { id: pointer }
    HoverTip {
        anchors.fill: parent
        shown: root.brief && pointer.hovered
        text: root.label
    }
}
