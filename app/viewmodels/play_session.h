// A game of Nim between the person and the computer: picking and taking, undo and redo, help, and what is said about it.
//
// A move is picked first and taken only when it is confirmed. The computer answers after a pause, which can be skipped.
// What was undone can be redone until another move is played. Sizes and amounts cross to QML as text.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>
#include <optional>

#include "app/storage/game_shelf.h"
#include "app/viewmodels/bit_table.h"
#include "app/viewmodels/play_games.h"
#include "app/viewmodels/play_hints.h"
#include "app/viewmodels/play_moves.h"
#include "app/viewmodels/worded.h"
#include "core/play/opponent.h"
#include "core/play/record.h"

namespace nimstone {

class PlaySession : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT

    /// nim:3,4,5: the position that shows.
    Q_PROPERTY(QString position READ position NOTIFY positionChanged FINAL)
    Q_PROPERTY(QStringList heaps READ heaps NOTIFY positionChanged FINAL)
    /// How many moves are played, of how many there are.
    Q_PROPERTY(int ply READ ply NOTIFY positionChanged FINAL)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY positionChanged FINAL)
    Q_PROPERTY(Turn turn READ turn NOTIFY positionChanged FINAL)
    /// Whether the computer is about to answer.
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged FINAL)
    /// Whether the computer is to move, and waits to be asked, since later moves could be redone.
    Q_PROPERTY(bool waiting READ waiting NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY positionChanged FINAL)
    /// Whether the person took the last stone; only where the game is over.
    Q_PROPERTY(bool won READ won NOTIFY positionChanged FINAL)

    /// The heap picked from, counted from 0; −1 for none.
    Q_PROPERTY(int pickedHeap READ pickedHeap NOTIFY pickedChanged FINAL)
    Q_PROPERTY(QString pickedAmount READ pickedAmount NOTIFY pickedChanged FINAL)

    /// When P or N shows, and the marks of the moves: "live", "after-move" (once the person has moved), "after-game".
    Q_PROPERTY(QString showOutcomes READ showOutcomes WRITE setShowOutcomes NOTIFY showOutcomesChanged FINAL)
    Q_PROPERTY(bool outcomeShown READ outcomeShown NOTIFY wordsChanged FINAL)
    /// Whether the position is an N-position.
    Q_PROPERTY(bool winning READ winning NOTIFY positionChanged FINAL)
    /// Whether the position is good for the person: an N-position on their turn, a P-position on the computer's.
    Q_PROPERTY(bool goodForYou READ goodForYou NOTIFY positionChanged FINAL)
    Q_PROPERTY(QString outcomeText READ outcomeText NOTIFY wordsChanged FINAL)

    Q_PROPERTY(QString headline READ headline NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QString pickedText READ pickedText NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QString takeText READ takeText NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QString opponentText READ opponentText NOTIFY wordsChanged FINAL)
    /// What happened last, for those who listen.
    Q_PROPERTY(QString announcement READ announcement NOTIFY wordsChanged FINAL)
    /// What is wrong with the position that was asked for last, and with the amount; nothing when empty.
    Q_PROPERTY(QString problem READ problem NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QString amountProblem READ amountProblem NOTIFY wordsChanged FINAL)

    /// Why the game could not be kept; empty when all is well.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY wordsChanged FINAL)

    /// The games before this one.
    Q_PROPERTY(nimstone::PlayGames* games READ games CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayMoves* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayHints* hints READ hints CONSTANT FINAL)
    Q_PROPERTY(nimstone::BitTableModel* columns READ columns CONSTANT FINAL)

    /// In milliseconds: how long the computer lets the person look before it moves.
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY pauseChanged FINAL)
    /// The seed of the computer's choices in this game.
    Q_PROPERTY(quint32 seed READ seed WRITE setSeed NOTIFY seedChanged FINAL)

public:
    enum Turn { Yours, Computers, Over };
    Q_ENUM(Turn)

    explicit PlaySession(QObject* parent = nullptr);

    QString position() const;
    QStringList heaps() const;
    int ply() const { return static_cast<int>(m_record.cursor()); }
    int plyCount() const { return static_cast<int>(m_record.moves().size()); }
    Turn turn() const;
    bool thinking() const { return m_answer.isActive(); }
    bool waiting() const { return turn() == Computers && m_record.canRedo(); }
    bool canUndo() const { return undoTarget().has_value(); }
    bool canRedo() const { return m_record.canRedo(); }
    bool won() const { return m_record.winner() == play::Side::Person; }
    int pickedHeap() const { return m_picked ? static_cast<int>(m_picked->heap) : -1; }
    QString pickedAmount() const { return m_picked ? QString::number(m_picked->taken) : QString(); }
    QString showOutcomes() const { return m_showOutcomes; }
    void setShowOutcomes(const QString& when);
    bool outcomeShown() const;
    bool winning() const;
    bool goodForYou() const { return winning() == (m_record.sideToMove() == play::Side::Person); }
    QString outcomeText() const;
    QString headline() const;
    QString sentence() const;
    QString pickedText() const;
    QString takeText() const;
    QString opponentText() const;
    QString announcement() const;
    QString problem() const;
    QString amountProblem() const;
    QString storageProblem() const { return m_shelf ? m_shelf->problem() : QString(); }
    PlayGames* games() { return &m_games; }
    PlayMoves* moves() { return &m_moves; }
    PlayHints* hints() { return &m_hints; }
    BitTableModel* columns() { return &m_columns; }
    int pause() const { return m_pause; }
    void setPause(int pause);
    quint32 seed() const { return m_seed; }
    void setSeed(quint32 seed);

    /// For what draws the game.
    const play::Record& record() const { return m_record; }
    std::optional<Move> picked() const { return m_picked; }
    const play::Opponent& opponent() const { return m_opponent; }

    /// The one line about a position that has more heaps than a board can show.
    static QString tooManyHeaps(std::size_t count);

    void start(const Position& position, play::Side first, const play::Opponent& opponent);
    void pickMove(std::size_t heap, Count amount);

    /// Goes on with the game that was kept last, if there is one, and keeps this session's games from now on.
    Q_INVOKABLE void restore();
    /// Goes on with a game of the list; the one on the board goes there in its stead.
    Q_INVOKABLE void reopenGame(int row);
    /// Waits until the game is on the disk; false where it is not.
    bool flush() { return !m_shelf || m_shelf->flush(); }

    /// Starts a game at a position as a person writes it, against the same opponent; false, and nothing is changed but
    /// `problem`, where it cannot be read or not be shown.
    Q_INVOKABLE bool openPosition(const QString& text);
    Q_INVOKABLE void copyPosition() const;
    Q_INVOKABLE void pastePosition();
    /// The same start once more.
    Q_INVOKABLE void playAgain();

    /// Picks `amount`, a number in digits, from a heap counted from 0; what cannot be taken changes only `problem`.
    Q_INVOKABLE bool pick(int heap, const QString& amount);
    /// Picks from the next heap to the right, or to the left, that has stones.
    Q_INVOKABLE void pickNext(int direction);
    Q_INVOKABLE void pickMore(int difference);
    /// A digit is typed after those before it.
    Q_INVOKABLE void typeDigit(int digit);
    Q_INVOKABLE void eraseDigit();
    Q_INVOKABLE void cancel();
    /// Takes what is picked.
    Q_INVOKABLE void take();

    /// Back to the person's turn before; forwards to the next.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goTo(int ply);
    /// The computer answers at once.
    Q_INVOKABLE void hurry();
    Q_INVOKABLE void hint();

Q_SIGNALS:
    /// A game begins; recordChanged came before it.
    void started();
    void positionChanged();
    void recordChanged();
    void thinkingChanged();
    void pickedChanged();
    void showOutcomesChanged();
    void wordsChanged();
    void pauseChanged();
    void seedChanged();

private:
    /// What is wrong, worded anew each time it is read, so that it follows the language.
    using Wording = std::function<QString()>;
    enum class Event { Started, Restored, Moved, WentBack, WentOn };

    PlayMoves::Marked marked() const;
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> redoTarget() const;
    void travel(std::size_t target);
    void answer();
    void afterChange(Event event);
    void setPicked(std::optional<Move> move);
    void refusePosition(Wording problem);
    void refuseAmount(Wording problem);
    QString howItEnded() const;
    QString whyItEnded() const;
    void resume(const KeptGame& game);
    bool worthKeeping() const;
    void putBack();
    void keep();

    play::Record m_record;
    std::unique_ptr<GameShelf> m_shelf;
    play::Opponent m_opponent = play::perfect();
    std::optional<Move> m_picked;
    bool m_typing = false;
    QString m_showOutcomes = QStringLiteral("after-move");
    Event m_event = Event::Started;
    Wording m_problem;
    Wording m_amountProblem;
    PlayGames m_games;
    PlayMoves m_moves;
    PlayHints m_hints;
    BitTableModel m_columns;
    QTimer m_answer;
    int m_pause = 800;
    quint32 m_seed = 1;
};

}  // namespace nimstone
