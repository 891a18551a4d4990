// A thin line between two parts of a page. The parent item sets its length.
import QtQuick
import Nimstone.Theme

Rectangle {
    implicitWidth: 1
    implicitHeight: 1
    color: Theme.line
}
