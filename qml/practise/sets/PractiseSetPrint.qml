// The button that exports a set: as a worksheet with an answer key, which is a PDF in either language and is opened for printing or
// saved; as a sheet for each pupil in a class list; or as questions for other systems. The progress is shown beneath the button.
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
    })), [{
        roster: true,
        //: An entry of a list: makes a worksheet for each pupil in a class list
        name: qsTr("For a class list…"),
        //: In a list, beside "For a class list…": the kind of file
        more: qsTr("CSV: name, number")
    }, paper.entry], [
        { quiz: "moodle", name: qsTr("Save as questions for Moodle (XML)…") },
        { quiz: "gift", name: qsTr("Save as questions in GIFT…") },
        { quiz: "anki", name: qsTr("Save as cards for Anki…") }
    ])
    /// The kind of questions that are being saved; empty for a worksheet.
    property string quiz: ""
    readonly property var rosterDialog: loader.item

    objectName: "setPrint"
    iconName: "printer"
    //: A button that opens a list; the entries turn a set of exercises into a worksheet on paper, or into questions for other systems
    text: root.terse ? "" : qsTr("Export")
    hint: qsTr("Export a worksheet with its answer key as PDF, or questions for Moodle and Anki")
    keys: "Ctrl+P"
    listOpen: menu.visible || exporting.telling
    onClicked: {
        if (!root.exporter.running)
            menu.open();
    }

    function chooseRoster(): void {
        if (!root.rosterDialog)
            loader.setSource(Qt.resolvedUrl("PractiseRosterDialog.qml"), { exporter: root.exporter });
        root.rosterDialog.open();
    }
    function saveForClass(): void {
        root.quiz = "";
        exporting.save("class");
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
            else if (root.entries[index].roster)
                root.chooseRoster();
            else if (root.entries[index].views)
                root.exporter.view(root.entries[index].language);
            else {
                root.quiz = root.entries[index].quiz ?? "";
                exporting.save(root.quiz || root.entries[index].language);
            }
        }
    }

    Exporting {
        id: exporting
        y: root.height + Theme.spaceXS
        exporter: root.exporter
        title: root.quiz ? qsTr("Save the questions") : qsTr("Save the worksheet")
        //: The kind of files in a file dialog; %1 is the ending of the files, xml or txt
        files: root.quiz ? qsTr("Questions (*.%1)")
            //: The kind of files in a file dialog; %1 is the ending of the files, pdf
            : qsTr("Worksheets (*.%1)")
    }

    // The dialog is loaded by the name of its file, because Qt 6.4 cannot create a bound component in a Loader.
    Loader { id: loader }
    Connections {
        target: root.rosterDialog
        function onRosterRead(): void { Qt.callLater(root.saveForClass); }
    }
}
