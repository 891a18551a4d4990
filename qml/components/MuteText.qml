// Text on an item that has an accessible name itself. Screen readers ignore this text.
import QtQuick

AppText {
    Accessible.ignored: true
}
