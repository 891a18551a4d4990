// A check box for a screen reader, without a look of its own. Its owner sets `current`: a press alone does not change the
// state.
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
