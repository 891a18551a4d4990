// The exercise sets, which are for teachers: the current set, and all actions on it. The panel that adds exercises is beside
// the set if there is room, else in a dialog.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property PracticeSession session
    readonly property bool wide: root.width >= 1000 * Theme.textScale
    readonly property alias editor: editor
    readonly property bool busy: editor.busy
    /// The dialog that adds exercises; null until it is needed.
    readonly property var sheet: sheetLoader.item
    /// The smallest height, in pixels, at which a few exercises are visible.
    readonly property real leastPaper: (editor.empty ? start.implicitHeight : 250 * Theme.textScale)
        + top.implicitHeight + foot.implicitHeight + 2 * Theme.spaceM

    /// Emitted when the person starts to work through the set.
    signal practised

    function practise(): void {
        editor.practise(root.session);
        // If another set is unfinished, a dialog first asks about the unfinished set.
        if (root.session.set.shown.question === "")
            root.practised();
    }

    function add(): void {
        if (root.wide) {
            adding.begin();
            return;
        }
        if (!root.sheet)
            sheetLoader.setSource(Qt.resolvedUrl("PractiseSetAddSheet.qml"), { adding: editor.adding });
        root.sheet.open();
    }

    /// Opens the dialog with the options. It is created each time, so that its fields show the values of the set.
    function showOptions(): void {
        optionsLoader.setSource(Qt.resolvedUrl("PractiseSetOptions.qml"), { editor: editor });
        (optionsLoader.item as Sheet).open();
    }

    /// Moves the keyboard focus to the list, or to the first suggested set, and hides answers that a set in progress locks.
    function takeFocus(): void {
        editor.exercises.answersShown = editor.exercises.answersShown && !root.session.set.shown.locked;
        if (!editor.empty)
            list.forceActiveFocus(Qt.OtherFocusReason);
        else if (root.contentHeight <= root.height)
            start.takeFocus();
        else
            root.forceActiveFocus(Qt.OtherFocusReason);
    }

    /// Scrolls the page to the chosen exercise if the page scrolls as a whole.
    function showChosen(): void {
        if (!list.activeFocus || !list.currentItem)
            return;
        list.forceLayout();
        root.reveal(list.currentItem);
    }

    onWideChanged: {
        if (root.wide && root.sheet)
            root.sheet.close();
    }

    objectName: "practiseSets"
    contentHeight: Math.max(root.height, paper.y + root.leastPaper)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Exercise sets")

    SetEditor {
        id: editor
        objectName: "setEditor"
        onAdded: row => list.showRow(row)
        Component.onCompleted: editor.restore()
    }

    // The dialog is loaded by the name of its file, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: sheetLoader }
    Loader { id: optionsLoader }

    FileDrop {
        id: files
        objectName: "setFiles"
        parent: root
        anchors.fill: parent
        desk: editor
        kind: "sets"
        suffix: "json"
        listening: root.visible && !root.sheet?.visible
        words: ({
            save: qsTr("Save this set"),
            open: qsTr("Open an exercise set"),
            //: The kind of files in a file dialog: files that contain a set of exercises
            kind: qsTr("Exercise sets (*.json)"),
            //: The question whether to replace a file; %1 is the name of the file
            taken: qsTr("%1 already exists. Replace it with this set?")
        })
        onClosed: root.takeFocus()
    }

    // The dialog for the pupils' file. It has no shortcuts and takes no dropped files.
    FileDrop {
        id: pupilFiles
        desk: QtObject {
            function suggestedFile(): url { return editor.suggestedFile(true); }
            function saveFile(file: url): bool { return editor.saveFile(file, true); }
        }
        kind: "sets"
        suffix: "json"
        listening: false
        words: ({ save: qsTr("Save the file for your pupils"), open: "", kind: files.words.kind, taken: files.words.taken })
        onClosed: root.takeFocus()
    }

    PractiseSetActions {
        id: actions
        width: root.width
        editor: editor
        wide: root.wide
        adding: root.sheet?.visible ?? false
        locked: root.session.set.shown.locked
        onAddWanted: root.add()
        onOptionsWanted: root.showOptions()
        onOpenWanted: files.open()
        onSaveWanted: files.save()
        onHandOutWanted: pupilFiles.save()
        onPractiseWanted: root.practise()
    }

    Card {
        id: paper
        objectName: "setPaper"
        y: actions.height + Theme.spaceM
        width: root.width - (side.visible ? side.width + Theme.spaceM : 0)
        height: root.contentHeight - y

        ColumnLayout {
            // The margin of 1 pixel keeps the content inside the card's border.
            anchors { fill: parent; margins: 1; topMargin: Theme.spaceM; bottomMargin: Theme.spaceXS }
            spacing: 0

            PractiseSetTitle {
                id: top
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceL
                Layout.rightMargin: Theme.spaceL
                Layout.bottomMargin: Theme.spaceM
                editor: editor
            }
            Rule { Layout.fillWidth: true }
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                PractiseSetStart {
                    id: start
                    anchors.fill: parent
                    visible: editor.empty && !editor.busy
                    editor: editor
                    onBegun: list.forceActiveFocus(Qt.OtherFocusReason)
                }
                PractiseSetList {
                    id: list
                    anchors.fill: parent
                    visible: !editor.empty
                    editor: editor
                    onEmptied: root.takeFocus()
                    onCurrentItemChanged: Qt.callLater(root.showChosen)
                }
            }
            Rule { Layout.fillWidth: true }
            PractiseSetFoot {
                id: foot
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spaceL
                Layout.rightMargin: Theme.spaceS
                Layout.topMargin: Theme.spaceXS
                editor: editor
            }
        }
    }

    Card {
        id: side
        objectName: "setSide"
        visible: root.wide
        x: root.width - width
        y: paper.y
        width: 372 * Theme.textScale
        height: paper.height

        AppFlickable {
            id: sideScroll
            anchors { fill: parent; margins: 1 }
            contentHeight: adding.implicitHeight + 2 * Theme.spaceL
            ScrollFade { view: sideScroll; radius: Theme.radiusCard }
            PractiseSetAdd {
                id: adding
                x: Theme.spaceL
                y: Theme.spaceL
                width: parent.width - 2 * Theme.spaceL
                adding: editor.adding
                enabled: !editor.busy
            }
        }
    }
}
