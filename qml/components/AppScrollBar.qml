// A scroll bar that a screen reader passes by: what it shows is reached by the keys of what it scrolls.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    Accessible.ignored: true
}
