// One of several alternatives, for a screen reader, whatever it looks like. Who chooses says which is current: a press that is
// not taken changes nothing.
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
