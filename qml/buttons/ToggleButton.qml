// A button with the states on and off. A click only emits a signal that requests the other state; the parent item sets the
// state.
import QtQuick

AppButton {
    id: root

    required property bool on

    checkable: true
    checked: root.on
    onClicked: root.checked = Qt.binding(() => root.on)
}
