// The dialog and the progress of an export. This item is beneath the button that starts the export.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.ViewModels

Item {
    id: root

    required property FileExport exporter
    /// The title of the dialog.
    required property string title
    /// The label for the kind of file in the dialog; %1 stands for the ending of the file.
    required property string files
    /// True while a message is shown.
    readonly property alias telling: news.visible
    /// The dialog; null until the dialog is needed for the first time, because loading its module takes time.
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

    // The dialog is loaded by the name of its file, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: loader }
}
