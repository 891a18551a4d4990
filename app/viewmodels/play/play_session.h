// A game between the person and the computer, two people, or two computers: moves, undo and redo, hints, and the texts about the game.
//
// A move is picked first and is made only when it is confirmed. The computer moves after a pause, which can be skipped. If the person goes
// back and plays another move, the old variation is kept and can be continued later. Heap sizes and amounts are passed to QML as text.
#pragma once

#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>
#include <optional>

#include "app/storage/games/game_store.h"
#include "app/viewmodels/play/play_games.h"
#include "app/viewmodels/play/play_help.h"
#include "app/viewmodels/play/play_moves.h"
#include "app/viewmodels/play/play_review.h"
#include "app/viewmodels/play/play_setup_players.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/play/play_variations.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/bit_table.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/wording/play/moves.h"
#include "core/play/moves/move_input.h"
#include "core/play/opponents/players.h"
#include "core/play/record/variations.h"

namespace nimstone {

class PlaySession : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::PlayShown shown READ shown NOTIFY shownChanged FINAL)
    /// The change signal is also emitted if the same move is picked again.
    Q_PROPERTY(nimstone::PlayPick picked READ shownPick NOTIFY pickedChanged FINAL)
    Q_PROPERTY(nimstone::PlayWords words READ words NOTIFY wordsChanged FINAL)
    /// The texts of all moves on a board without heaps, for a screen reader; empty if there are too many moves.
    Q_PROPERTY(QStringList offeredMoves READ offeredMoves NOTIFY positionChanged FINAL)

    /// The opponents that can replace the current opponent in this game.
    Q_PROPERTY(nimstone::PlaySetupPlayers* rivals READ rivals CONSTANT FINAL)
    /// The saved games that were played before this game.
    Q_PROPERTY(nimstone::PlayGames* games READ games CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayMoves* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayHelp* hints READ hints CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayReview* review READ review CONSTANT FINAL)
    /// The variations of the game other than the current variation.
    Q_PROPERTY(nimstone::PlayVariations* variations READ variations CONSTANT FINAL)
    Q_PROPERTY(nimstone::BitTableModel* columns READ columns CONSTANT FINAL)

    // QML sets the following properties.
    /// When the page shows P or N and the marks of the moves: "live", "after-move" (of the person), or "after-game".
    Q_PROPERTY(QString showOutcomes MEMBER m_showOutcomes WRITE setShowOutcomes FINAL)
    /// True if the computer waits before it replies to a mistake of the person.
    Q_PROPERTY(bool mistakesWait MEMBER m_mistakesWait WRITE setMistakesWait FINAL)
    /// True if Bash's game with one heap is described as counting up from 0 to the size of the heap.
    Q_PROPERTY(bool countUp READ countUp WRITE setCountUp NOTIFY countUpChanged FINAL)
    /// The time before the computer moves, in milliseconds.
    Q_PROPERTY(int pause READ pause WRITE setPause FINAL)
    /// The seed of the computer's choices in this game.
    Q_PROPERTY(quint32 seed READ seed WRITE setSeed FINAL)

public:
    enum Turn { Yours, Computers, Over };
    Q_ENUM(Turn)
    enum Seats { AgainstComputer, TwoPeople, Watching };
    Q_ENUM(Seats)

    explicit PlaySession(QObject* parent = nullptr);
    ~PlaySession() override;

    const PlayShown& shown() const { return m_shown; }
    const PlayPick& shownPick() const { return m_pick; }
    const PlayWords& words() const { return m_words; }
    Turn turn() const;
    Seats seats() const { return m_players.twoPeople() ? TwoPeople : m_players.watched() ? Watching : AgainstComputer; }
    bool outcomeKnown() const { return m_outcome.has_value(); }
    /// True if the player to move can win; false if this is not known.
    bool winning() const;
    QStringList offeredMoves() const;
    void setShowOutcomes(const QString& when);
    void setMistakesWait(bool wait);
    bool countUp() const { return m_countUp; }
    void setCountUp(bool countUp);
    PlaySetupPlayers* rivals() { return &m_rivals; }
    PlayGames* games() { return &m_games; }
    PlayMoves* moves() { return &m_moves; }
    PlayHelp* hints() { return &m_hints; }
    PlayReview* review() { return &m_review; }
    PlayVariations* variations() { return &m_variationList; }
    BitTableModel* columns() { return &m_columns; }
    int pause() const { return m_pause; }
    void setPause(int pause);
    quint32 seed() const { return m_seed; }
    void setSeed(quint32 seed) { m_seed = seed; }

    /// The next three functions are for code that draws the game.
    const play::Record& record() const { return m_variations.current(); }
    std::optional<MoveInSum> picked() const { return m_moveInput ? std::optional(m_moveInput->move) : std::nullopt; }
    const play::Players& players() const { return m_players; }
    /// The mistaken idea of the opponent that the person has just beaten, in words; empty if there is none. A win over an opponent
    /// that replaced another one during the game does not count.
    QString revealedIdea() const;
    /// True if the game was already over when it was opened. A win in it does not count.
    bool openedOver() const { return m_openedOver; }
    /// Returns the label of the tray of a side, such as "You" or "Computer". The tray holds what the side has taken.
    QString sideName(play::Side side) const;

    /// Returns the message that a position has more heaps than a board can show; `count` is the number of its heaps.
    static QString tooManyHeaps(std::size_t count);

    /// Starts a game. `opening` is the first move of the computer, if the computer starts and this move is fixed.
    void start(const GameSum& sum, play::Side first, const play::Players& players, Cutter firstCutter = Cutter::Left,
               const std::optional<MoveInSum>& opening = {});
    /// Removes the message about the last position that was not accepted.
    Q_INVOKABLE void forgetProblem() { say(m_problem, nullptr); }
    /// Picks a move. An illegal move changes only `amountProblem`.
    void pickMove(const MoveInSum& move);
    /// Picks the move with this index in `offeredMoves`.
    Q_INVOKABLE void pickOffered(int index);

    /// Continues the game that was saved last, if there is one, as soon as the saved games are read. If another game is
    /// begun before that, it stays on the board. After the call, this session saves its games.
    Q_INVOKABLE void restore();
    /// Continues the game in this row of `games`; the current game moves to the list.
    Q_INVOKABLE void reopenGame(int row);
    /// Waits until the game is saved on disk; returns false if saving failed.
    bool flush();

    /// Opens a typed position, against the same opponent, or a whole game. On failure, returns false and changes only `problem`.
    Q_INVOKABLE bool openPosition(const QString& text);
    /// Starts a game from the text of a whole game. If the text is not a game, returns false and sets `problem`. If the
    /// text can only be a position, returns false and leaves `problem` to the caller.
    bool openGame(const QString& text);
    Q_INVOKABLE void copyGame();
    /// Returns the game with all its variations, in the text format in which it is saved.
    QString wholeGame() const;
    /// Opens a position or a whole game from the clipboard.
    Q_INVOKABLE void pastePosition();

    /// Opens a game that was saved in a file. If the file is not a saved game, returns false and changes only `fileText`.
    Q_INVOKABLE bool openFile(const QUrl& file);
    /// Saves the game with all its variations. A file name without an extension gets the extension of saved games.
    Q_INVOKABLE bool saveFile(const QUrl& file);
    /// Returns a file name that is not used yet, in the folder where the last game was saved.
    Q_INVOKABLE QUrl suggestedFile() const;

    /// Starts the same position again. The person starts; the computer starts only a game in which the person asked it to start.
    Q_INVOKABLE void playAgain();

    /// Replaces the opponent and continues the game. `who` is one of the values of `rivals`, or "people" for a second person.
    Q_INVOKABLE void playAgainst(const QString& who);
    /// The next two functions restart the game: in goSecond() the computer makes the first move, in goFirst() the person.
    Q_INVOKABLE void goSecond();
    Q_INVOKABLE void goFirst();

    /// Picks `amount`, a number in digits, from a heap of the first component, counted from 0. If moves only split
    /// heaps, `amount` is the size of the first piece. An illegal amount changes only `amountProblem`.
    Q_INVOKABLE bool pick(int heap, const QString& amount);
    /// Picks a typed move: a number for the picked heap, or a whole move in the notation, such as 1-2/3.
    Q_INVOKABLE bool pickText(const QString& text);
    /// Picks a move at the next place of the board, such as the next heap (1), or at the previous place (−1), wrapping around.
    Q_INVOKABLE void pickNext(int direction);
    Q_INVOKABLE void pickMore(int difference);
    /// Adds one more heap to the picked move.
    Q_INVOKABLE void pickOneMoreHeap();
    /// Makes the picked move split the rest of its heap, or removes this split.
    Q_INVOKABLE void pickSplit();
    /// Appends a digit to the number that the person is typing.
    Q_INVOKABLE void typeDigit(int digit);
    Q_INVOKABLE void eraseDigit();
    Q_INVOKABLE void cancel();
    /// Makes the picked move on the board.
    Q_INVOKABLE void take();

    /// Goes back to the previous turn of the person.
    Q_INVOKABLE void undo();
    /// Goes forward to the next turn of the person.
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goTo(int ply);
    /// Lets the computer move at once, without the rest of its pause.
    Q_INVOKABLE void hurry();
    /// Stops the game between two computers, or continues it.
    Q_INVOKABLE void setStopped(bool stopped);
    Q_INVOKABLE void hint() { m_hints.climb(); }
    /// Plays the game to its end for both sides, with winning moves for the person.
    Q_INVOKABLE void finish();
    /// Opens the position of `words.nextText`, in which the person plays the side that can win.
    Q_INVOKABLE void playNext();

    /// Plays the reply that refutes the move in the row `row` of `moves`. takeBack() restores the game as it was before.
    Q_INVOKABLE void tryRefutation(int row);
    Q_INVOKABLE void takeBack();
    /// Starts a review of the finished game at its first mistake.
    Q_INVOKABLE void beginReview();
    Q_INVOKABLE void stepReview(int direction);
    /// Ends the review and goes back to the end of the game.
    Q_INVOKABLE void endReview();
    /// Continues the variation in the row `row` of `variations`.
    Q_INVOKABLE void takeUpLine(int row);
    /// Deletes the variation in the row `row` of `variations`.
    Q_INVOKABLE void dropLine(int row);

Q_SIGNALS:
    /// Emitted when a game begins. recordChanged is emitted before this signal.
    void started();
    /// Emitted when the person has just won against a mistaken opponent; `name` is the opponent's name in saved games.
    void opponentBeaten(const QString& name);
    /// Emitted when the state of the game that `text` describes has been saved on disk.
    void kept(const QString& text);
    /// Emitted when `words.announcement` describes something new.
    void happened();
    /// Emitted when the board shows another position or another game; `shown` is then already set.
    void positionChanged();
    /// Emitted before positionChanged if the moves or the players of the game have changed.
    void recordChanged();
    void shownChanged();
    void pickedChanged();
    void wordsChanged();
    void countUpChanged();

private:
    /// A function that returns a text. It makes the text anew at each call, so that the text follows the language.
    using Wording = std::function<QString()>;
    enum class Event { Started, Restored, Moved, WentBack, WentOn, TookBack };

    bool isPersonsTurn() const { return m_players.isPerson(record().sideToMove()); }

    PlayMoves::Marked marked() const;
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> redoTarget() const;
    void travel(std::size_t target);
    void showFault();
    /// Starts a new game at the start position of this game.
    void startAgain(play::Side first, const play::Players& players);
    void answer();
    void afterChange(Event event);
    void setDraft(std::optional<play::MoveInput> draft);
    /// Makes `m_pick` again, and shows it in the binary columns.
    void showPick();
    bool pickLegal(const tl::expected<play::MoveInput, MoveInSumError>& made);
    void playAnswer(const MoveInSum& move);
    bool isOutcomeWanted() const;
    void study();
    void workOutOutcome();
    wording::Mover moverOf(play::Side side) const;
    std::optional<Count> countedTo() const;
    QString doneText(play::Side side, const GameSum& before, const MoveInSum& move) const;
    void showMoves();
    void seat();
    void tellOfFile(Wording text, bool isProblem);
    /// Sets one of the texts that are functions, such as `m_problem`, and makes all texts again.
    void say(Wording& text, Wording words);
    /// Makes `m_shown` again. Starts the pause before the computer's move, or stops it if the computer does not move now.
    void show();
    /// Calls show() and reword().
    void refresh();
    /// Makes all texts in `m_words` again.
    void reword();
    bool isHeld() const;
    bool canFinish() const;
    QString headline() const;
    QString rules() const;
    QString sentence() const;
    QString doneText(std::size_t move) const;
    /// Returns the text about the last move; if the computer made it, together with the person's move before it.
    QString lastMoves() const;
    QString lastEvent() const;
    QString announcement() const;
    QString outcomeText() const;
    std::optional<GameSum> next() const;
    QString howItEnded() const;
    QString whyItEnded() const;
    KeptGames openStore();
    void finishRestoring();
    void resume(const KeptGame& game);
    bool worthSaving() const;
    void closeGame();
    void keep();

    play::Variations m_variations;
    /// The game before a reply was tried; empty if no reply is being tried.
    std::optional<play::Variations> m_beforeTrial;
    std::unique_ptr<GameStore> m_store;
    /// The saved games, which are read in the background.
    struct Reading;
    std::shared_ptr<Reading> m_reading;
    /// True while the saved games are being read.
    bool m_restoring = false;
    /// True if a game was begun or changed since restore() was called.
    bool m_begun = false;
    PlayShown m_shown;
    PlayPick m_pick;
    PlayWords m_words;
    play::Players m_players;
    PlaySetupPlayers m_rivals{nullptr};
    /// True if the opponent was replaced during this game.
    bool m_opponentReplaced = false;
    bool m_openedOver = false;
    std::optional<MoveInSum> m_opening;
    std::optional<play::MoveInput> m_moveInput;
    std::optional<OutcomeClass> m_outcome;
    /// Computes the outcome in the background if that takes longer than one frame.
    BackgroundWork m_outcomeWork;
    bool m_outcomePending = false;
    BackgroundWork m_answerWork;
    bool m_answerWanted = false;
    bool m_typing = false;
    bool m_stopped = false;
    bool m_mistakesWait = false;
    bool m_countUp = false;
    QString m_showOutcomes = QStringLiteral("after-move");
    Event m_event = Event::Started;
    Wording m_problem;
    Wording m_amountProblem;
    Wording m_fileText;
    bool m_fileRefused = false;
    PlayGames m_games;
    PlayMoves m_moves;
    PlayHelp m_hints;
    PlayVariations m_variationList;
    PlayReview m_review;
    BitTableModel m_columns;
    QTimer m_answer;
    int m_pause = 800;
    quint32 m_seed = 1;
};

}  // namespace nimstone
