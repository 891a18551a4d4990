// The system's dialogs for a game's file; where it has none, Qt's own.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.ViewModels

Item {
    id: root

    required property PlaySession session
    //: Files in which a game is kept, in a file dialog
    readonly property list<string> filters: [qsTr("Nimstone games (*.nimgame)"), qsTr("All files (*)")]

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
        nameFilters: root.filters
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
        nameFilters: root.filters
        onAccepted: root.session.openFile(opening.selectedFile)
        onVisibleChanged: {
            if (!opening.visible)
                root.closed();
        }
    }
}
