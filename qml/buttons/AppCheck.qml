// What is on or off, for a screen reader, whatever it looks like. Its owner says which: a press that is not taken changes
// nothing.
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
