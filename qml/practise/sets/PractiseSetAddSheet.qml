// What is added to a set in a sheet over the page, where there is no room for it beside the set.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Popup {
    id: root

    required property SetAdding adding

    objectName: "setAddSheet"
    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(720 * Theme.textScale, parent ? parent.width - 2 * Theme.spaceXL : 720)
    height: Math.min(form.implicitHeight + 2 * padding, parent ? parent.height - 2 * Theme.spaceL : 400)
    padding: Theme.spaceL
    modal: true
    focus: true
    onOpened: form.begin()
    T.Overlay.modal: Rectangle { color: Qt.alpha(Theme.dark ? "black" : Theme.ink, 0.35) }
    background: Card { }

    contentItem: AppFlickable {
        id: scroll
        contentHeight: form.implicitHeight
        ScrollFade { view: scroll }
        PractiseSetAdd {
            id: form
            width: scroll.width
            adding: root.adding
            onAdded: root.close()
        }
    }
}
