// The dialog with earlier games. A person chooses a game by click or key, and continues it.
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

    signal saveWanted
    signal openWanted

    function reopen(row: int): void {
        root.close();
        root.session.reopenGame(row);
    }

    objectName: "playGamesSheet"
    title: heading.text
    widest: 640
    fades: true
    padding: 0
    onAboutToShow: {
        root.session.games.wantStrips();
        list.currentIndex = 0;
        list.positionViewAtBeginning();
    }
    onOpened: (list.count > 0 ? list : closing).forceActiveFocus(Qt.TabFocusReason)

    contentItem: ColumnLayout {
        spacing: 0

        Heading {
            id: heading
            Layout.fillWidth: true
            Layout.margins: Theme.spaceXL
            Layout.bottomMargin: Theme.spaceM
            text: qsTr("Past games")
        }
        AppText {
            objectName: "gamesEmpty"
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spaceXL
            Layout.rightMargin: Theme.spaceXL
            Layout.bottomMargin: Theme.spaceXL
            visible: list.count === 0
            text: qsTr("No past games yet. The last 20 games in which a move was made are kept here, and you can continue any of them.")
            color: Theme.faint
        }
        RowList {
            id: list
            objectName: "gamesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: list.count > 0
            implicitHeight: contentHeight
            model: root.session.games
            activeFocusOnTab: true
            label: root.title
            onChosen: root.reopen(list.currentIndex)
            ScrollFade { view: list }
            delegate: PlayGameRow {
                width: list.width
                chosen: ListView.isCurrentItem && list.activeFocus
                onClicked: root.reopen(index)
            }
        }
        Rule { Layout.fillWidth: true }
        Flow {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceL
            Layout.leftMargin: Theme.spaceXL
            spacing: Theme.spaceS
            AppButton {
                objectName: "gamesOpen"
                iconName: "folder-open"
                //: A button that opens the file dialog to open a game
                text: qsTr("Open a file…")
                keys: "Ctrl+O"
                onClicked: {
                    root.close();
                    root.openWanted();
                }
            }
            AppButton {
                objectName: "gamesSave"
                iconName: "device-floppy"
                //: A button that opens the file dialog to save a game
                text: qsTr("Save this game…")
                keys: "Ctrl+S"
                onClicked: {
                    root.close();
                    root.saveWanted();
                }
            }
            AppButton {
                objectName: "gamesCopy"
                iconName: "copy"
                text: qsTr("Copy this game")
                hint: qsTr("Copy the whole game as text, with all its lines")
                keys: "Ctrl+Shift+C"
                onClicked: {
                    root.close();
                    root.session.copyGame();
                }
            }
            AppButton {
                objectName: "gamesPaste"
                iconName: "clipboard"
                text: qsTr("Paste a game")
                hint: qsTr("Open the position or the game on the clipboard")
                keyLabel: "Ctrl+V"
                onClicked: {
                    root.close();
                    root.session.pastePosition();
                }
            }
            AppButton {
                id: closing
                objectName: "gamesClose"
                text: qsTr("Close")
                keyLabel: "Esc"
                onClicked: root.close()
            }
        }
    }
}
