// One of the answers to choose from, with its key. After the answer was chosen, its frame shows whether it is right.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

ChoiceButton {
    id: root

    required property string letter
    /// The text of the answer, as rich text.
    required property string words
    /// "" while the answer is not chosen; then "right", or "idea" for a wrong answer.
    required property string look
    readonly property color frame: root.look === "right" ? Theme.jade : Theme.gold

    objectName: "choice" + root.letter
    current: root.look !== ""
    text: root.words
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.spaceM
    topPadding: Theme.spaceS
    bottomPadding: Theme.spaceS
    //: For a screen reader: %1 is the key of an answer, such as A; %2 is the answer
    Accessible.name: qsTr("%1: %2").arg(root.letter).arg(Aloud.of(root.words))
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        implicitHeight: answer.height
        Keycap {
            label: root.letter
            tint: root.current ? root.frame : Theme.faint
        }
        MuteText {
            id: answer
            x: Theme.spaceM + 24 * Theme.textScale
            width: parent.width - x
            text: root.words
        }
    }
    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.look === "right" ? Theme.jadeWash : root.look === "idea" ? Theme.goldWash : root.hovered ? Theme.hover : Theme.raised
        border.width: root.current ? 2 : 1
        border.color: root.current ? root.frame : Theme.edge
        FocusRing { shown: root.visualFocus }
    }

    KeyShortcut {
        words: qsTr("Choose the answer with this letter")
        label: "A, B, …"
        enabled: Keyboard.singleKeys && root.visible
        keys: [root.letter]
        onActivated: root.clicked()
    }
}
