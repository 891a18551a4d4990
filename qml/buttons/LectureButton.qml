// The button that shows the page full screen, in front of a class.
import QtQuick

AppButton {
    objectName: "lectureButton"
    iconName: "presentation"
    hint: qsTr("Shows this page full screen, in large type")
    keys: "F5"
}
