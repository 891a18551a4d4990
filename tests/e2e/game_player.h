// Plays any game in the program's window as a person would: mouse clicks or keys pick a move, and a button or a key confirms
// it.
#pragma once

#include <optional>

#include "app/start/window.h"
#include "app/viewmodels/play/play_board.h"
#include "tests/e2e/driver.h"

namespace nimstone::tests {

class GamePlayer {
public:
    explicit GamePlayer(Window& window) : m_window(window), m_driver(window.window()) {}

    /// Waits for the page, which has to show this position; false if it does not.
    bool open(const QString& position);

    Driver& driver() { return m_driver; }
    PlaySession* session() const { return m_session; }
    QQuickItem* page() const { return m_page; }

    bool isYourTurn() const { return m_session->turn() == PlaySession::Yours && !isBusy(); }
    bool isOver() const { return m_session->turn() == PlaySession::Over; }
    bool isBusy() const { return m_page->property("busy").toBool(); }

    /// A winning move if there is one, else any move.
    MoveInSum goodMove() const;

    /// Clicks the pieces of the board that pick the move, or presses the keys that pick it. Returns false if the move
    /// is not picked then. The move is not made yet.
    bool pickByMouse(const MoveInSum& move);
    bool pickByKeys(const MoveInSum& move);

    /// Confirms the picked move by the button or by the key.
    bool confirm(bool byMouse);

private:
    std::optional<std::vector<QPointF>> clicksFor(const figures::Board& board, const MoveInSum& move, int most,
                                                  const std::optional<MoveInSum>& held) const;

    Window& m_window;
    Driver m_driver;
    QQuickItem* m_page = nullptr;
    PlaySession* m_session = nullptr;
    PlayBoard* m_board = nullptr;
};

}  // namespace nimstone::tests
