// The viewport of a board. It scrolls a board that is larger than the viewport, and zooms a board that can be zoomed.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Flickable {
    id: root

    required property Stage stage
    required property PlayBoard board
    /// The rectangle of the grid at the last layout of the stage.
    property rect lastGrid
    /// The size of the viewport at the last layout of the stage.
    property size lastView

    contentWidth: root.board.size.width
    contentHeight: root.board.size.height
    interactive: contentWidth > width || contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: interactive
    ScrollBar.horizontal: AppScrollBar { }
    ScrollBar.vertical: AppScrollBar { }

    /// Zooms around the queen if she is visible, else around the middle of the viewport.
    function zoomAround(factor: real): void {
        const queen = root.queenInView();
        const seen = root.inView(queen);
        root.zoomAt(seen ? queen.x : root.width / 2, seen ? queen.y : root.height / 2, factor);
    }

    function queenInView(): point {
        const place = root.stage.placeOf(StagePiece.Queen, -1, 0);
        return Qt.point(place.x + place.width / 2 - root.contentX, place.y + place.height / 2 - root.contentY);
    }

    function inView(place: point): bool {
        return place.x >= 0 && place.x <= root.width && place.y >= 0 && place.y <= root.height;
    }

    /// Multiplies the zoom by `factor`. The cell at the point (x, y) of the viewport stays at this point.
    function zoomAt(x: real, y: real, factor: real): void {
        const before = root.gridPlace();
        const across = (root.contentX + x - before.x) / Math.max(1, before.width);
        const down = (root.contentY + y - before.y) / Math.max(1, before.height);
        root.board.zoom *= factor;
        const after = root.gridPlace();
        root.showAt(after.x + across * after.width - x, after.y + down * after.height - y);
    }

    function gridPlace(): rect {
        const grid = root.stage.placeOf(StagePiece.Grid, -1, 0);
        return grid.width > 0 ? grid : Qt.rect(0, 0, root.contentWidth, root.contentHeight);
    }

    function showAt(x: real, y: real): void {
        root.contentX = Math.max(0, Math.min(root.board.size.width - root.board.room.width, x));
        root.contentY = Math.max(0, Math.min(root.board.size.height - root.board.room.height, y));
    }

    /// Called after the size of the viewport has changed. If the queen was in the viewport or near it, she keeps her point in
    /// the viewport; otherwise the middle of the viewport keeps its point. The size of `board` changes before the size of this
    /// item.
    function keepPlace(): void {
        const grid = root.gridPlace();
        const queen = root.queenInView();
        const across = (queen.x + root.contentX - grid.x) / Math.max(1, grid.width);
        const down = (queen.y + root.contentY - grid.y) / Math.max(1, grid.height);
        const x = root.lastGrid.x + across * root.lastGrid.width - root.contentX;
        const y = root.lastGrid.y + down * root.lastGrid.height - root.contentY;
        // If the viewport has become narrower, it may already have scrolled a little. So the queen may lie slightly outside the
        // viewport.
        const nearby = Math.max(root.lastView.width, root.lastView.height) / 4;
        const seen = x >= -nearby && x <= root.lastView.width + nearby && y >= -nearby && y <= root.lastView.height + nearby;
        const middleAcross = (root.contentX + root.lastView.width / 2 - root.lastGrid.x) / Math.max(1, root.lastGrid.width);
        const middleDown = (root.contentY + root.lastView.height / 2 - root.lastGrid.y) / Math.max(1, root.lastGrid.height);
        const known = root.lastGrid.width > 0;
        root.lastGrid = grid;
        root.lastView = root.board.room;
        if (root.board.zoom <= 1 || !known)
            return;
        if (seen)
            root.showAt(grid.x + across * grid.width - Math.max(Theme.spaceXXXL, Math.min(x, root.board.room.width - Theme.spaceXXXL)),
                        grid.y + down * grid.height - Math.max(Theme.spaceXXXL, Math.min(y, root.board.room.height - Theme.spaceXXXL)));
        else
            root.showAt(grid.x + middleAcross * grid.width - root.board.room.width / 2, grid.y + middleDown * grid.height - root.board.room.height / 2);
    }

    /// Scrolls to the queen if a move took her out of the viewport.
    function showQueen(): void {
        const queen = root.queenInView();
        if (root.board.zoom > 1 && !root.inView(queen))
            root.showAt(root.contentX + queen.x - root.width / 2, root.contentY + queen.y - root.height / 2);
    }
}
