// Saves and opens the files of a page: with shortcuts, with dialogs, and by dropping a file on the page.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

DropArea {
    id: root

    /// True if the page has something that can be saved.
    property bool saves: true
    // FileDialogs.qml explains the next four properties.
    required property var desk
    required property string kind
    required property string suffix
    required property var words
    /// True if the shortcuts for saving and opening are active.
    property bool listening: true
    /// The dialogs; null until a dialog is needed for the first time, because loading their module takes time.
    readonly property var dialogs: loader.item

    signal closed

    function wantDialogs(): void {
        if (!root.dialogs)
            loader.setSource(Qt.resolvedUrl("FileDialogs.qml"), { desk: root.desk, kind: root.kind, suffix: root.suffix, words: Qt.binding(() => root.words) });
    }
    function save(): void {
        root.wantDialogs();
        root.dialogs.save();
    }
    function open(): void {
        root.wantDialogs();
        root.dialogs.open();
    }

    keys: ["text/uri-list"]
    onDropped: drop => {
        if (!drop.hasUrls)
            return;
        drop.accept();
        root.desk.openFile(drop.urls[0]);
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

    KeyShortcut {
        enabled: root.listening && root.saves
        keys: ["Ctrl+S"]
        words: root.words.save ?? ""
        onActivated: root.save()
    }
    KeyShortcut {
        enabled: root.listening
        keys: ["Ctrl+O"]
        words: root.words.open
        onActivated: root.open()
    }

    // The dialogs are loaded by the name of their file, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: loader }
    Connections {
        target: root.dialogs
        function onClosed(): void { root.closed(); }
    }
}
