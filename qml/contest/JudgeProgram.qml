// The program to judge, which is typed, pasted, or in a file; and the limits for the program.
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
    /// The height of all items above and below the field, in pixels.
    readonly property real aroundField: language.height + buttons.height + 2 * root.spacing + (limits.visible ? limits.height + root.spacing : 0)
    /// True while the user can choose the limits. If false, only a button with the current limits is shown.
    property bool limitsShown: false
    /// The height of the part of this column that is scrolled out of view at the top, in pixels.
    property real scrolled: 0
    readonly property judgeShown shown: root.judge.shown
    readonly property bool isFile: root.shown.fileName !== ""
    /// The button that starts judging, and the distance from the top of this column to the button, in pixels.
    readonly property alias button: start
    readonly property real buttonTop: buttons.y + start.y
    readonly property var languageNames: ({ cpp: "C++", c: "C", py: "Python", java: "Java" })

    signal fileWanted
    /// Emitted when `part` has become visible: the page should scroll to `part`.
    signal unfolded(part: Item)

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

    function secondsText(seconds: int): string {
        //: A limit of the processor time; %1 is a number of seconds
        return qsTr("%1 s").arg(seconds);
    }

    function megabytesText(megabytes: int): string {
        //: A limit of the memory; %1 is a number of megabytes
        return qsTr("%1 MB").arg(megabytes);
    }

    function testsText(tests: int): string {
        return qsTr("%n input(s)", "", tests);
    }

    /// A choice between the values of one limit, with a label above.
    component Limit: Column {
        id: limit
        required property string label
        required property int value
        required property var values
        /// A function that returns the text for one of `values`.
        required property var words

        signal chosen(value: int)

        spacing: Theme.spaceXS
        NoteText { text: limit.label }
        Choice {
            objectName: limit.objectName + "Choice"
            label: limit.label
            value: String(limit.value)
            options: limit.values.map(value => ({ value: String(value), text: limit.words(value) }))
            onChosen: value => limit.chosen(Number(value))
        }
    }

    spacing: Theme.spaceM
    Component.onCompleted: root.showText()

    Connections {
        target: root.judge
        function onTextChanged(): void { root.showText(); }
    }

    Choice {
        id: language
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
        // The software renderer draws a text field that is scrolled out of view above everything else. So the field becomes
        // transparent. The field stays visible to keep the keyboard focus.
        opacity: y + height > root.scrolled ? 1 : 0
        label: qsTr("Your program")
        placeholder: qsTr("Type or paste your program here, or drop its file.")
        indents: true
        faultLine: root.judge.outdated ? 0 : root.shown.errorLine
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
        id: buttons
        width: parent.width
        spacing: Theme.spaceS
        AppButton {
            id: start
            objectName: "judgeAgain"
            // If the verdict offers a repair, the button for the repair stands out, so this button is plain.
            look: root.shown.repair !== "" ? AppButton.Plain : AppButton.Primary
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
        AppButton {
            objectName: "judgeLimits"
            iconName: root.limitsShown ? "chevron-up" : "chevron-down"
            text: root.secondsText(root.judge.seconds) + " · " + root.megabytesText(root.judge.megabytes) + " · " + root.testsText(root.judge.tests)
            hint: root.limitsShown ? qsTr("Hide the limits") : qsTr("Change the limits and the number of generated inputs")
            onClicked: {
                root.limitsShown = !root.limitsShown;
                if (root.limitsShown)
                    Qt.callLater(root.unfolded, limits);
            }
        }
    }
    ProblemText {
        objectName: "judgeNotKept"
        width: parent.width
        text: root.judge.storageProblem
    }
    Flow {
        id: limits
        width: parent.width
        visible: root.limitsShown
        spacing: Theme.spaceM

        Limit {
            objectName: "judgeSeconds"
            label: qsTr("Time limit")
            value: root.judge.seconds
            values: [1, 2, 5]
            words: value => root.secondsText(value)
            onChosen: value => root.judge.seconds = value
        }
        Limit {
            objectName: "judgeMegabytes"
            label: qsTr("Memory limit")
            value: root.judge.megabytes
            values: [64, 256, 1024]
            words: value => root.megabytesText(value)
            onChosen: value => root.judge.megabytes = value
        }
        Limit {
            objectName: "judgeTests"
            label: qsTr("Generated inputs")
            value: root.judge.tests
            values: [30, 100, 1000]
            words: value => root.testsText(value)
            onChosen: value => root.judge.tests = value
        }
        NoteText {
            objectName: "judgeTools"
            width: parent.width
            visible: text !== ""
            readonly property bool asWritten: true
            text: [...root.shown.tools].join(" · ")
        }
    }
}
