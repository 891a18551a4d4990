// Text on something that has a name of its own: a screen reader hears that name alone.
import QtQuick

AppText {
    Accessible.ignored: true
}
