// A message of the window: the reason why a file was not opened. A button or Esc closes the message.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    function tell(news: string): void {
        words.text = news;
        root.open();
    }

    objectName: "windowNews"
    parent: T.Overlay.overlay
    x: Math.round(((parent?.width ?? 0) - width) / 2)
    y: (parent?.height ?? 0) - height - Theme.spaceXL
    width: Math.min(520 * Theme.textScale, (parent?.width ?? 520) - 2 * Theme.spaceXL)
    padding: Theme.spaceL
    focus: true
    onOpened: closing.forceActiveFocus(Qt.TabFocusReason)
    background: Rectangle {
        color: Theme.cinnabarWash
        border.color: Theme.cinnabar
        radius: Theme.radiusCard
    }

    contentItem: Column {
        spacing: Theme.spaceM
        AppText {
            id: words
            objectName: "windowNewsText"
            width: parent.width
            textFormat: Text.PlainText
            Announcement { }
        }
        AppButton {
            id: closing
            objectName: "windowNewsClose"
            text: qsTr("Close")
            keyLabel: "Esc"
            onClicked: root.close()
        }
    }
}
