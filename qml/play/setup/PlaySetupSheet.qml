// The dialog for a new game: the games are on the left, the position and the players on the right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property PlaySession session
    readonly property alias setup: draft

    function openSheet(): void {
        draft.takeFrom(root.session, false);
        view.contentY = 0;
        root.open();
        games.showChosen();
    }

    /// Scrolls to the part of the dialog that chooses the players.
    function showPlayers(): void {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, seats.y));
    }

    function begin(): void {
        if (!position.complete() || !seats.complete())
            return;
        draft.begin(root.session);
        root.close();
    }

    objectName: "playSetup"
    title: heading.text
    widest: 1060
    fades: true
    height: Math.min(780 * (1 + (Theme.textScale - 1) * root.growth), parent ? parent.height - 2 * Theme.spaceL : 780)
    padding: 0
    onOpened: position.focusPosition()

    PlaySetup { id: draft }
    Binding {
        target: draft.players
        property: "beaten"
        value: Shell.preferences.beatenOpponents
    }

    contentItem: ColumnLayout {
        spacing: 0

        Item {
            id: panes
            Layout.fillWidth: true
            Layout.fillHeight: true

            Heading {
                id: heading
                x: Theme.spaceXL
                y: Theme.spaceXL
                width: games.width - Theme.spaceXL
                text: qsTr("New game")
            }
            PlaySetupGames {
                id: games
                objectName: "setupGamesView"
                y: heading.y + heading.height + Theme.spaceS
                width: Math.round(Math.min(270 * Theme.textScale, 0.32 * root.width))
                height: panes.height - y
                setup: draft
            }
            Rule {
                id: rule
                x: games.width
                height: panes.height
            }
            AppFlickable {
                id: view
                objectName: "setupView"
                x: rule.x + rule.width
                width: panes.width - x
                height: panes.height
                contentHeight: column.implicitHeight + 2 * Theme.spaceXL

                ScrollFade { view: view }
                ColumnLayout {
                    id: column
                    x: Theme.spaceXL
                    y: Theme.spaceXL
                    width: parent.width - 2 * Theme.spaceXL
                    spacing: Theme.spaceM

                    Heading {
                        objectName: "setupTitle"
                        Layout.fillWidth: true
                        level: 2
                        text: draft.table.title
                    }
                    AppText {
                        Layout.fillWidth: true
                        text: draft.table.summary
                        color: Theme.faint
                    }
                    PlaySetupPosition {
                        id: position
                        Layout.fillWidth: true
                        setup: draft
                        session: root.session
                        onAccepted: root.begin()
                    }
                    Rule {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.spaceS
                    }
                    PlaySetupSeats {
                        id: seats
                        Layout.fillWidth: true
                        setup: draft
                    }
                }
            }
        }

        Rule { Layout.fillWidth: true }
        Flow {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceM
            Layout.leftMargin: Theme.spaceXL
            spacing: Theme.spaceS
            AppButton {
                objectName: "setupBegin"
                look: AppButton.Primary
                text: qsTr("Start")
                onClicked: root.begin()
            }
            AppButton {
                objectName: "setupCancel"
                text: qsTr("Cancel")
                keyLabel: "Esc"
                onClicked: root.close()
            }
            // A summary of the game that the Start button begins. The choice of the players may be scrolled out of view.
            FittedText {
                objectName: "setupSummary"
                height: Math.max(implicitHeight, 36 * Theme.textScale)
                room: parent.width
                color: Theme.faint
                font.pixelSize: Theme.small
                verticalAlignment: Text.AlignVCenter
                //: A summary of a new game: %1 is its position, such as "heaps of 3, 4, and 5", %2 its players, such as "Perfect · you start"
                text: qsTr("%1 · %2").arg(draft.table.position).arg(draft.players.summary)
            }
        }
    }
}
