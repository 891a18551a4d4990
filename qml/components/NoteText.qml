// A minor remark: small and faint text.
import QtQuick
import Nimstone.Theme

AppText {
    color: Theme.faint
    font.pixelSize: Theme.small
}
