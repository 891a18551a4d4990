// A heading in the serif font: level 1 for the page, level 2 for a card.
import QtQuick
import Nimstone.Theme

AppText {
    id: root

    property int level: 1

    font.family: Theme.headingFont
    font.bold: true
    font.pixelSize: root.level === 1 ? Theme.title : Theme.large
    Accessible.role: Accessible.Heading
}
