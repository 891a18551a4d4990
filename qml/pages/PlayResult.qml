// Who won, in the middle of the board once the last piece has arrived.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    /// Whether nothing moves on the board.
    required property bool settled
    readonly property bool shown: session.turn === PlaySession.Over && settled

    opacity: shown ? 1 : 0
    visible: opacity > 0
    Behavior on opacity { NumberAnimation { duration: root.shown ? Theme.moveTime : 0 } }

    // Made only where it is shown. It lies around the middle of this item, which has no height.
    Repeater {
        model: root.visible ? 1 : 0
        Item {
            width: root.width

            // Where pieces stay on the board, the words stand on paper.
            Rectangle {
                anchors.centerIn: column
                width: Math.min(root.width, words.contentWidth + 2 * Theme.spaceXL)
                height: column.height + 2 * Theme.spaceM
                radius: Theme.radiusCard
                color: Qt.alpha(Theme.raised, 0.9)
            }
            Column {
                id: column
                anchors.verticalCenter: parent.verticalCenter
                width: root.width
                spacing: Theme.spaceS
                AppIcon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    icon: root.session.won ? "trophy" : "flag"
                    size: Math.round(48 * Theme.textScale)
                    color: root.session.won ? Theme.gold : Theme.indigo
                }
                Heading {
                    id: words
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: Theme.display
                    text: root.session.headline
                    // The headline beside the board says it already.
                    Accessible.ignored: true
                }
            }
        }
    }
}
