// A row with the number of the current round of a block, and the button for the next round.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Row {
    id: root

    required property int round
    required property int count
    /// The text of the button.
    required property string nextText
    /// True if this round is done. The next round can be opened before that, too.
    required property bool done

    signal nextWanted

    visible: root.count > 1
    spacing: Theme.spaceM

    NoteText {
        anchors.verticalCenter: parent.verticalCenter
        //: The place among the rounds of a task: %1 is the number of this round, %2 the number of all rounds
        text: qsTr("%1 of %2").arg(root.round + 1).arg(root.count)
        Announcement { }
    }
    AppButton {
        objectName: "roundNext"
        visible: root.round + 1 < root.count
        look: root.done ? AppButton.Primary : AppButton.Quiet
        iconName: "chevron-right"
        text: root.nextText
        onClicked: root.nextWanted()
    }
}
