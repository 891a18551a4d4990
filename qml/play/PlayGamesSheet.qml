// The games before the one on the board: one of them is chosen by click or key, and goes on where it stood.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property PlaySession session

    signal saveWanted
    signal openWanted

    function reopen(row: int): void {
        root.close();
        root.session.reopenGame(row);
    }

    objectName: "playGamesSheet"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(640 * (1 + (Theme.textScale - 1) * 0.6), parent ? parent.width - 2 * Theme.spaceXL : 640)
    height: Math.min(implicitHeight, parent ? parent.height - 2 * Theme.spaceL : implicitHeight)
    padding: 0
    modal: true
    focus: true
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.feedbackTime } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.feedbackTime } }
    onAboutToShow: {
        root.session.games.wantStrips();
        list.currentIndex = 0;
        list.positionViewAtBeginning();
    }
    onOpened: (list.count > 0 ? list : closing).forceActiveFocus(Qt.TabFocusReason)
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    SheetName {
        sheet: root
        name: heading.text
    }

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
        ListView {
            id: list
            objectName: "gamesList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: list.count > 0
            implicitHeight: contentHeight
            model: root.session.games
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            keyNavigationEnabled: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Past games")
            ScrollBar.vertical: AppScrollBar { }
            Keys.onReturnPressed: root.reopen(list.currentIndex)
            Keys.onEnterPressed: root.reopen(list.currentIndex)
            Keys.onSpacePressed: root.reopen(list.currentIndex)
            ScrollFade { view: list }
            delegate: PlayGameRow {
                width: list.width
                chosen: ListView.isCurrentItem && list.activeFocus
                onClicked: root.reopen(index)
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.line
        }
        Flow {
            Layout.fillWidth: true
            Layout.margins: Theme.spaceL
            Layout.leftMargin: Theme.spaceXL
            spacing: Theme.spaceS
            AppButton {
                objectName: "gamesOpen"
                iconName: "folder-open"
                //: Opens the dialog for a game's file
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
                //: Opens the dialog for a game's file
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
