// The view-model of the blocks that show boards, games, or questions, and of the block that recalls a prediction.
#pragma once

#include <memory>

#include "app/viewmodels/learn/learn_answers.h"
#include "app/viewmodels/learn/learn_block.h"
#include "app/viewmodels/play/play_session.h"

namespace nimstone {

class LearnTask : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ShownTask shown READ shown NOTIFY answered FINAL)
    Q_PROPERTY(nimstone::ShownAnswer answer READ answer NOTIFY answered FINAL)
    /// The board on which the learner makes a move; null if the block asks for none. A move is an answer and is undone at once.
    Q_PROPERTY(nimstone::PlaySession* board READ board NOTIFY roundChanged FINAL)
    /// The game of a block `play` or `shelf`. It has nothing to do with the game of the Play page, and is not saved.
    Q_PROPERTY(nimstone::PlaySession* game READ game CONSTANT FINAL)
    /// An object for each round of a block `shelf` or `problem`. A case on a shelf has `name` (the opponent), `game`, `icon`, `solved`,
    /// and `idea` (the mistake in words; empty until the case is solved). A problem has `name` (hdu-1527), `title` (HDU 1527 and the
    /// title), `solved`, `text` (rich text with links such as "break:hdu-1850/highest-bit"; may be empty), `challenge` (true if its
    /// idea is hidden at first), `named` (the lesson that the learner named, or empty), and `hidden` (true until a challenge is solved
    /// or its name is given as an answer).
    Q_PROPERTY(QVariantList rows READ rows NOTIFY answered FINAL)
    /// The binary columns of the position, with the move that is picked, or else with the last answer.
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)

public:
    using LearnBlock::LearnBlock;

    const ShownTask& shown() const { return m_shown; }
    const ShownAnswer& answer() const { return m_shown.answer; }
    PlaySession* board() const { return m_board.get(); }
    PlaySession* game();
    QVariantList rows() const;
    BitTableModel* table() { return &m_table; }

    /// Gives an answer, in the form that learn_answers.h describes.
    Q_INVOKABLE void give(const QString& answer);
    /// Starts the game of the round, or starts it again.
    Q_INVOKABLE void startGame();

Q_SIGNALS:
    void answered();

protected:
    void show(bool again) override;

private:
    QVariantMap caseRow(const learn::GameRound& round) const;
    QVariantMap problemRow(const learn::ProblemRound& round) const;
    void judge();
    void startBoard(const GameSum& position);
    void takeMove();
    void showColumns();
    /// True if the block is the question that the lesson asks in advance. The first answer to it is kept.
    bool isPrediction() const;
    ShownAnswer recalled() const;

    QStringList m_answers;  ///< the answers in this round, the oldest first
    ShownTask m_shown;
    std::unique_ptr<PlaySession> m_board;  ///< null until it is needed
    BitTableModel m_table;
};

}  // namespace nimstone
