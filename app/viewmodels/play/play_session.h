// A game of any kind, between the person and the computer, two people, or two computers that are watched: picking and
// taking, undo and redo, help, and what is said about it.
//
// A move is picked first and taken only when it is confirmed. The computer answers after a pause, which can be skipped.
// To play another move after going back leaves the line that had been played; it is kept, and can be taken up again.
// Sizes and amounts cross to QML as text.
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
#include "app/viewmodels/play/play_variations.h"
#include "app/viewmodels/play/play_words.h"
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

    /// nim:3,4,5: the position that shows.
    Q_PROPERTY(QString position READ position NOTIFY positionChanged FINAL)
    /// The name of the game in the notation, without its parameters; of a sum, "sum".
    Q_PROPERTY(QString game READ game NOTIFY recordChanged FINAL)
    Q_PROPERTY(nimstone::PlayWords words READ words NOTIFY wordsChanged FINAL)
    /// The numbers of the first part.
    Q_PROPERTY(QStringList heaps READ heaps NOTIFY positionChanged FINAL)
    /// Whether the binary columns of the heaps say something here: Nim, misère Nim.
    Q_PROPERTY(bool columnsOffered READ columnsOffered NOTIFY recordChanged FINAL)
    /// How many moves are played, of how many there are.
    Q_PROPERTY(int ply READ ply NOTIFY positionChanged FINAL)
    Q_PROPERTY(int plyCount READ plyCount NOTIFY positionChanged FINAL)
    Q_PROPERTY(Turn turn READ turn NOTIFY positionChanged FINAL)
    /// Who plays; and who else can take the seat opposite in this game.
    Q_PROPERTY(Seats seats READ seats NOTIFY playersChanged FINAL)
    Q_PROPERTY(nimstone::PlaySetupPlayers* rivals READ rivals CONSTANT FINAL)
    /// Whether the computer can still be asked to make the first move of this game.
    Q_PROPERTY(bool canGoSecond READ canGoSecond NOTIFY positionChanged FINAL)
    /// Whether the computer started this game, it was undone to its start, and the person can start it instead.
    Q_PROPERTY(bool canGoFirst READ canGoFirst NOTIFY positionChanged FINAL)
    /// Whether the computer is about to answer.
    Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged FINAL)
    /// Whether the computer is to move, and waits to be asked, since later moves could be redone, or the watched game was
    /// stopped.
    Q_PROPERTY(bool waiting READ waiting NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool stopped READ stopped WRITE setStopped NOTIFY thinkingChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY positionChanged FINAL)
    /// Whether the person won; of two people, whoever is at the foot of the board. Only where the game is over.
    Q_PROPERTY(bool won READ won NOTIFY positionChanged FINAL)
    /// Whether a reply that punishes a move is being looked at, and can be taken back.
    Q_PROPERTY(bool trying READ trying NOTIFY positionChanged FINAL)

    Q_PROPERTY(bool picked READ isPicked NOTIFY pickedChanged FINAL)
    /// The heap picked from, counted from 0 in its part; −1 for none.
    Q_PROPERTY(int pickedHeap READ pickedHeap NOTIFY pickedChanged FINAL)
    /// What is typed: the amount from the heap in hand, or, where a heap or block is only parted, the first piece.
    Q_PROPERTY(QString pickedAmount READ pickedAmount NOTIFY pickedChanged FINAL)
    Q_PROPERTY(QString pickedMove READ pickedMove NOTIFY pickedChanged FINAL)
    /// Whether one more heap can be taken from in the same move, and whether what is picked can be split or made whole;
    /// whether that is ever so in this game.
    Q_PROPERTY(bool canAddHeap READ canAddHeap NOTIFY pickedChanged FINAL)
    Q_PROPERTY(bool canSplit READ canSplit NOTIFY pickedChanged FINAL)
    Q_PROPERTY(bool addsHeaps READ addsHeaps NOTIFY recordChanged FINAL)
    Q_PROPERTY(bool splits READ splits NOTIFY recordChanged FINAL)
    /// The moves where the board shows no heaps to count in, in words, as long as they are few: a screen reader's way to pick.
    Q_PROPERTY(QStringList offeredMoves READ offeredMoves NOTIFY positionChanged FINAL)
    /// How many digits the largest number of this game has.
    Q_PROPERTY(int digits READ digits NOTIFY recordChanged FINAL)

    /// When P or N shows, and the marks of the moves: "live", "after-move" (once the person has moved), "after-game".
    Q_PROPERTY(QString showOutcomes READ showOutcomes WRITE setShowOutcomes NOTIFY showOutcomesChanged FINAL)
    /// Whether Bash's game of one heap is told as counting up to its size.
    Q_PROPERTY(bool countUp READ countUp WRITE setCountUp NOTIFY countUpChanged FINAL)
    /// The games before this one.
    Q_PROPERTY(nimstone::PlayGames* games READ games CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayMoves* moves READ moves CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayHelp* hints READ hints CONSTANT FINAL)
    Q_PROPERTY(nimstone::PlayReview* review READ review CONSTANT FINAL)
    /// The lines that were left.
    Q_PROPERTY(nimstone::PlayVariations* variations READ variations CONSTANT FINAL)
    Q_PROPERTY(nimstone::BitTableModel* columns READ columns CONSTANT FINAL)

    /// In milliseconds: how long the computer lets the person look before it moves.
    Q_PROPERTY(int pause READ pause WRITE setPause NOTIFY pauseChanged FINAL)
    /// The seed of the computer's choices in this game.
    Q_PROPERTY(quint32 seed READ seed WRITE setSeed NOTIFY seedChanged FINAL)

public:
    enum Turn { Yours, Computers, Over };
    Q_ENUM(Turn)
    enum Seats { AgainstComputer, TwoPeople, Watching };
    Q_ENUM(Seats)

    explicit PlaySession(QObject* parent = nullptr);
    ~PlaySession() override;

    QString position() const;
    QString game() const;
    const PlayWords& words() const { return m_words; }
    QStringList heaps() const;
    bool columnsOffered() const;
    int ply() const { return static_cast<int>(record().cursor()); }
    int plyCount() const { return static_cast<int>(record().moves().size()); }
    Turn turn() const;
    Seats seats() const { return m_players.twoPeople() ? TwoPeople : m_players.watched() ? Watching : AgainstComputer; }
    bool thinking() const { return m_answer.isActive() || m_answerWanted; }
    bool waiting() const { return turn() == Computers && (record().canRedo() || m_stopped || trying()); }
    bool stopped() const { return m_stopped; }
    void setStopped(bool stopped);
    bool canUndo() const { return undoTarget().has_value(); }
    bool canRedo() const { return record().canRedo(); }
    bool won() const { return record().winner() == play::Side::Person; }
    bool trying() const { return m_beforeTrial.has_value(); }
    bool isPicked() const { return m_moveInput.has_value(); }
    int pickedHeap() const { return m_moveInput ? static_cast<int>(m_moveInput->heap) : -1; }
    QString pickedAmount() const;
    QString pickedMove() const;
    bool canAddHeap() const;
    bool canSplit() const;
    bool addsHeaps() const;
    bool splits() const;
    QStringList offeredMoves() const;
    int digits() const;
    PlaySetupPlayers* rivals() { return &m_rivals; }
    bool canGoSecond() const;
    bool canGoFirst() const;
    /// Whether it is known who wins.
    bool outcomeKnown() const { return m_outcome.has_value(); }
    QString showOutcomes() const { return m_showOutcomes; }
    void setShowOutcomes(const QString& when);
    bool countUp() const { return m_countUp; }
    void setCountUp(bool countUp);
    /// Whether the player to move can win.
    bool winning() const;
    PlayGames* games() { return &m_games; }
    PlayMoves* moves() { return &m_moves; }
    PlayHelp* hints() { return &m_hints; }
    PlayReview* review() { return &m_review; }
    PlayVariations* variations() { return &m_variationList; }
    BitTableModel* columns() { return &m_columns; }
    int pause() const { return m_pause; }
    void setPause(int pause);
    quint32 seed() const { return m_seed; }
    void setSeed(quint32 seed);

    /// For what draws the game.
    const play::Record& record() const { return m_variations.current(); }
    std::optional<MoveInSum> picked() const { return m_moveInput ? std::optional(m_moveInput->move) : std::nullopt; }
    const play::Players& players() const { return m_players; }
    /// Whether the opponent came in the middle of the game: then nobody has beaten it.
    bool relieved() const { return m_relieved; }
    /// Whether the game was over when it was opened: nobody has won it here.
    bool openedOver() const { return m_openedOver; }
    /// What the trays are called: of the person, and of who plays against them.
    QString sideName(play::Side side) const;

    /// Beyond that many heaps the bit columns say little.
    static constexpr std::size_t mostColumnRows = 12;

    /// The one line about a position that has more heaps than a board can show.
    static QString tooManyHeaps(std::size_t count);

    void start(const GameSum& sum, play::Side first, const play::Players& players, Cutter firstCutter = Cutter::Left);
    /// What was wrong with the position that was asked for last is given up.
    Q_INVOKABLE void forgetProblem();
    /// Picks a move; one that is not legal changes only `amountProblem`.
    void pickMove(const MoveInSum& move);

    /// Picks one of `offeredMoves`.
    Q_INVOKABLE void pickOffered(int index);

    /// Goes on with the game that was kept last, if there is one, as soon as it was read; one that is begun before that stays
    /// on the board. From then on this session's games are kept.
    Q_INVOKABLE void restore();
    /// Goes on with a game of the list; the one on the board goes there in its stead.
    Q_INVOKABLE void reopenGame(int row);
    /// Waits until the game is on the disk; false where it is not.
    bool flush();

    /// Starts a game at a position as a person writes it, against the same opponent; false, and nothing is changed but
    /// `problem`, where it cannot be read or not be shown.
    Q_INVOKABLE bool openPosition(const QString& text);
    /// Starts a game from the text of a whole game; false, and nothing is changed but `problem`, where it is none.
    bool openGame(const QString& text);
    Q_INVOKABLE void copyGame();
    /// The game with all its lines, as it is kept.
    QString wholeGame() const;
    /// A position, or a whole game.
    Q_INVOKABLE void pastePosition();

    /// Starts a game from a file in which one was saved; false, and nothing is changed but `fileText`, where it is none.
    Q_INVOKABLE bool openFile(const QUrl& file);
    /// Saves the game with all its lines; without an ending the name gets that of games.
    Q_INVOKABLE bool saveFile(const QUrl& file);
    /// A file that does not exist yet, in the folder where games are looked for first.
    Q_INVOKABLE QUrl suggestedFile() const;

    /// The same position once more. The person starts: the computer starts only the game that it was asked to start.
    Q_INVOKABLE void playAgain();

    /// Another opponent takes the seat opposite, and the game goes on: by one of the values of `rivals`, or "people".
    Q_INVOKABLE void playAgainst(const QString& who);
    /// The same start, and the computer starts, in this one game.
    Q_INVOKABLE void goSecond();
    /// The same start, and the person starts.
    Q_INVOKABLE void goFirst();

    /// Picks `amount`, a number in digits, from a heap of the first part counted from 0, as the first piece where heaps
    /// are only parted; what is not legal changes only `amountProblem`.
    Q_INVOKABLE bool pick(int heap, const QString& amount);
    /// Picks what a person writes: a number for the heap in hand, or a whole move in the notation, 1-2/3.
    Q_INVOKABLE bool pickText(const QString& text);
    /// Picks from the next place to the right, or to the left.
    Q_INVOKABLE void pickNext(int direction);
    Q_INVOKABLE void pickMore(int difference);
    /// Takes from one more heap in the same move; splits what is left, or leaves it whole.
    Q_INVOKABLE void pickOneMoreHeap();
    Q_INVOKABLE void pickSplit();
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

    /// Plays the reply that punishes the move of that row of `moves`; it is taken back as a whole.
    Q_INVOKABLE void tryRefutation(int row);
    Q_INVOKABLE void takeBack();
    /// Looks at the faults of the game one after another, from the first; and at the game as it ended.
    Q_INVOKABLE void beginReview();
    Q_INVOKABLE void stepReview(int direction);
    Q_INVOKABLE void endReview();
    /// Goes on with a line that was left, or forgets it.
    Q_INVOKABLE void takeUpLine(int row);
    Q_INVOKABLE void dropLine(int row);

Q_SIGNALS:
    /// A game begins; recordChanged came before it.
    void started();
    /// The game stands at its end, and this mistaken opponent has lost it; by its name in a kept game.
    void opponentBeaten(const QString& name);
    /// This state of the game is on the disk.
    void kept(const QString& text);
    /// Something happened of which `words.announcement` tells.
    void happened();
    void positionChanged();
    void recordChanged();
    void playersChanged();
    void thinkingChanged();
    void pickedChanged();
    void showOutcomesChanged();
    void countUpChanged();
    void wordsChanged();
    void pauseChanged();
    void seedChanged();

private:
    /// What is wrong, worded anew each time it is read, so that it follows the language.
    using Wording = std::function<QString()>;
    enum class Event { Started, Restored, Moved, WentBack, WentOn, TookBack };

    bool isPersonsTurn() const { return m_players.isPerson(record().sideToMove()); }

    PlayMoves::Marked marked() const;
    std::optional<std::size_t> undoTarget() const;
    std::optional<std::size_t> redoTarget() const;
    void travel(std::size_t target);
    void showFault();
    /// Starts a game from the position that this game started from.
    void startAgain(play::Side first, const play::Players& players);
    void awaitAnswer();
    void answer();
    void afterChange(Event event);
    void setDraft(std::optional<play::MoveInput> draft);
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
    void refusePosition(Wording problem);
    void tellOfFile(Wording text, bool isProblem);
    void refuseAmount(Wording problem);
    /// Words everything anew.
    void reword();
    QString headline() const;
    QString rules() const;
    QString sentence() const;
    QString doneText(std::size_t move) const;
    /// What happened last; with the computer's answer what it answers.
    QString lastMoves() const;
    QString lastEvent() const;
    QString announcement() const;
    QString outcomeText() const;
    QString revealedIdea() const;
    QString howItEnded() const;
    QString whyItEnded() const;
    KeptGames openStore();
    void finishRestoring();
    void resume(const KeptGame& game);
    bool worthKeeping() const;
    void putBack();
    void keep();

    play::Variations m_variations;
    /// The game as it was before a reply was tried.
    std::optional<play::Variations> m_beforeTrial;
    std::unique_ptr<GameStore> m_store;
    /// Whether the kept games are still being read, and whether a game was begun meanwhile.
    struct Reading;
    std::shared_ptr<Reading> m_reading;
    bool m_restoring = false;
    bool m_begun = false;
    PlayWords m_words;
    play::Players m_players;
    PlaySetupPlayers m_rivals{nullptr};
    /// Whether the opponent of this game came in the middle of it.
    bool m_relieved = false;
    bool m_openedOver = false;
    std::optional<play::MoveInput> m_moveInput;
    std::optional<OutcomeClass> m_outcome;
    /// What takes longer than a frame is worked out elsewhere meanwhile.
    BackgroundWork m_outcomeWork;
    bool m_outcomePending = false;
    BackgroundWork m_answerWork;
    bool m_answerWanted = false;
    bool m_typing = false;
    bool m_stopped = false;
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
