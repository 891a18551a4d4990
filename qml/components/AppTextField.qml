// A text field of one line, with a line beneath it that says what is wrong with the text.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Heard
import Nimstone.Theme

FocusScope {
    id: root

    property alias text: field.text
    /// The text that the field shows as long as the user has not typed. A new value does not replace a `typed` text.
    property string value: ""
    /// True while the field shows a text that the user typed instead of `value`; ends with `settle`.
    property bool typed: false
    /// The last accepted text that had a problem. If the problem goes away, the text is reset, unless the user corrected it
    /// meanwhile.
    property string refused: ""
    /// True while a change is handled that this field itself caused.
    property bool telling: false
    /// The inner text field, for callers that need its cursor position.
    readonly property alias input: field
    property alias placeholderText: field.placeholderText
    property alias maximumLength: field.maximumLength
    /// The problem with the text, as a sentence; empty for none.
    property string problem: ""
    /// True if the line with the problem is shown beneath the field; if false, another item shows it.
    property bool showsProblem: true
    required property string label
    /// Letters that are shortcuts of the page and are never text in this field, such as "HN"; `keyPassed` reports them.
    property string passedKeys: ""

    signal keyPassed(key: string)
    signal accepted
    signal edited

    function selectAll() {
        field.selectAll();
    }

    /// Ends the typing: the field shows `value` again.
    function settle(): void {
        root.typed = false;
        root.refused = "";
        field.text = root.value;
    }

    /// Ends the typing after `value` has changed, unless the field itself caused the change.
    function follow(): void {
        if (!root.telling)
            root.settle();
    }

    onValueChanged: {
        if (!root.typed)
            field.text = root.value;
    }
    onProblemChanged: {
        if (root.problem === "" && !root.telling && root.refused !== "" && field.text === root.refused)
            root.settle();
    }

    implicitWidth: 240 * Theme.textScale
    implicitHeight: field.implicitHeight + (problemText.visible ? problemText.implicitHeight + Theme.spaceXS : 0)

    TextField {
        id: field
        objectName: root.objectName + "Input"
        width: root.width
        implicitHeight: 36 * Theme.textScale
        focus: true
        color: Theme.ink
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        placeholderTextColor: Theme.faint
        selectionColor: Theme.jade
        selectedTextColor: Theme.onJade
        selectByMouse: true
        leftPadding: Theme.spaceM
        rightPadding: Theme.spaceM
        Accessible.name: root.label
        Accessible.description: Aloud.of(root.problem)
        // A text that is too long for the field is shown from its start until the user types.
        onTextChanged: {
            if (!field.activeFocus)
                field.cursorPosition = 0;
        }
        onAccepted: {
            root.accepted();
            root.refused = root.problem !== "" ? field.text : "";
        }
        onTextEdited: {
            root.typed = true;
            root.telling = true;
            root.edited();
            root.telling = false;
            root.typed = field.text !== root.value;
        }
        Keys.onPressed: event => {
            const key = event.text.toUpperCase();
            if (key === "" || event.modifiers !== Qt.NoModifier || !root.passedKeys.includes(key))
                return;
            event.accepted = true;
            root.keyPassed(key);
        }
        background: Rectangle {
            color: Theme.raised
            radius: Theme.radiusCard - 2
            border.width: field.activeFocus ? 2 : 1
            border.color: root.problem !== "" ? Theme.cinnabar : field.activeFocus ? Theme.indigo : Theme.edge
        }
    }

    ProblemText {
        id: problemText
        objectName: root.objectName + "Problem"
        anchors.top: field.bottom
        anchors.topMargin: Theme.spaceXS
        width: root.width
        visible: root.showsProblem && root.problem !== ""
        text: root.problem
    }
}
