// A line to type into, with the one line that says what is wrong with it beneath.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Heard
import Nimstone.Theme

FocusScope {
    id: root

    property alias text: field.text
    /// What stands in the line as long as nobody types. It follows, but never over what is `typed`.
    property string value: ""
    /// Whether what stands there was typed and is not what `value` says: it stays until `settle`.
    property bool typed: false
    /// The text that was handed over last and had a problem: it goes when the problem goes, unless it was corrected meanwhile.
    property string refused: ""
    /// Whether the change that is heard right now comes from this line itself.
    property bool telling: false
    /// The line itself, for who needs to know where its cursor is.
    readonly property alias input: field
    property alias placeholderText: field.placeholderText
    property alias maximumLength: field.maximumLength
    /// What is wrong with the text; nothing when empty.
    property string problem: ""
    /// Whether the line about it stands beneath the field; where there is no room for it, another item shows it.
    property bool tellsProblem: true
    required property string label
    /// Letters that are shortcuts of the page, and no part of what is typed here: such as "HN".
    property string passedKeys: ""

    signal keyPassed(key: string)
    signal accepted
    signal edited

    function selectAll() {
        field.selectAll();
    }

    /// What was typed has served, or is given up.
    function settle(): void {
        root.typed = false;
        root.refused = "";
        field.text = root.value;
    }

    /// The same, unless it was this line that changed things.
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
        // A text too long to show begins at its beginning, until somebody types.
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
        visible: root.tellsProblem && root.problem !== ""
        text: root.problem
    }
}
