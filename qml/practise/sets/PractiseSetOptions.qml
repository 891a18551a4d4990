// The dialog with the options of a set: the class, the day, the text for pupils, and the rules. Each change applies at once.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property SetEditor editor
    /// The options; `name` is the field in the file of a set. An option without `choices` is typed, in several lines
    /// if `lines` is true. The usual value is "".
    readonly property var table: [
        { name: "class", label: qsTr("Class"), longest: 200 },
        { name: "due", label: qsTr("Hand in by"), longest: 40, example: "2026-03-14" },
        { name: "text", label: qsTr("Text for pupils"), lines: true },
        { name: "answers", label: qsTr("Right answers"),
          choices: { "": qsTr("Shown"), "after-hand-in": qsTr("After handing in"), "never": qsTr("Never") } },
        { name: "hints", label: qsTr("Hints"), choices: { 0: qsTr("No hints"), 1: "1", 2: "2", 3: "3", 4: "4", "": qsTr("All") } },
        { name: "attempts", label: qsTr("Answers for each exercise"), choices: { 1: "1", 2: "2", 3: "3", 5: "5", 10: "10", "": qsTr("Any number") } },
        { name: "order", label: qsTr("Order of exercises"), choices: { "": qsTr("As listed"), "shuffled": qsTr("Shuffled") } },
        { name: "variant", label: qsTr("Numbers"), choices: { "": qsTr("The same for all"), "per-pupil": qsTr("Different for each pupil") } }
    ]

    objectName: "setOptionsSheet"
    title: heading.text
    widest: 720
    onOpened: form.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)

    contentItem: AppFlickable {
        id: scroll
        implicitHeight: form.implicitHeight
        contentHeight: form.implicitHeight
        ScrollFade { view: scroll }
        Column {
            id: form
            width: scroll.width
            spacing: Theme.spaceS
            Heading {
                id: heading
                width: parent.width
                level: 2
                text: qsTr("Options of the set")
            }
            // The model is a number, so that a field keeps the keyboard focus when the language changes.
            Repeater {
                model: root.table.length
                Flow {
                    id: one
                    required property int index
                    readonly property var option: root.table[one.index]
                    readonly property string value: String(root.editor.fields[one.option.name] ?? "")
                    readonly property real fieldWidth: one.width - (one.width >= 440 * Theme.textScale ? label.width + one.spacing : 0)
                    width: form.width
                    spacing: Theme.spaceS
                    NoteText {
                        id: label
                        width: 130 * Theme.textScale
                        topPadding: Theme.spaceS
                        text: one.option.label
                        Accessible.ignored: true
                    }
                    Choice {
                        objectName: "setOption-" + one.option.name
                        width: one.fieldWidth
                        visible: one.option.choices !== undefined
                        label: one.option.label
                        value: one.value
                        options: Object.entries(one.option.choices ?? {}).map(pair => ({ value: pair[0], text: pair[1] }))
                        onChosen: value => root.editor.setOption(one.option.name, value === "" || isNaN(Number(value)) ? value : Number(value))
                    }
                    AppTextField {
                        id: field
                        objectName: "setOption-" + one.option.name
                        property bool wrong: false
                        width: one.fieldWidth
                        visible: one.option.longest !== undefined
                        label: one.option.label
                        placeholderText: one.option.example ?? ""
                        maximumLength: one.option.longest ?? 1
                        value: one.value
                        problem: field.wrong ? qsTr("Expected a day such as 2026-03-14.") : ""
                        onEdited: field.wrong = !root.editor.setOption(one.option.name, field.text.trim())
                    }
                    InputArea {
                        id: area
                        objectName: "setOption-" + one.option.name
                        width: one.fieldWidth
                        height: 96 * Theme.textScale
                        visible: one.option.lines ?? false
                        numbered: false
                        label: one.option.label
                        Component.onCompleted: area.text = one.value
                        onTextChanged: {
                            if (area.activeFocus)
                                root.editor.setOption(one.option.name, area.text.trim());
                        }
                    }
                }
            }
        }
    }
}
