// The base type of check boxes. It draws nothing, but is a check box for screen readers. A press alone does not change its
// state: the parent item sets `current`.
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
