// The tooltip of a control: it names the effect and the key of the control. This item fills the control. After the control was
// pressed, by mouse or key, the tooltip stays hidden until the pointer enters the control again.
import QtQuick
import QtQuick.Controls.Basic

Item {
    id: root

    required property bool shown
    required property string text
    property string keys: ""
    property bool spent: false
    readonly property string words: root.keys === "" ? root.text
        //: A tooltip: %1 is the effect of the button, %2 the key that activates the button
        : qsTr("%1 (%2)").arg(root.text).arg(root.keys)

    // All controls share the single tooltip of the window, because a tooltip for each button would cost time before the first
    // frame.
    ToolTip.visible: root.shown && !root.spent && root.text !== ""
    ToolTip.delay: 600
    ToolTip.text: root.words
    // A button that its own press disables loses the pointer, and gets the pointer back once it is enabled. This does not count
    // as entering the button.
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
