// Converts a sentence into words for a screen reader: formulas are spelled out in the window's language.
pragma Singleton
import QtQuick
import Nimstone.Heard

QtObject {
    /// The name of the window's language. Each language has its own translation of this text, so bindings that use this
    /// property are evaluated again when the language changes.
    //: Not visible: the name of this language, in this language
    readonly property string language: qsTr("English")

    /// Returns the words of a sentence, which may contain markup and formulas.
    function of(text: string): string {
        return language === "" ? text : Announcer.spokenText(text);
    }
}
