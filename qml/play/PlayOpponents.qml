// Who sits opposite: one press seats another, and the game goes on. Each is a picture; the one who sits there is named, too.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Row {
    id: root

    required property PlaySession session
    /// Whether there is no room for the name.
    required property bool terse
    readonly property bool watching: root.session.seats === PlaySession.Watching
    readonly property string seated: root.session.seats === PlaySession.TwoPeople ? "people" : root.session.rivals.opponent
    readonly property var choices: [...root.session.rivals.opponents,
        //: Who plays: two people at one table
        { value: "people", text: qsTr("Two people"), icon: "users" }]

    signal newGameWanted
    /// Somebody was seated: the keys belong to the board again.
    signal acted

    spacing: 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Opponent")

    // Two computers are chosen on the sheet.
    AppButton {
        objectName: "playWatched"
        visible: root.watching
        look: AppButton.Quiet
        iconName: "eye"
        text: root.terse ? "" : root.session.words.opponentText
        hint: root.session.words.opponentText
        onClicked: root.newGameWanted()
    }
    Repeater {
        model: root.watching ? 0 : root.choices.length
        ChoiceButton {
            id: choice
            required property int index
            readonly property var who: root.choices[choice.index] ?? ({ value: "", text: "", icon: "" })

            objectName: "playOpponent-" + choice.who.value
            current: choice.who.value === root.seated
            quiet: !choice.current
            iconName: choice.who.icon
            text: choice.current && !root.terse ? choice.who.text : ""
            //: A tooltip on the picture of an opponent: %1 is the name
            hint: choice.who.value === "people" || choice.current ? choice.who.text : qsTr("Play against: %1").arg(choice.who.text)
            Accessible.name: choice.who.text
            onClicked: {
                const value = choice.who.value;
                root.acted();
                root.session.playAgainst(value);
            }
        }
    }
}
