// The system's dialogs for a game's file; where it has none, Qt's own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    signal closed

    function save(): void {
        saving.currentFile = root.session.suggestedFile();
        saving.open();
    }
    function open(): void {
        opening.currentFolder = root.session.filesFolder();
        opening.open();
    }

    FileDialog {
        id: saving
        objectName: "playSaveDialog"
        title: qsTr("Save this game")
        //: A button that writes the file
        acceptLabel: qsTr("Save")
        fileMode: FileDialog.SaveFile
        //: Files in which a game is kept, in a file dialog
        nameFilters: [qsTr("Nimstone games (*.nimgame)"), qsTr("All files (*)")]
        defaultSuffix: "nimgame"
        onAccepted: root.session.saveFile(saving.selectedFile)
        onVisibleChanged: {
            if (!saving.visible)
                root.closed();
        }
    }
    FileDialog {
        id: opening
        objectName: "playOpenDialog"
        title: qsTr("Open a game")
        //: A button that reads the file
        acceptLabel: qsTr("Open")
        fileMode: FileDialog.OpenFile
        //: Files in which a game is kept, in a file dialog
        nameFilters: [qsTr("Nimstone games (*.nimgame)"), qsTr("All files (*)")]
        onAccepted: root.session.openFile(opening.selectedFile)
        onVisibleChanged: {
            if (!opening.visible)
                root.closed();
        }
    }
}
