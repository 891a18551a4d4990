// What a control says while the pointer rests on it: what it does, and the key that does it. It fills its control.
import QtQuick
import QtQuick.Controls.Basic

Item {
    id: root

    required property bool shown
    required property string text
    property string keys: ""
    readonly property string words: root.keys === "" ? root.text
        //: A tooltip: %1 what the button does, %2 the key that does it
        : qsTr("%1 (%2)").arg(root.text).arg(root.keys)

    // One tip serves the whole window: a tip of its own for every button would be made before the first frame.
    ToolTip.visible: root.shown && root.text !== ""
    ToolTip.delay: 600
    ToolTip.text: root.words
}
