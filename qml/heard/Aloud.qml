// Turns a sentence into words for a screen reader: formulas are spelled out in the window's language.
pragma Singleton
import QtQuick
import Nimstone.Heard

QtObject {
    /// Each language has its own translation, so bindings that use this property update when the language changes.
    //: Not seen: the name of this language in itself
    readonly property string language: qsTr("English")

    /// Returns a sentence, which may contain markup and formulas, in words.
    function of(text: string): string {
        return language === "" ? text : Announcer.spokenText(text);
    }
}
