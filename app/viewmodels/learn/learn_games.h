// The blocks `play` and `case`: games on the board of a card.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/learn/learn_block.h"
#include "app/viewmodels/play/play_session.h"

namespace nimstone {

class LearnGames : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    /// The game of this card. It has nothing to do with the game of the Play page, and is not saved.
    Q_PROPERTY(nimstone::PlaySession* game READ game CONSTANT FINAL)
    /// True if the learner may let the computer start.
    Q_PROPERTY(bool either READ either NOTIFY roundChanged FINAL)
    /// True if the block shows the binary columns beside the board.
    Q_PROPERTY(bool columnsShown READ columnsShown NOTIFY roundChanged FINAL)
    /// True if the block shows the number of large heaps beside the board.
    Q_PROPERTY(bool largeHeapsShown READ largeHeapsShown NOTIFY roundChanged FINAL)

public:
    explicit LearnGames(QObject* parent = nullptr);

    PlaySession* game() { return &m_game; }
    bool either() const { return m_shown.first == learn::PlayBlock::First::Either; }
    bool columnsShown() const { return m_shown.beside == learn::PlayBlock::Beside::Columns; }
    bool largeHeapsShown() const { return m_shown.beside == learn::PlayBlock::Beside::LargeHeaps; }

    /// Starts the round again.
    Q_INVOKABLE void again();

private:
    void show(bool again) override;

    PlaySession m_game;
    learn::PlayBlock::Round m_shown{.position = proof::nimSubject({})};
};

}  // namespace nimstone
