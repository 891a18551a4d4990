// Who won, in the middle of the empty board once the last stone has arrived.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PlaySession session
    /// Whether nothing moves on the board.
    required property bool settled
    readonly property bool shown: session.turn === PlaySession.Over && settled

    spacing: Theme.spaceS
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: root.shown ? Theme.moveTime : 0 } }

    AppIcon {
        anchors.horizontalCenter: parent.horizontalCenter
        icon: root.session.won ? "trophy" : "flag"
        size: Math.round(48 * Theme.textScale)
        color: root.session.won ? Theme.gold : Theme.indigo
    }
    Heading {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.display
        text: root.session.headline
        // The headline beside the board says it already.
        Accessible.ignored: true
    }
}
