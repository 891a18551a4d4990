// The top of the Explore page: the game, and the position to look at.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property ExploreSession session

    /// A choice was made: the keys belong to the view again.
    signal settled

    spacing: Theme.spaceS

    AppButton {
        id: games
        objectName: "exploreGames"
        text: root.session.game
        iconName: "chevron-down"
        hint: qsTr("Choose a game")
        listOpen: list.visible
        onClicked: list.open()
        DropList {
            id: list
            objectName: "exploreGameList"
            y: parent.height + Theme.spaceXS
            room: Qt.size(root.Window.width, root.Window.height)
            entries: root.session.games
            onChosen: index => {
                root.session.openPosition(root.session.games[index].more);
                root.settled();
            }
        }
    }
    AppTextField {
        id: field
        objectName: "explorePosition"
        width: Math.max(160 * Theme.textScale, Math.min(340 * Theme.textScale, root.width - games.width - copy.width - 2 * root.spacing))
        label: qsTr("Position")
        value: root.session.position
        problem: root.session.problem
        onAccepted: {
            if (!root.session.openPosition(field.text))
                return;
            field.settle();
            root.settled();
        }
        Keys.onEscapePressed: {
            root.session.openPosition(root.session.position);
            field.settle();
            root.settled();
        }
    }
    CopyButton {
        id: copy
        objectName: "exploreCopy"
        hint: qsTr("Copy the position")
        onClicked: Shell.copy(root.session.position)
    }
}
