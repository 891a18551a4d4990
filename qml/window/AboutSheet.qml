// What Nimstone is: its version, its licence, and the notices that the licences of its icons and typefaces ask for.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

InfoSheet {
    id: root

    objectName: "aboutSheet"
    title: qsTr("About Nimstone")
    widest: 820

    AppText {
        objectName: "aboutVersion"
        width: parent.width
        //: %1 is the version, such as 1.0.0
        text: qsTr("Nimstone %1 teaches the theory of impartial games. It is free software under the MIT License.").arg(Qt.application.version)
    }
    LicenceText { file: "LICENSE" }
    AppText {
        width: parent.width
        text: qsTr("The icons are from Tabler Icons, under the MIT License.")
        font.bold: true
    }
    LicenceText { file: "LICENSE.tabler" }
    AppText {
        width: parent.width
        text: qsTr("Text is set in Noto Sans CJK and Noto Serif CJK, under the SIL Open Font License. PDF files contain the characters that they use.")
        font.bold: true
    }
    LicenceText { file: "LICENSE.noto" }

    // A licence is the same in every language.
    component LicenceText: NoteText {
        required property string file
        objectName: file
        width: parent?.width ?? 0
        text: Shell.licence(file)
        textFormat: Text.PlainText
    }
}
