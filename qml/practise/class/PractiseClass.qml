// The results of a class, which are for teachers: the table of pupils and items, and facts about the chosen part of the table. The
// facts are beside the table, or beneath it in a narrow window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Practise
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    readonly property alias book: book
    readonly property bool there: book.items.length > 0 || book.facts !== ""
    readonly property bool wide: root.width >= 1000 * Theme.textScale
    readonly property bool busy: book.reading >= 0

    function takeFocus(): void {
        if (root.there)
            table.forceActiveFocus(Qt.OtherFocusReason);
        else
            files.forceActiveFocus(Qt.OtherFocusReason);
    }

    onThereChanged: {
        if (root.visible)
            Qt.callLater(root.takeFocus);
    }

    objectName: "practiseClass"
    contentHeight: Math.max(root.height, root.there ? side.y + side.height : 0)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Class")

    ClassBook {
        id: book
        paper: Shell.preferences.paper
    }
    FileChooser {
        id: opening
        parentWindow: root.Window.window
        kind: "class"
        title: qsTr("Open the set and the files of the pupils")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Exercise sets and answers (*.json)"), qsTr("All files (*)")]
        onAccepted: book.open(opening.selectedFiles)
    }
    FolderChooser {
        id: folder
        parentWindow: root.Window.window
        kind: "class"
        title: qsTr("Open the folder with the files of the pupils")
        onAccepted: book.open([folder.selectedFolder])
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => {
            drop.accept();
            book.open(drop.urls);
        }
    }

    Flow {
        id: actions
        width: root.width
        spacing: Theme.spaceS
        AppButton {
            id: files
            objectName: "classFiles"
            iconName: "file-plus"
            text: qsTr("Open files…")
            enabled: !root.busy
            onClicked: opening.choose()
        }
        AppButton {
            objectName: "classFolder"
            iconName: "folder-open"
            text: qsTr("Open a folder…")
            enabled: !root.busy
            onClicked: folder.choose()
        }
        ListButton {
            id: results
            objectName: "classExport"
            readonly property list<string> kinds: ["pupil", "answer", "item", "class", "pages"]
            visible: root.there
            iconName: "file-export"
            text: qsTr("Export…")
            entries: [{ name: qsTr("Table of the pupils (CSV)…") }, { name: qsTr("Table of all answers (CSV)…") }, { name: qsTr("Table of the items (CSV)…") },
                { name: qsTr("Report on the class (PDF)…") }, { name: qsTr("Report with a page for each pupil (PDF)…") }, paper.entry]
            onChosen: index => index < results.kinds.length ? exporting.save(results.kinds[index]) : paper.change()
            PaperEntry { id: paper; exporter: book }
            Exporting {
                id: exporting
                y: parent.height
                exporter: book
                title: qsTr("Save the results of the class")
                //: The kind of files in a file dialog; %1 is the ending of the files, csv or pdf
                files: qsTr("Results (*.%1)")
            }
        }
        Choice {
            objectName: "classOrder"
            visible: root.there
            label: qsTr("Order of the pupils")
            value: book.order
            options: [{ value: "name", text: qsTr("By name") }, { value: "number", text: qsTr("By number") }, { value: "points", text: qsTr("By points") }]
            onChosen: value => book.order = value
        }
        AppButton {
            visible: root.busy
            text: qsTr("Stop reading")
            onClicked: book.stop()
        }
        ProgressLine { visible: root.busy; width: root.width; progress: Math.max(0, book.reading); label: qsTr("Reading the files") }
        AppText {
            objectName: "classStanding"
            width: root.width
            text: book.standing || qsTr("Choose a set and a folder: the teacher's file of the set, and the folder with the files that your pupils handed in.")
            textFormat: Text.PlainText
            Announcement { }
        }
    }
    Card {
        id: card
        visible: root.there
        y: actions.height + Theme.spaceS
        width: root.wide ? side.x - Theme.spaceM : root.width
        height: root.wide ? Math.max(root.height - y, 8 * table.rowHeight) : Math.max(8 * table.rowHeight, 0.7 * root.height)
        PractiseClassTable {
            id: table
            anchors { fill: parent; margins: 1 }
            book: book
            onChosen: {
                if (!root.wide)
                    Qt.callLater(root.reveal, side);
            }
        }
    }
    Card {
        id: side
        visible: root.there
        x: root.width - width
        y: root.wide ? card.y : card.y + card.height + Theme.spaceM
        width: root.wide ? 384 * Theme.textScale : root.width
        height: words.height + 2 * Theme.spaceM
        Column {
            id: words
            x: Theme.spaceM
            y: Theme.spaceM
            width: parent.width - 2 * x
            spacing: Theme.spaceM
            AppText {
                objectName: "classFacts"
                width: parent.width
                text: book.facts
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Announcement { }
            }
            PractiseBoard {
                visible: book.onBoard
                enabled: false
                width: parent.width
                height: implicitHeight
                leastHeight: 200 * Theme.textScale
                session: book.session
            }
        }
    }
}
