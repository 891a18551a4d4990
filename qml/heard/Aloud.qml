// How sentences sound: their formulas in the words of the language that the window speaks.
pragma Singleton
import QtQuick
import Nimstone.Heard

QtObject {
    /// Its translation is another in each language, so that whoever asked is told of a change.
    //: Not seen: the name of this language in itself
    readonly property string language: qsTr("English")

    /// A sentence that may hold markup and formulas, in words.
    function of(text: string): string {
        return language === "" ? text : Announcer.aloud(text);
    }
}
