// A button that is on or off. Its owner sets the state: a click only asks for the other state by a signal.
import QtQuick

AppButton {
    id: root

    required property bool on

    checkable: true
    checked: root.on
    onClicked: root.checked = Qt.binding(() => root.on)
}
