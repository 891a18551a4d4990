// What an export has beneath the button that begins it: the dialog that asks for the file, and how far it is.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.ViewModels

Item {
    id: root

    required property FileExport exporter
    /// Of the dialog, and of the files in it; %1 is their ending.
    required property string title
    required property string files
    /// Whether it is telling something.
    readonly property alias telling: news.visible
    /// Null until it is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialog: loader.item

    function save(kind: string): void {
        if (!root.dialog)
            loader.setSource(Qt.resolvedUrl("ExportDialog.qml"), {
                exporter: root.exporter,
                title: Qt.binding(() => root.title),
                files: Qt.binding(() => root.files)
            });
        root.dialog.save(kind);
    }

    ExportNews {
        id: news
        exporter: root.exporter
        room: root.Window.width
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
