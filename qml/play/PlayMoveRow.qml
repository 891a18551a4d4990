// One move of the list: its number, the player, the move, and its mark as an icon and words. The reason is beneath the current
// move, and beneath the last move of the user.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

T.ItemDelegate {
    id: root

    required property int ply
    required property bool mine
    required property string doneText
    required property string after
    required property int mark
    required property string markText
    required property string reason
    required property bool undone
    required property bool current
    /// True if the row shows the reason.
    property bool open: root.current
    required property bool refuted

    /// Asks the page to play the reply that refutes the move.
    signal refutationWanted
    /// Asks the page for the proof that explains the mark.
    signal whyWanted
    readonly property color markColor: root.undone ? Theme.faint : mark === PlayMoves.KeptTheWin ? Theme.jade
        : mark === PlayMoves.GaveItAway ? Theme.cinnabar : Theme.faint

    readonly property real indent: Math.round(28 * Theme.textScale)

    objectName: "playMove" + root.ply
    implicitHeight: column.implicitHeight + 2 * Theme.spaceS
    focusPolicy: Qt.StrongFocus
    Accessible.name: Aloud.of(root.ply + " " + root.doneText + " " + root.markText + " " + (root.open ? root.reason : ""))
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        color: root.current ? Theme.goldWash : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            visible: root.current
            width: 3
            height: parent.height
            color: Theme.gold
        }
        FocusRing { shown: root.visualFocus; gap: -2 }
    }

    contentItem: Item {
        Column {
            id: column
            x: Theme.spaceL
            y: Theme.spaceS
            width: root.width - 2 * Theme.spaceL
            spacing: 2

            Row {
                width: parent.width
                MuteText {
                    width: root.indent
                    text: root.ply
                    color: Theme.faint
                }
                MuteText {
                    width: parent.width - root.indent
                    text: root.after === "" ? root.doneText : root.doneText + " → " + root.after
                    color: root.undone ? Theme.faint : Theme.ink
                }
            }
            Row {
                visible: root.mark !== PlayMoves.Unmarked
                spacing: Theme.spaceXS
                leftPadding: root.indent
                AppIcon {
                    anchors.verticalCenter: parent.verticalCenter
                    icon: root.mark === PlayMoves.KeptTheWin ? "check" : root.mark === PlayMoves.GaveItAway ? "x" : "minus"
                    size: Math.round(16 * Theme.textScale)
                    color: root.markColor
                }
                MuteText {
                    width: column.width - x
                    text: root.markText
                    color: root.markColor
                    font.pixelSize: Theme.small
                }
            }
            MuteText {
                x: root.indent
                width: parent.width - x
                visible: root.open && root.reason !== ""
                text: root.reason
                font.pixelSize: Theme.small
            }
            Flow {
                x: root.indent
                width: parent.width - x
                visible: root.open && root.mark !== PlayMoves.Unmarked
                spacing: Theme.spaceS
                AppButton {
                    objectName: "playRefutation" + root.ply
                    visible: root.refuted
                    iconName: "swords"
                    text: qsTr("See the refutation")
                    hint: qsTr("Play the reply that wins; one click takes it back")
                    onClicked: root.refutationWanted()
                }
                AppButton {
                    objectName: "playWhy" + root.ply
                    visible: root.mark !== PlayMoves.Undecided
                    iconName: "math"
                    text: qsTr("Why?")
                    hint: qsTr("Open the proof for this move")
                    onClicked: root.whyWanted()
                }
            }
        }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
