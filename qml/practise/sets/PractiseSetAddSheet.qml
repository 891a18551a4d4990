// The panel that adds exercises, as a dialog, for windows that are too narrow to show the panel beside the set.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property SetAdding adding

    objectName: "setAddSheet"
    title: form.title
    widest: 720
    growth: 1
    height: Math.min(form.implicitHeight + 2 * padding, parent ? parent.height - 2 * Theme.spaceL : 400)
    padding: Theme.spaceL
    onOpened: form.begin()

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
