// The content of a block that the learner answers, after the answers so far, with the feedback on the last answer. Also the
// content of the blocks `boards` and `play`, which have no answers of this kind.
//
// The answers are texts:
//   choice         the index of the choice, from 0: "2"         number, complete   what was typed: "19", "2, 5"
//   move, tries    the move in the notation, or "none"          sort               "lost" or "won"
//   daily          a move in the notation, or the index of a choice
//   strip          the label of the next square: "N", "2"       cross              the column and row of a cell, from 0: "3,5"
//   flip           a heap, from 0, and the weight of the bit: "1-32"; a heap without a weight, "1", becomes the current one
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/shell/value.h"
#include "core/learn/blocks.h"

namespace nimstone {

/// The context of the texts that tell a learner about an answer.
struct LearnAnswers {
    Q_DECLARE_TR_FUNCTIONS(LearnAnswers)
};

/// The feedback of the program about an answer of the learner.
struct ShownAnswer {
    Q_GADGET
    QML_VALUE_TYPE(shownAnswer)

    NIMSTONE_FIELD(bool, given) = false;
    NIMSTONE_FIELD(bool, right) = false;
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, text){};  ///< rich text
    // The refutation of the learner's idea in the notation: the learner's move in `position`, and the reply. They may be empty.
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(QString, move){};
    NIMSTONE_FIELD(QString, reply){};
};

/// The content of a block after the answers that the learner has given. Each kind of block uses some of the fields.
struct ShownTask {
    Q_GADGET
    QML_VALUE_TYPE(shownTask)

    /// The question or the name of the position, as rich text; empty if the text of the card asks the question.
    NIMSTONE_FIELD(QString, question){};
    NIMSTONE_FIELD(QString, position){};        ///< the position to be sorted or completed, in the notation
    NIMSTONE_FIELD(QString, progress){};        ///< the progress of the learner, in words
    NIMSTONE_FIELD(QStringList, choices){};     ///< rich texts
    NIMSTONE_FIELD(bool, mayMove) = false;      ///< true if the board of the position of the day accepts a move
    /// The name of the lesson about the game of the position of the day; empty until all winning moves are known.
    NIMSTONE_FIELD(QString, lesson){};
    NIMSTONE_FIELD(bool, mayHaveNone) = false;  ///< true if "no move wins" is a possible answer
    NIMSTONE_FIELD(QString, field){};    ///< the label of the field for numbers; empty if there is no field
    NIMSTONE_FIELD(QString, typed){};    ///< the text that the learner typed last
    NIMSTONE_FIELD(QString, problem){};  ///< what is wrong with the typed text; empty if it is an answer
    /// The mark of each choice ("right" or "idea"), square (its label), or cell ("marked" or "crossed"); empty if it has none.
    /// The cells of the queen's board are listed row by row from the corner (0, 0) on.
    NIMSTONE_FIELD(QStringList, marks){};
    NIMSTONE_FIELD(int, side) = 0;  ///< the number of cells in a row of the queen's board
    /// The square to be labeled next, or −1 if none is left; or the heap whose bits are flipped.
    NIMSTONE_FIELD(int, current) = -1;
    NIMSTONE_FIELD(QString, bits){};  ///< the bits of the heap `current`, the highest bit first
    /// The positions that the learner has sorted, in two lists by their true outcome.
    NIMSTONE_FIELD(QStringList, lost){};
    NIMSTONE_FIELD(QStringList, won){};
    /// The frames around squares of a strip: the first square of each frame, and the number of squares in each frame.
    NIMSTONE_FIELD(QList<int>, windows){};
    NIMSTONE_FIELD(int, windowWidth) = 0;
    /// The arrows from squares to their options: objects with `from`, `to`, and `good` (true if the option is a P-position).
    NIMSTONE_FIELD(QVariantList, arrows){};
    /// For each number from 0 on, whether it is the Grundy value of an option of the current square; there is always a number
    /// that is not. Empty if the squares are labeled P and N.
    NIMSTONE_FIELD(QList<bool>, ruler){};
    /// Positions side by side: objects with `position` (in the notation), `words` (rich text), `outcome` (P, N, L or R; empty if
    /// outcomes are not shown), `columns` (true if the binary columns are shown), and `move` (to be marked; may be empty).
    NIMSTONE_FIELD(QVariantList, boards){};
    NIMSTONE_FIELD(bool, mayGoSecond) = false;      ///< true if the learner may let the computer start the game
    NIMSTONE_FIELD(bool, columnsShown) = false;     ///< true if the binary columns are shown beside the game
    NIMSTONE_FIELD(bool, largeHeapsShown) = false;  ///< true if the number of large heaps is shown beside the game

    ShownAnswer answer{};
    std::optional<MoveInSum> reply{};  ///< the reply that the board shows after the last move
    /// The position whose binary columns are shown, and the position after the answer; without heaps if no columns are shown.
    Position before{};
    Position after{};
    /// The last answer and the right one in words, if the block is a question that a card may ask in advance; otherwise empty.
    QString said{};
    QString right{};
};

/// Returns the weekday, the game, and the difficulty of a position of the day: "Monday · Nim · level 1 of 3".
QString dailyTitle(const QDate& day);

/// Returns what a block shows after the answers in a round, the oldest first. It is empty if the block does not ask anything.
ShownTask shownTask(const learn::Block& block, std::size_t round, const QStringList& answers);

// The functions below are for learn_answers.cpp, learn_hands_on.cpp, and learn_daily.cpp only. Each showTask() shows its block after the
// answers in a round, the oldest first. `shown` is empty before the call.
void showTask(const learn::DailyBlock& daily, const QStringList& answers, ShownTask& shown);
void showTask(const learn::SortBlock& sorted, const QStringList& answers, ShownTask& shown);
void showTask(const learn::TriesBlock& tries, const QStringList& answers, ShownTask& shown);
void showTask(const learn::FlipBlock& flipped, const QStringList& answers, ShownTask& shown);
void showTask(const learn::CrossBlock& cross, const QStringList& answers, ShownTask& shown);
void showTask(const learn::StripBlock& strip, const QStringList& answers, ShownTask& shown);

/// Returns the option with this key; null if there is none.
const learn::Option* optionFor(const learn::AnswerOptions& options, const std::string& key);
/// Returns the feedback on an answer. If the answer is not right, the feedback includes the refutation of the move if it has one.
ShownAnswer feedback(bool isRight, const QString& text, const std::optional<learn::MoveAt>& move = {});
/// Returns the feedback with the text of an option of the lesson. If the option names no move to refute, `move` is refuted.
ShownAnswer optionAnswer(const learn::Option& option, bool isRight, const std::optional<learn::MoveAt>& move = {});
/// Says which binary columns of `shown.after` are odd, after the sentence `change`. The answer is right if no column is odd.
void judgeColumns(ShownTask& shown, const QString& change);
/// Returns what a winning move does: "You take 2 from heap 1. That leaves two heaps of 8, where the player to move loses."
QString winningText(const GameSum& position, const MoveInSum& move);

}  // namespace nimstone
