// The program to judge, typed, pasted, or a file, and the limits for it.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property ContestJudge judge
    /// The height of the program field, in pixels.
    required property real fieldHeight
    /// How far this column is scrolled beyond the top edge, in pixels.
    property real scrolled: 0
    readonly property judgeShown shown: root.judge.shown
    readonly property bool isFile: root.shown.fileName !== ""
    readonly property var languageNames: ({ cpp: "C++", c: "C", py: "Python", java: "Java" })

    signal fileWanted

    function showText(): void {
        if (field.text !== root.judge.text)
            field.text = root.judge.text;
    }

    function run(): void {
        if (root.judge.running)
            root.judge.cancel();
        else if (root.isFile)
            root.judge.judgeAgain();
        else
            root.judge.judgeTyped();
    }

    spacing: Theme.spaceM
    Component.onCompleted: root.showText()

    Connections {
        target: root.judge
        function onTextChanged(): void { root.showText(); }
    }

    Choice {
        objectName: "judgeLanguage"
        width: parent.width
        visible: !root.isFile
        label: qsTr("Language")
        value: root.judge.language
        options: [...root.judge.languages].map(language => ({ value: language, text: root.languageNames[language] }))
        onChosen: value => root.judge.language = value
    }
    InputArea {
        id: field
        objectName: "judgeField"
        width: parent.width
        height: root.fieldHeight
        visible: !root.isFile
        // The software renderer draws the text of a field that is scrolled out of view above everything else, so the field
        // becomes transparent. It stays visible to keep the keyboard focus.
        opacity: y + height > root.scrolled ? 1 : 0
        label: qsTr("Your program")
        placeholder: qsTr("Type or paste your program here, or drop its file.")
        indents: true
        faultLine: root.shown.errorLine
        onTextChanged: {
            if (!root.judge.typed(field.text))
                root.showText();
        }
        onAccepted: root.run()
    }
    AppText {
        objectName: "judgeFile"
        width: parent.width
        visible: root.isFile
        text: Markup.bold(root.shown.fileName) + " · " + Markup.part(qsTr("judged again each time you save it"))
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            objectName: "judgeAgain"
            look: AppButton.Primary
            keys: "Ctrl+Return"
            iconName: root.judge.running ? "player-pause" : root.isFile ? "refresh" : "player-play"
            text: root.judge.running ? qsTr("Stop") : root.isFile ? qsTr("Judge again") : qsTr("Judge it")
            enabled: root.judge.running || root.isFile || field.text.trim() !== ""
            onClicked: root.run()
        }
        AppButton {
            objectName: "judgeChoose"
            iconName: "folder-open"
            text: qsTr("Choose a program…")
            onClicked: root.fileWanted()
        }
        AppButton {
            objectName: "judgeType"
            visible: root.isFile
            iconName: "pencil"
            text: qsTr("Type a program")
            onClicked: root.judge.leaveFile()
        }
    }
    ProblemText {
        objectName: "judgeNotKept"
        width: parent.width
        text: root.judge.storageProblem
    }
    Flow {
        width: parent.width
        spacing: Theme.spaceL
        Choice {
            objectName: "judgeSeconds"
            label: qsTr("Time limit")
            value: String(root.judge.seconds)
            options: [1, 2, 5].map(seconds => ({
                value: String(seconds),
                //: A time limit
                text: qsTr("%1 s").arg(seconds)
            }))
            onChosen: value => root.judge.seconds = Number(value)
        }
        Choice {
            objectName: "judgeMegabytes"
            label: qsTr("Memory limit")
            value: String(root.judge.megabytes)
            options: [64, 256, 1024].map(megabytes => ({
                value: String(megabytes),
                //: A memory limit
                text: qsTr("%1 MB").arg(megabytes)
            }))
            onChosen: value => root.judge.megabytes = Number(value)
        }
        Choice {
            objectName: "judgeTests"
            label: qsTr("Generated inputs")
            value: String(root.judge.tests)
            options: [30, 100, 1000].map(tests => ({ value: String(tests), text: qsTr("%n input(s)", "", tests) }))
            onChosen: value => root.judge.tests = Number(value)
        }
    }
    NoteText {
        width: parent.width
        visible: text !== ""
        readonly property bool asWritten: true
        text: [...root.shown.tools].join(" · ")
    }
}
