// A fine line between two parts: as long as it is made.
import QtQuick
import Nimstone.Theme

Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
