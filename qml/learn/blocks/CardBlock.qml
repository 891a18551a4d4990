// The base of the blocks on the cards of lessons. A proof and exercises have models of their own besides the task.
import QtQuick
import Nimstone.ViewModels

FocusScope {
    id: root

    required property LearnSession session
    /// The index of the block among the parts of its card.
    required property int part
    readonly property LearnTask task: LearnTask {
        session: root.session
        part: root.part
    }
    /// True if the keyboard focus should go to this block when its card is opened.
    property bool wantsFocus: false

    /// Does what Enter does in this block. Returns false if Enter does nothing, so that the page shows the next card.
    function proceed(): bool { return false; }

    Keys.onReturnPressed: event => event.accepted = root.proceed()
    Keys.onEnterPressed: event => event.accepted = root.proceed()
}
