// The title of a set and its language.
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

    spacing: Theme.spaceM

    AppTextField {
        id: field
        objectName: "setTitle"
        width: root.fieldRoom >= root.least ? root.fieldRoom : root.width
        label: qsTr("Title of the set")
        //: In an empty field: what can be typed there
        placeholderText: qsTr("Title, such as Week 3")
        text: root.editor.title
        problem: root.editor.titleProblem
        enabled: !root.editor.busy
        // A title with too many characters outside the basic plane (two code units each) is refused by the editor with a
        // message.
        maximumLength: 2000
        onEdited: root.editor.title = field.text
        Connections {
            target: root.editor
            // Only another set replaces the typed text, no other change does.
            function onChanged(): void {
                if (root.editor.titleProblem === "" && field.text !== root.editor.title)
                    field.text = root.editor.title;
            }
        }
    }
    Choice {
        id: language
        objectName: "setLanguage"
        // The width of both names side by side, which are the same in every language.
        width: Math.min(88 * Theme.textScale + 4 * Theme.spaceL + Theme.spaceXS, root.width)
        label: qsTr("Language of the set")
        value: root.editor.language === "" && root.editor.empty ? root.editor.windowLanguage : root.editor.language
        enabled: !root.editor.busy
        // Each language is named in that language.
        options: [{ value: "zh_CN", text: "中文" }, { value: "en", text: "English" }]
        onChosen: value => root.editor.language = value
    }
}
