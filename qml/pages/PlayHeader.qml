// The top of the Play page: the game, its position as text, and what begins or shows something.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PlaySession session
    required property bool showColumns
    readonly property real line: 36 * Theme.textScale
    readonly property real used: title.width + field.width + copy.width + opponent.width + columns.width + begin.width
        + 6 * root.spacing

    signal columnsToggled
    signal newGameWanted

    spacing: Theme.spaceS

    Heading {
        id: title
        height: root.line
        rightPadding: Theme.spaceS
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        //: The name of the game
        text: qsTr("Nim")
    }
    AppTextField {
        id: field
        objectName: "playPosition"
        width: Math.min(280 * Theme.textScale, root.width * 0.4)
        label: qsTr("Position")
        text: root.session.position
        problem: root.session.problem
        onAccepted: {
            if (root.session.openPosition(field.text))
                field.text = Qt.binding(() => root.session.position);
        }
    }
    AppButton {
        id: copy
        objectName: "playCopy"
        iconName: "copy"
        hint: qsTr("Copy the position")
        onClicked: root.session.copyPosition()
    }
    Item {
        width: Math.max(0, root.width - root.used)
        height: root.line
        visible: root.used <= root.width
    }
    AppButton {
        id: opponent
        objectName: "playOpponent"
        look: AppButton.Quiet
        iconName: "robot"
        //: Who the person plays against: %1 is the opponent's name
        text: qsTr("Opponent: %1").arg(root.session.opponentText)
        onClicked: root.newGameWanted()
    }
    AppButton {
        id: columns
        objectName: "playColumns"
        iconName: "binary"
        //: Shows and hides the binary columns of the position
        text: qsTr("Bit columns")
        keys: "B"
        checkable: true
        checked: root.showColumns
        onClicked: root.columnsToggled()
    }
    AppButton {
        id: begin
        objectName: "playNew"
        iconName: "plus"
        text: qsTr("New game")
        keys: "N"
        onClicked: root.newGameWanted()
    }
}
