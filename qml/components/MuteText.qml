// Text on an item that has an accessible name of its own: screen readers ignore the text.
import QtQuick

AppText {
    Accessible.ignored: true
}
