// The views that the Practise page shows in place of an exercise: the record, the exercise sets, the start page of a set, and the
// results of a class. Each is loaded when it is first shown, by the name of its file: Qt 6.4 cannot create a bound component in a Loader.
import QtQuick
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    /// The name of the visible view: "record", "sets", "start" (the start page of a set), "class", or "" for none.
    required property string view
    readonly property var record: recordLoader.item
    readonly property var sets: setsLoader.item
    readonly property var start: startLoader.item
    readonly property var classroom: classLoader.item
    readonly property bool busy: root.view === "sets" && (root.sets?.busy ?? false) || (root.classroom?.busy ?? false)
        || recordLoader.status === Loader.Loading
    /// The file with exported answers that the record shows; empty if there is none.
    property url recordFile

    signal viewWanted(view: string)
    signal skillWanted(skill: string)

    /// Loads the visible view if needed, and gives it the keyboard focus.
    function begin(): void {
        if (root.view === "record" && recordLoader.status === Loader.Null)
            recordLoader.setSource(Qt.resolvedUrl("Record/PractiseRecord.qml"), { progress: Shell.progress });
        if (root.view === "record") {
            root.openRecordFile();
            // The focus leaves the input for the answer, which would still handle keys.
            return recordLoader.forceActiveFocus();
        }
        if (root.view === "sets" && !root.sets) {
            setsLoader.setSource(Qt.resolvedUrl("Sets/PractiseSets.qml"), { session: root.session });
            root.sets.practised.connect(() => root.viewWanted(""));
        } else if (root.view === "class" && !root.classroom) {
            classLoader.setSource(Qt.resolvedUrl("Class/PractiseClass.qml"));
        } else if (root.view === "start" && !root.start) {
            startLoader.setSource(Qt.resolvedUrl("Sets/PractiseRunStart.qml"), { run: root.session.set });
            root.start.closed.connect(() => root.viewWanted(""));
            root.start.editWanted.connect(root.editFile);
        }
        Qt.callLater((root.view === "sets" ? root.sets : root.view === "class" ? root.classroom : root.start).takeFocus);
    }

    function openRecordFile(): void {
        if (!root.record || String(root.recordFile) === "")
            return;
        root.record.files.open([root.recordFile]);
        root.recordFile = "";
    }

    /// Opens the file of an exercise set for editing.
    function editFile(file: url): void {
        root.viewWanted("sets");
        root.sets.editor.openFile(file);
    }

    Connections {
        target: root.session.set
        function onOffered(file: url): void {
            root.viewWanted("start");
            root.start.file = file;
        }
        function onRefused(file: url): void { root.editFile(file); }
    }

    Loader {
        id: recordLoader
        anchors.fill: parent
        visible: root.view === "record"
        // The record has many charts, so it is created in the background, while frames are drawn.
        asynchronous: true
        onLoaded: {
            root.record.skillWanted.connect(skill => root.skillWanted(skill));
            root.openRecordFile();
        }
    }
    Loader {
        id: setsLoader
        anchors.fill: parent
        visible: root.view === "sets"
    }
    Loader {
        id: startLoader
        anchors.fill: parent
        visible: root.view === "start"
    }
    Loader {
        id: classLoader
        anchors.fill: parent
        visible: root.view === "class"
    }
}
