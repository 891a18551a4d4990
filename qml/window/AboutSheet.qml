// The About dialog: the version, the license, and the notices that the licenses of the icons and typefaces require.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

InfoSheet {
    id: root

    objectName: "aboutSheet"
    title: qsTr("About Nimstone")
    widest: 820

    /// The whole text, with an empty line between the paragraphs.
    readonly property string whole: [version, ownLicence, icons, iconLicence, type, typeLicence].map(part => part.text).join("\n\n") + "\n"

    actions: CopyButton {
        objectName: "aboutCopy"
        text: qsTr("Copy")
        hint: qsTr("Copy the version and the licenses")
        keys: "Ctrl+C"
        onClicked: Shell.copy(root.whole)
    }

    ReadingText {
        id: version
        objectName: "aboutVersion"
        width: parent.width
        //: %1 is the version, such as 1.0.0
        text: qsTr("Nimstone %1 teaches the theory of impartial games. It is free software under the MIT License.").arg(Qt.application.version)
    }
    LicenceText { id: ownLicence; file: "LICENSE" }
    ReadingText {
        id: icons
        width: parent.width
        text: qsTr("The icons are from Tabler Icons, under the MIT License.")
        font.bold: true
    }
    LicenceText { id: iconLicence; file: "LICENSE.tabler" }
    ReadingText {
        id: type
        width: parent.width
        text: qsTr("Text is set in Noto Sans CJK and Noto Serif CJK, under the SIL Open Font License. PDF files contain the characters that they use.")
        font.bold: true
    }
    LicenceText { id: typeLicence; file: "LICENSE.noto" }

    /// A read-only text that can be selected by mouse or keys, in part or as a whole.
    component ReadingText: TextEdit {
        readOnly: true
        selectByMouse: true
        selectByKeyboard: true
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.ink
        selectionColor: Theme.jade
        selectedTextColor: Theme.onJade
        font.family: Theme.textFont
        font.pixelSize: Theme.body
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // From Qt 6.11 on, a read-only text does not handle the key that copies. Without this handler, the button that copies
        // everything would handle the key.
        Keys.onShortcutOverride: event => event.accepted = selectedText !== "" && event.matches(StandardKey.Copy)
    }

    // The text of a license, which is not translated.
    component LicenceText: ReadingText {
        required property string file
        objectName: file
        width: parent?.width ?? 0
        text: Shell.licence(file)
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
