// A check box for a screen reader, which draws nothing itself. A press alone does not change its state: the parent item sets
// `current`.
import QtQuick
import QtQuick.Templates as T

T.CheckBox {
    id: root

    property bool current: false

    checked: root.current
    onToggled: root.checked = Qt.binding(() => root.current)
    hoverEnabled: true
    Accessible.onPressAction: root.pressIfAble()
    Accessible.onToggleAction: root.pressIfAble()

    function pressIfAble(): void {
        if (root.enabled)
            root.clicked();
    }
}
