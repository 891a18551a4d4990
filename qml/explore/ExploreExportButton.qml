// The button that writes what a view shows into a file. Beneath it stands how far that is.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

AppButton {
    id: root

    property ExploreView view: null
    readonly property ExploreExport exporter: ExploreExport { view: root.view }
    readonly property var kinds: root.view?.kinds ?? []
    readonly property string dialogTitle: qsTr("Save what is shown")
    //: A kind of file, in a file dialog; %1 is its ending, such as png
    readonly property string dialogFiles: qsTr("Files (*.%1)")
    /// Null until a dialog is wanted for the first time: the module behind it takes its time to load.
    readonly property var dialogs: loader.item

    /// A choice was made: the keys belong to the view again.
    signal settled

    function nameOf(kind: string): string {
        switch (kind) {
        case "png": return qsTr("Save as a picture (PNG)…");
        case "svg": return qsTr("Save as a drawing (SVG)…");
        case "csv": return qsTr("Save as a table (CSV)…");
        }
        //: A b-file is a list of the terms of a sequence, as the On-Line Encyclopedia of Integer Sequences has them
        return qsTr("Save as an OEIS b-file…");
    }

    function save(kind: string): void {
        root.settled();
        if (!root.dialogs)
            loader.setSource(Qt.resolvedUrl("../Files/ExportDialog.qml"), {
                exporter: root.exporter,
                title: Qt.binding(() => root.dialogTitle),
                files: Qt.binding(() => root.dialogFiles)
            });
        root.dialogs.save(kind);
    }

    objectName: "exploreExport"
    look: AppButton.Quiet
    text: qsTr("Export")
    iconName: "file-export"
    keys: "Ctrl+E"
    enabled: root.kinds.length > 0 && !root.exporter.running
    listOpen: menu.visible
    onClicked: menu.open()

    DropList {
        id: menu
        objectName: "exploreExportMenu"
        y: root.height + Theme.spaceXS
        entries: root.kinds.map(kind => ({ name: root.nameOf(kind) }))
        room: Qt.size(root.Window.width, root.Window.height)
        onChosen: index => root.save(root.kinds[index])
    }

    ExportNews {
        y: root.height + Theme.spaceXS
        exporter: root.exporter
        room: root.Window.width
    }

    // By file: Qt 6.4 makes no bound component in a Loader.
    Loader { id: loader }
}
