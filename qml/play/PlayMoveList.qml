// The moves of the game. A click on a move goes to the position after the move.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ListView {
    id: root

    required property PlaySession session

    /// Asks the page for the proof of a position, and of the move that was made in this position.
    signal whyWanted(position: string, move: string)
    /// Emitted when a button has done its work and disappeared: the board should take the keyboard focus back.
    signal acted

    model: session.moves
    // Rows outside the view would be created in the background, and Qt 6.8 warns if the model is reset before they are ready.
    cacheBuffer: 0
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    // A list that has the keyboard focus must stay a tab stop.
    activeFocusOnTab: count > 0 || activeFocus
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")
    ScrollBar.vertical: AppScrollBar { }

    topMargin: Theme.spaceXS
    onHeightChanged: Qt.callLater(root.showCurrent)

    Column {
        x: Theme.spaceL
        y: Theme.spaceS
        width: root.width - 2 * Theme.spaceL
        visible: root.count === 0
        AppButton {
            objectName: "playGoSecond"
            x: -leftPadding
            visible: root.session.shown.canGoSecond
            look: AppButton.Quiet
            iconName: "robot"
            text: qsTr("Let the computer start")
            onClicked: {
                root.acted();
                root.session.goSecond();
            }
        }
    }

    delegate: PlayMoveRow {
        width: root.width
        // The verdict on the user's last move stays open after the computer's reply.
        open: current || (mine && ply + 1 === root.session.shown.ply && root.session.shown.seats === PlaySession.AgainstComputer)
        onClicked: root.session.goTo(ply)
        onRefutationWanted: root.session.tryRefutation(ply - 1)
        onWhyWanted: root.whyWanted(root.session.moves.positionBefore(ply - 1), root.session.moves.notation(ply - 1))
    }

    Connections {
        target: root.session
        function onPositionChanged(): void {
            Qt.callLater(root.showCurrent);
        }
    }

    function showCurrent(): void {
        if (root.session.shown.ply > 1)
            root.positionViewAtIndex(root.session.shown.ply - 2, ListView.Contain);
        if (root.session.shown.ply > 0)
            root.positionViewAtIndex(root.session.shown.ply - 1, ListView.Contain);
        else
            root.positionViewAtBeginning();
    }
}
