// What is said by the way: small and faint.
import QtQuick
import Nimstone.Theme

AppText {
    color: Theme.faint
    font.pixelSize: Theme.small
}
