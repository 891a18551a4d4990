// A button with the name of the opponent. Its list chooses another opponent for the rest of the game.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Theme
import Nimstone.ViewModels

Row {
    id: root

    required property PlaySession session
    readonly property bool watching: root.session.shown.seats === PlaySession.Watching
    readonly property string seated: root.session.shown.seats === PlaySession.TwoPeople ? "people" : root.session.rivals.opponent
    readonly property var choices: [...root.session.rivals.opponents,
        //: The players of a game: two people who share the computer
        { value: "people", text: qsTr("Two people"), icon: "users" }]
    readonly property int current: root.choices.findIndex(choice => choice.value === root.seated)

    signal newGameWanted
    /// Emitted when an opponent was chosen: the board should take the keyboard focus back.
    signal acted

    // The button for a game between two computers opens the dialog for a new game, in which the computers are chosen.
    AppButton {
        objectName: "playWatched"
        visible: root.watching
        look: AppButton.Quiet
        iconName: "eye"
        text: root.session.words.opponentText
        hint: qsTr("Change who plays")
        onClicked: root.newGameWanted()
    }
    ListButton {
        objectName: "playOpponent"
        visible: !root.watching
        iconName: root.choices[root.current]?.icon ?? "robot"
        text: root.session.words.opponentText
        hint: qsTr("Change opponent")
        //: The button that changes the opponent, for a screen reader: %1 is the name of the current opponent
        Accessible.name: qsTr("Opponent: %1").arg(root.session.words.opponentText)
        listWidth: 260 * Theme.textScale
        entries: root.choices.map(choice => ({ name: choice.text }))
        current: root.current
        onChosen: index => {
            root.acted();
            root.session.playAgainst(root.choices[index].value);
        }
    }
}
