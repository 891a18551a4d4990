// The button that makes a worksheet with an answer key from a set: a PDF in either language, which is opened for printing or is
// saved. The progress is shown beneath the button.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

AppButton {
    id: root

    required property SetEditor editor
    required property bool terse
    readonly property SetPrint exporter: SetPrint {
        editor: root.editor
        paper: Shell.preferences.paper
    }
    readonly property string first: root.editor.language === "" ? Shell.language : root.editor.language
    readonly property list<string> languages: [root.first, root.first === "en" ? "zh_CN" : "en"]
    readonly property var entries: root.languages.map(language => ({
        language: language,
        views: true,
        name: language === "en" ? qsTr("Open as PDF in English, to print") : qsTr("Open as PDF in Chinese, to print")
    })).concat(root.languages.map(language => ({
        language: language,
        name: language === "en" ? qsTr("Save as PDF in English…") : qsTr("Save as PDF in Chinese…")
    })), [paper.entry])

    objectName: "setPrint"
    iconName: "printer"
    //: A button that opens a list; the entries turn a set of exercises into a worksheet on paper
    text: root.terse ? "" : qsTr("PDF…")
    hint: qsTr("Open or save a worksheet with its answer key as PDF")
    keys: "Ctrl+P"
    listOpen: menu.visible || exporting.telling
    onClicked: {
        if (!root.exporter.running)
            menu.open();
    }

    PaperEntry {
        id: paper
        exporter: root.exporter
    }

    DropList {
        id: menu
        objectName: "setPrintMenu"
        y: root.height + Theme.spaceXS
        width: 300 * Theme.textScale
        entries: root.entries
        room: Qt.size(root.Window.width, root.Window.height)
        onChosen: index => {
            if (root.entries[index].paper)
                paper.change();
            else if (root.entries[index].views)
                root.exporter.view(root.entries[index].language);
            else
                exporting.save(root.entries[index].language);
        }
    }

    Exporting {
        id: exporting
        y: root.height + Theme.spaceXS
        exporter: root.exporter
        title: qsTr("Save the worksheet")
        //: The kind of files in a file dialog; %1 is the ending of the files, pdf
        files: qsTr("Worksheets (*.%1)")
    }
}
