// Reads and writes games as files: the shortcuts that save, open and copy a game, the dialogs, and files that are dropped on
// the page.
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
        //: The kind of files in a file dialog: files that contain a game
        kind: qsTr("Nimstone games (*.nimgame)"),
        //: The question whether to replace a file; %1 is the name of the file
        taken: qsTr("%1 already exists. Replace it with this game?")
    })

    KeyShortcut {
        enabled: root.listening
        keys: ["Ctrl+Shift+C"]
        words: qsTr("Copy the whole game")
        onActivated: root.session.copyGame()
    }
}
