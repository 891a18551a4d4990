// A button that is on or off as somebody else says: a click asks for the other, and whoever hears it decides.
import QtQuick

AppButton {
    id: root

    required property bool on

    checkable: true
    checked: root.on
    onClicked: root.checked = Qt.binding(() => root.on)
}
