// Which shortcuts are heard. A key that is a single character may be pressed by mistake, or by a program that turns
// speech into keys: a person can turn those off (WCAG 2.1.4), and then nothing names them either.
pragma Singleton
import QtQuick

QtObject {
    property bool singleKeys: true

    /// The key sequence as it is heard: empty where it is a single character and those are off.
    function heard(keys: string): string {
        return singleKeys || keys.length !== 1 ? keys : "";
    }
}
