// A paragraph of a lesson. Its links open what they name, and its words the glossary. Tab and Shift+Tab go through both, and Enter opens one.
import QtQuick
import Nimstone.Terms

TermText {
    linksByKey: true
    lineHeight: 1.15
}
