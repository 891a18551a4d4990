// A row with the number of the current round of a block, and the button for the next round.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Row {
    id: root

    required property LearnBlock block
    /// The text of the button.
    required property string nextText
    /// True if this round is done. The next round can be opened before that, too.
    required property bool done
    readonly property bool last: root.block.round + 1 === root.block.roundCount

    /// Emitted when the next round is shown.
    signal advanced

    function advance(): void {
        root.block.round += 1;
        root.advanced();
    }

    /// Shows the next round after the end of this one. Returns false if there is none, so that the page shows the next card.
    function proceed(): bool {
        const ready = root.done && !root.last;
        if (ready)
            root.advance();
        return ready;
    }

    visible: root.block.roundCount > 1
    spacing: Theme.spaceM

    NoteText {
        anchors.verticalCenter: parent.verticalCenter
        //: The place among the rounds of a task: %1 is the number of this round, %2 the number of all rounds
        text: qsTr("%1 of %2").arg(root.block.round + 1).arg(root.block.roundCount)
        Announcement { }
    }
    AppButton {
        objectName: "roundNext"
        visible: !root.last
        look: root.done ? AppButton.Primary : AppButton.Quiet
        iconName: "chevron-right"
        text: root.nextText
        onClicked: root.advance()
        // A hidden item must not keep the keyboard focus, so the block gets the focus.
        onVisibleChanged: focus = focus && visible
    }
}
