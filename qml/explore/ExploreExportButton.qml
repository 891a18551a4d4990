// The button that exports the visible view to a file. The progress of the export is shown beneath the button.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

ListButton {
    id: root

    property ExploreView view: null
    /// True if there is too little room for the button's text.
    property bool terse: false
    readonly property ExploreExport exporter: ExploreExport { view: root.view }
    readonly property var kinds: root.view?.kinds ?? []
    readonly property var names: ({
        png: qsTr("Save as a picture (PNG)…"),
        svg: qsTr("Save as a drawing (SVG)…"),
        csv: qsTr("Save as a table (CSV)…"),
        //: A b-file is a list of the terms of a sequence, in the format of the On-Line Encyclopedia of Integer Sequences
        txt: qsTr("Save as an OEIS b-file…")
    })

    /// Emitted when a person has chosen a kind of file: the view should take the keyboard focus back.
    signal settled

    objectName: "exploreExport"
    look: AppButton.Quiet
    text: root.terse ? "" : qsTr("Export")
    hint: root.terse ? qsTr("Export") : ""
    iconName: "file-export"
    keys: "Ctrl+E"
    enabled: root.kinds.length > 0 && !root.exporter.running
    entries: root.kinds.map(kind => ({ name: root.names[kind] }))
    onChosen: index => {
        root.settled();
        exporting.save(root.kinds[index]);
    }

    Exporting {
        id: exporting
        y: root.height + Theme.spaceXS
        exporter: root.exporter
        title: qsTr("Save what is shown")
        //: The kind of files in a file dialog; %1 is the ending of the files, such as png
        files: qsTr("Files (*.%1)")
    }
}
