// What the tests of the Prove page share: its figure, once it is laid out for the room that it has.
import QtQuick
import Nimstone.Tests

WindowCase {
    id: root

    property var page: null
    property var session: null

    /// Waits until the figure is laid out for its room, and what it leaves out is said beneath it, which takes some of that room.
    function awaitFigure(): void {
        const figure = findChild(root.page, "proveFigure");
        const room = findChild(root.page, "bitColumns");
        tryVerify(() => !Layouts.pending(figure) && figure.shownWords === figure.words && (figure.noted || figure.note === "")
                  && root.session.figure.size.width === room.width && root.session.figure.size.height === room.height,
                  10000, "the figure does not come to rest");
    }
}
