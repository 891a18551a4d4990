// Shared code for the tests of the Prove page: waits until its figure is laid out.
import QtQuick
import Nimstone.Tests

WindowCase {
    id: root

    property var page: null
    property var session: null

    /// Waits until the figure is laid out for its room, including the sentence beneath it, which takes some of that room.
    function awaitFigure(): void {
        const figure = findChild(root.page, "proveFigure");
        const room = findChild(root.page, "bitColumns");
        tryVerify(() => !Layouts.pending(figure) && figure.shownWords === figure.words && (figure.noted || figure.note === "")
                  && root.session.figure.size.width === room.width && root.session.figure.size.height === room.height,
                  10000, "the figure is still being laid out");
    }
}
