// A row of a few alternatives, of which exactly one is chosen, such as settings, opponents, or the player who starts.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Theme

Flow {
    id: root

    /// The alternatives: objects with a `value`, a `text` and, optionally, an `icon`.
    required property var options
    required property string label
    property string value: ""
    /// The width of all alternatives together in one line, in pixels.
    readonly property real lineWidth: {
        let width = 0;
        for (let index = 0; index < root.children.length; ++index) {
            const part = root.children[index].implicitWidth;
            width += part > 0 ? part + (width > 0 ? root.spacing : 0) : 0;
        }
        return width;
    }

    signal chosen(value: string)

    spacing: Theme.spaceXS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label

    // The model is a number and not the list. So the buttons are not created anew when the language changes, and a button keeps
    // the keyboard focus.
    Repeater {
        model: root.options.length
        ChoiceButton {
            id: option
            required property int index
            readonly property var modelData: root.options[option.index] ?? { value: "", text: "" }
            objectName: root.objectName + "-" + option.modelData.value
            text: option.modelData.text
            iconName: option.modelData.icon ?? ""
            current: root.value === option.modelData.value
            onClicked: root.chosen(option.modelData.value)
        }
    }
}
