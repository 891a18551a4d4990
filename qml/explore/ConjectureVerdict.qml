// The result of checking a claim: the verdict, the reason, the board with the smallest counterexample, and the theorem about
// this game.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property conjectureShown shown
    readonly property color tint: root.shown.fails ? Theme.cinnabar : Theme.jade

    implicitHeight: Math.max(words.height, board.visible ? board.height : 0) + 2 * Theme.spaceM
    border.color: root.tint

    BoardPicture {
        id: board
        objectName: "conjectureBoard"
        anchors { left: parent.left; leftMargin: Theme.spaceM; verticalCenter: parent.verticalCenter }
        visible: root.shown.smallest !== "" && board.readable && root.width >= 480 * Theme.textScale
        width: 170 * Theme.textScale
        height: 112 * Theme.textScale
        position: root.shown.smallest
        Accessible.role: Accessible.Graphic
        Accessible.name: root.shown.counterexamples[0]?.numbers ?? ""
    }
    Column {
        id: words
        x: board.visible ? board.x + board.width + Theme.spaceL : Theme.spaceL
        width: root.width - x - Theme.spaceL
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spaceXS

        Row {
            spacing: Theme.spaceS
            AppIcon {
                anchors.verticalCenter: parent.verticalCenter
                icon: root.shown.fails ? "circle-x" : "circle-check"
                color: root.tint
            }
            Heading {
                objectName: "conjectureVerdict"
                level: 2
                width: words.width - x
                text: root.shown.verdict
                color: root.tint
            }
        }
        AppText {
            objectName: "conjectureResult"
            width: parent.width
            visible: text !== ""
            text: root.shown.result
            Announcement { }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            visible: root.shown.known !== ""
            AppText {
                objectName: "conjectureKnown"
                width: parent.width
                text: root.shown.known
                Announcement { }
            }
            AppButton {
                objectName: "conjectureProof"
                text: qsTr("See the proof")
                iconName: "columns-3"
                onClicked: Shell.linkWanted("proof:" + root.shown.proofPosition)
            }
        }
    }
}
