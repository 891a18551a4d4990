// The base type of radio buttons. It draws nothing, but is a radio button for screen readers. A press alone does not change the
// choice: the parent item sets `current`.
import QtQuick
import QtQuick.Templates as T

T.RadioButton {
    id: root

    property bool current: false

    autoExclusive: false
    checked: root.current
    onToggled: root.checked = Qt.binding(() => root.current)
    hoverEnabled: true
    Accessible.onPressAction: {
        if (root.enabled)
            root.clicked();
    }
}
