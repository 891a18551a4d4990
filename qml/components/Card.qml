// A raised sheet of paper that holds one thing.
import QtQuick
import Nimstone.Theme

Rectangle {
    color: Theme.raised
    border.color: Theme.line
    radius: Theme.radiusCard
}
