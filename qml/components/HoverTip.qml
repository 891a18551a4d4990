// The tooltip of a control: what the control does, and its key. It fills its control. After the control was pressed, by mouse
// or key, the tooltip stays away until the pointer enters again.
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

    // All controls share the window's one tooltip: a tooltip per button would cost time before the first frame.
    ToolTip.visible: root.shown && !root.spent && root.text !== ""
    ToolTip.delay: 600
    ToolTip.text: root.words
    // A button that is disabled by its press loses the pointer and gets it back once enabled: that does not count as entering.
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
