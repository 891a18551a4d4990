// The title of a set, its language, and a summary of its options.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property SetEditor editor
    readonly property real fieldRoom: root.width - language.width - root.spacing
    readonly property real least: Math.min(root.width, 260 * Theme.textScale)
    readonly property var fields: root.editor.fields
    /// The options that do not have their usual values.
    readonly property string summary: [
        //: A part of the summary of a set; %1 is the name of a class
        root.fields.class ? qsTr("class %1").arg(root.fields.class) : "",
        //: A part of the summary of a set; %1 is a day
        root.fields.due ? qsTr("due %1").arg(root.fields.due) : "",
        root.fields.text ? qsTr("a text for pupils") : "",
        root.fields.answers === "never" ? qsTr("answers never shown") : root.fields.answers ? qsTr("answers after handing in") : "",
        root.fields.hints === undefined ? "" : root.fields.hints === 0 ? qsTr("no hints") : qsTr("%n hints", "", root.fields.hints),
        root.fields.attempts ? qsTr("%n answers for each exercise", "", root.fields.attempts) : "",
        root.fields.order ? qsTr("shuffled") : "",
        root.fields.variant ? qsTr("different numbers for each pupil") : ""
    ].filter(part => part !== "").join(" · ")

    spacing: Theme.spaceM

    AppTextField {
        id: field
        objectName: "setTitle"
        width: root.fieldRoom >= root.least ? root.fieldRoom : root.width
        label: qsTr("Title of the set")
        //: In an empty field: an example of a text that can be typed
        placeholderText: qsTr("Title, such as Week 3")
        text: root.editor.title
        problem: root.editor.titleProblem
        enabled: !root.editor.busy
        // The field allows more characters than the editor, because a character outside the basic plane takes two code units.
        // The editor refuses a title that is too long, with a message.
        maximumLength: 2000
        onEdited: root.editor.title = field.text
        Connections {
            target: root.editor
            // Only a change to another set replaces the typed text; other changes of the set do not.
            function onChanged(): void {
                if (root.editor.titleProblem === "" && field.text !== root.editor.title)
                    field.text = root.editor.title;
            }
        }
    }
    Choice {
        id: language
        objectName: "setLanguage"
        // The width of both names of languages side by side. The names are the same in every language of the window.
        width: Math.min(88 * Theme.textScale + 4 * Theme.spaceL + Theme.spaceXS, root.width)
        label: qsTr("Language of the set")
        value: root.editor.language === "" && root.editor.empty ? root.editor.windowLanguage : root.editor.language
        enabled: !root.editor.busy
        // The name of each language is in that language.
        options: [{ value: "zh_CN", text: "中文" }, { value: "en", text: "English" }]
        onChosen: value => root.editor.language = value
    }
    NoteText {
        objectName: "setSummary"
        width: root.width
        visible: text !== ""
        text: root.summary.charAt(0).toUpperCase() + root.summary.slice(1)
        textFormat: Text.PlainText
    }
}
