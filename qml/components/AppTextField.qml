// A text field of one line. A line beneath the field shows the problem with the text.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Heard
import Nimstone.Theme

FocusScope {
    id: root

    property alias text: field.text
    /// The text that the field shows until the user types. A new value does not replace a text that the user has typed.
    property string value: ""
    /// True while the field shows a text that the user typed instead of `value`. settle() sets it to false.
    property bool typed: false
    /// The last text that the user confirmed although it had a problem. If the problem disappears, the field shows `value`
    /// again, unless the user has changed the text meanwhile.
    property string refused: ""
    /// True while a change is handled that this field itself has caused.
    property bool telling: false
    /// The inner text field, for callers that need the position of the cursor.
    readonly property alias input: field
    property alias placeholderText: field.placeholderText
    property alias maximumLength: field.maximumLength
    /// The problem with the text, as a sentence; empty if there is no problem.
    property string problem: ""
    /// True if a line beneath the field shows the problem; false if another item shows the problem.
    property bool showsProblem: true
    required property string label
    /// Letters that are shortcuts of the page, such as "HN". They never become text of this field; the signal `keyPassed`
    /// reports them.
    property string passedKeys: ""

    signal keyPassed(key: string)
    signal accepted
    signal edited

    function selectAll() {
        field.selectAll();
    }

    /// Discards a typed text: the field shows `value` again.
    function settle(): void {
        root.typed = false;
        root.refused = "";
        field.text = root.value;
    }

    /// Called after `value` has changed. Discards a typed text, unless this field itself has caused the change.
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
        // A text that is too long for the field is shown from its first character until the field gets the focus.
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
