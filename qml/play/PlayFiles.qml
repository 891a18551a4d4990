// Games as files: the shortcuts that save, open and copy a game, the dialogs, and a file that is dropped on the page.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.ViewModels

FileDrop {
    id: root

    required property PlaySession session

    objectName: "playFiles"
    desk: root.session
    kind: "games"
    suffix: "nimgame"
    words: ({
        save: qsTr("Save this game"),
        open: qsTr("Open a game"),
        //: Files in which a game is kept, in a file dialog
        kind: qsTr("Nimstone games (*.nimgame)"),
        //: %1 is the name of a file
        taken: qsTr("%1 already exists. Replace it with this game?")
    })

    KeyShortcut {
        enabled: root.listening
        keys: ["Ctrl+Shift+C"]
        words: qsTr("Copy the whole game")
        onActivated: root.session.copyGame()
    }
}
