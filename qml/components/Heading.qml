// A heading in the serif font. Level 1 is for pages, level 2 for cards.
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
