// Games as files: the keys that save, open and copy one, the dialogs, and a file that is dropped on the page.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Theme
import Nimstone.ViewModels

DropArea {
    id: root

    required property PlaySession session
    /// Whether the keys are heard here.
    property bool listening: true
    /// Null until a dialog is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialogs: loader.item

    signal closed

    function wantDialogs(): void {
        if (!root.dialogs)
            loader.setSource(Qt.resolvedUrl("PlayFileDialogs.qml"), { session: root.session });
    }
    function save(): void {
        root.wantDialogs();
        root.dialogs.save();
    }
    function open(): void {
        root.wantDialogs();
        root.dialogs.open();
    }

    objectName: "playFiles"
    keys: ["text/uri-list"]
    onDropped: drop => {
        if (!drop.hasUrls)
            return;
        drop.accept();
        root.session.openFile(drop.urls[0]);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.spaceS
        visible: root.containsDrag
        radius: Theme.radiusCard
        color: Theme.goldWash
        opacity: 0.5
        border.color: Theme.gold
        border.width: 2
    }

    Shortcut {
        enabled: root.listening
        sequences: ["Ctrl+S"]
        onActivated: root.save()
    }
    Shortcut {
        enabled: root.listening
        sequences: ["Ctrl+O"]
        onActivated: root.open()
    }
    Shortcut {
        enabled: root.listening
        sequences: ["Ctrl+Shift+C"]
        onActivated: root.session.copyGame()
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
    Connections {
        target: root.dialogs
        function onClosed(): void { root.closed(); }
    }
}
