// A highlighted note on a program, or the reason for which the program does not compile.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Rectangle {
    id: root

    required property string words
    property string icon: "info-circle"

    implicitHeight: text.height + Theme.spaceM
    radius: Theme.radiusSmall
    color: Theme.goldWash

    AppIcon {
        x: Theme.spaceM
        y: text.y + Math.round((20 * Theme.textScale - height) / 2)
        icon: root.icon
        color: Theme.goldText
        size: Math.round(18 * Theme.textScale)
    }
    AppText {
        id: text
        x: Theme.spaceM + 28 * Theme.textScale
        y: Theme.spaceM / 2
        width: root.width - x - Theme.spaceM
        text: root.words
    }
}
