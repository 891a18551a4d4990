// A paragraph of a lesson. It can contain links, and words that open their entries in the glossary. Tab and Shift+Tab go
// through the links and the words, and Enter opens the one with the focus.
import QtQuick
import Nimstone.Terms
import Nimstone.ViewModels

TermText {
    visible: text !== ""
    linksByKey: true
    lineHeight: 1.15
    onLinkActivated: link => Shell.linkWanted(link)
}
