// What a control says while the pointer rests on it: what it does, and the key that does it. It fills its control. Once the
// control was pressed, by the mouse or a key, it says nothing more until the pointer comes again.
import QtQuick
import QtQuick.Controls.Basic

Item {
    id: root

    required property bool shown
    required property string text
    property string keys: ""
    property bool spent: false
    readonly property string words: root.keys === "" ? root.text
        //: A tooltip: %1 what the button does, %2 the key that does it
        : qsTr("%1 (%2)").arg(root.text).arg(root.keys)

    // One tip serves the whole window: a tip of its own for every button would be made before the first frame.
    ToolTip.visible: root.shown && !root.spent && root.text !== ""
    ToolTip.delay: 600
    ToolTip.text: root.words
    // A button that a press disables loses the pointer, and has it again once it is enabled: that is no coming.
    onShownChanged: root.spent = root.spent && (root.shown || !root.enabled)

    PointHandler {
        id: pressing
        acceptedButtons: Qt.AllButtons
        onActiveChanged: root.spent = root.spent || (pressing.active && root.shown)
    }
    Connections {
        target: root.parent
        ignoreUnknownSignals: true
        function onClicked(): void { root.spent = root.shown; }
    }
}
