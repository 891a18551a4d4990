// The outcome P or N, shown by letter and shape: a disc for P, a diamond for N. Its color shows whether the outcome is good
// for the reader.
import QtQuick
import Nimstone.Heard
import Nimstone.Theme

Rectangle {
    id: root

    /// True if the position is an N-position.
    required property bool winning
    required property string label
    /// True if the outcome is good for the reader. The default is for a reader who plays neither side: then P counts as good.
    property bool good: !root.winning
    /// The largest width in pixels. A longer label wraps.
    property real widest: Infinity
    /// True if tooltips must not cover the badge; see AppText.
    property bool mustStayReadable: false
    /// True if only the letter is shown. The label is then the tooltip, and the name for a screen reader.
    property bool brief: false
    readonly property color tint: root.good ? Theme.jade : Theme.cinnabar

    implicitWidth: row.implicitWidth + 2 * Theme.spaceM
    implicitHeight: row.implicitHeight + Theme.spaceS
    radius: Theme.radiusSmall
    color: root.good ? Theme.jadeWash : Theme.cinnabarWash
    Accessible.role: Accessible.StaticText
    Accessible.name: (root.winning ? "N" : "P") + " " + Aloud.of(root.label)

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
        FittedText {
            visible: root.label !== "" && !root.brief
            room: root.widest - x - 2 * Theme.spaceM
            text: root.label
            color: root.tint
            Accessible.ignored: true
        }
    }
    HoverHandler { id: pointer }
    HoverTip {
        anchors.fill: parent
        shown: root.brief && pointer.hovered
        text: root.label
    }
}
