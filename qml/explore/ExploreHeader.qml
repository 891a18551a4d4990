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

    function open(position: string): void {
        if (!root.session.openPosition(position))
            return;
        field.settle();
        root.settled();
    }

    spacing: Theme.spaceS

    ListButton {
        id: games
        objectName: "exploreGames"
        text: root.session.game
        iconName: "chevron-down"
        hint: qsTr("Choose a game")
        entries: root.session.games
        onChosen: index => root.open(root.session.games[index].more)
    }
    AppTextField {
        id: field
        objectName: "explorePosition"
        width: Math.max(160 * Theme.textScale, Math.min(340 * Theme.textScale, root.width - games.width - copy.width - 2 * root.spacing))
        label: qsTr("Position")
        value: root.session.position
        problem: root.session.problem
        onAccepted: root.open(field.text)
        Keys.onEscapePressed: root.open(root.session.position)
    }
    CopyButton {
        id: copy
        objectName: "exploreCopy"
        hint: qsTr("Copy the position")
        onClicked: Shell.copy(root.session.position)
    }
}
