// The button that copies a proof to the clipboard or saves it to a file. The progress is shown beneath the button.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

ListButton {
    id: root

    required property ProveSession session
    property bool narrow: false
    readonly property ProveExport exporter: ProveExport {
        session: root.session
        paper: Shell.preferences.paper
    }
    readonly property bool proved: root.session.words.refusal === ""

    /// Emitted when a choice was made: the page should take the keyboard focus back.
    signal settled

    function choose(entry: var): void {
        if (entry.paper) {
            paper.change();
            return;
        }
        const kind = entry.kind;
        root.settled();
        if (entry.copies) {
            root.exporter.copy(kind);
            return;
        }
        if (entry.views) {
            root.exporter.view(kind);
            return;
        }
        exporting.save(kind);
    }

    objectName: "proveExport"
    look: AppButton.Quiet
    text: root.narrow ? "" : qsTr("Export")
    iconName: "file-export"
    hint: qsTr("Copy or save this proof")
    keys: "Ctrl+E"
    enabled: !root.exporter.running
    entries: [
        { kind: "markdown", copies: true, name: qsTr("Copy as Markdown"), needsProof: true },
        { kind: "latex", copies: true, name: qsTr("Copy as LaTeX"), needsProof: true },
        { kind: "pdf", views: true, name: qsTr("Open as PDF, to print"), needsProof: true },
        { kind: "markdown", name: qsTr("Save as Markdown…"), needsProof: true },
        { kind: "latex", name: qsTr("Save as LaTeX…"), needsProof: true },
        { kind: "svg", name: qsTr("Save the figure of this step as SVG…"), needsProof: true },
        { kind: "png", name: qsTr("Save the figure of this step as PNG…"), needsProof: true },
        { kind: "pdf", name: qsTr("Save the whole proof as PDF…"), needsProof: true },
        paper.entry,
        { kind: "examples", name: qsTr("Save all examples of this theorem as PDF…"), needsProof: true },
        { kind: "everything", name: qsTr("Save the examples of all theorems as PDF…"), needsProof: false },
        { kind: "theorems", name: qsTr("Save all proofs for any numbers as PDF…"), needsProof: false }
    ].filter(entry => root.proved || !entry.needsProof)
    onChosen: index => root.choose(root.entries[index])

    PaperEntry {
        id: paper
        exporter: root.exporter
    }

    KeyShortcut {
        enabled: root.enabled && root.visible && root.proved
        keys: ["Ctrl+P"]
        words: qsTr("Open as PDF, to print")
        onActivated: root.choose({ kind: "pdf", views: true })
    }
    KeyShortcut {
        enabled: root.enabled && root.visible
        keys: ["Ctrl+S"]
        words: root.hint
        onActivated: root.clicked()
    }

    Exporting {
        id: exporting
        y: root.height + Theme.spaceXS
        exporter: root.exporter
        title: qsTr("Save the proof")
        //: The kind of files in a file dialog; %1 is the ending of the files, such as pdf
        files: qsTr("Proofs (*.%1)")
    }
}
