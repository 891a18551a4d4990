// A scroll bar that screen readers ignore, because the keys scroll the same view.
import QtQuick
import QtQuick.Controls.Basic

ScrollBar {
    Accessible.ignored: true
}
