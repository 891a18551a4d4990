// The variations of the game. A variation begins where a person went back and made another move. A person can continue each
// variation.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property PlaySession session

    spacing: Theme.spaceXS

    AppText {
        width: parent.width
        text: qsTr("Other lines")
        font.bold: true
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.session.variations
        Row {
            id: row
            required property int index
            required property int branch
            required property int moves
            required property string lineText

            width: root.width
            spacing: Theme.spaceXS
            AppButton {
                objectName: "playLine" + row.index
                width: row.width - drop.width - row.spacing
                look: AppButton.Quiet
                wraps: true
                iconName: "git-branch"
                //: A variation of the game: its first move is move %1 of the game; %2 is a text such as "take 2 from heap 1, then 3 more moves"
                text: row.lineText !== "" ? qsTr("Move %1: %2").arg(row.branch).arg(row.lineText)
                    //: A variation of the game that consists only of the first %n moves of the current game
                    : qsTr("The first %n move(s) of this game", "", row.moves)
                hint: qsTr("Continue this line")
                onClicked: root.session.takeUpLine(row.index)
            }
            AppButton {
                id: drop
                objectName: "playDropLine" + row.index
                look: AppButton.Quiet
                iconName: "trash"
                hint: qsTr("Delete this line")
                onClicked: root.session.dropLine(row.index)
            }
        }
    }
}
