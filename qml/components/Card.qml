// A raised rectangle with a border, as the background of one group of items.
import QtQuick
import Nimstone.Theme

Rectangle {
    color: Theme.raised
    border.color: Theme.line
    radius: Theme.radiusCard
}
