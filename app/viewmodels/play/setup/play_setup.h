// The settings of a new game: the game and its parameters, the position, and the players.
#pragma once

#include <QFutureWatcher>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/play/play_setup_players.h"
#include "app/viewmodels/play/setup/setup_table.h"

namespace nimstone {

class PlaySetup : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// One object for each game and one for sums: `name`, `text`, and `family`, the heading of the group in the first
    /// game of each group.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    Q_PROPERTY(nimstone::SetupTable table READ table NOTIFY tableChanged FINAL)
    /// The text that the user typed as the position; if the user typed none, the position in the notation.
    Q_PROPERTY(QString text READ text NOTIFY tableChanged FINAL)
    /// The index of the selected component of the sum. The numbers of this component can be edited.
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY tableChanged FINAL)
    /// A sentence that says what is wrong with the position that was typed last; empty if nothing is wrong.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// A sentence that says what is wrong with the parameter that was typed last; empty if nothing is wrong.
    Q_PROPERTY(QString parameterProblem READ parameterProblem NOTIFY problemChanged FINAL)
    Q_PROPERTY(bool drawing READ drawing NOTIFY drawingChanged FINAL)
    /// A sentence that says why the last request for a random position failed; empty if it did not fail.
    Q_PROPERTY(QString requestProblem READ requestProblem NOTIFY problemChanged FINAL)
    Q_PROPERTY(nimstone::PlaySetupPlayers* players READ players CONSTANT FINAL)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QVariantList games() const;
    const SetupTable& table() const { return m_table; }
    QString parameterProblem() const { return worded(m_parameterProblem); }
    QString text() const;
    QString problem() const { return worded(m_problem); }
    int part() const { return static_cast<int>(m_part); }
    void setPart(int part);
    bool drawing() const { return m_isDrawing; }
    QString requestProblem() const { return worded(m_requestProblem); }
    PlaySetupPlayers* players() { return &m_players; }

    const GameSum& sum() const { return m_sum; }

    /// The largest number of numbers in a position that can be edited one by one.
    static constexpr std::size_t mostNumbers = 12;

    /// Starts with the game of the session: with its current position if `asItStands` is true, otherwise with its start
    /// position.
    Q_INVOKABLE void takeFrom(nimstone::PlaySession* session, bool asItStands);
    /// Chooses the game with this name in the list `games`, with the game's first preset. Choosing the current game
    /// again changes nothing.
    Q_INVOKABLE void chooseGame(const QString& name);
    /// Changes the parameter of the game of the selected component. If the game refuses the parameter, returns false
    /// and changes only `parameterProblem`.
    Q_INVOKABLE bool setParameter(const QString& text);
    /// Sets the position from a text: a position of any game, a sum, or numbers for the game of the selected component.
    /// If the text cannot be read or has too many heaps, returns false and changes only `problem`.
    Q_INVOKABLE bool readText(const QString& text);
    /// Sets one number of the selected component. Returns false and changes nothing if the text is not a number or the
    /// game does not allow the number.
    Q_INVOKABLE bool setNumber(int index, const QString& text);
    Q_INVOKABLE void change(int index, int difference);
    /// Adds a heap, a step or a block to the selected component.
    Q_INVOKABLE void addHeap();
    /// Removes the heap, step or block of the number with this index.
    Q_INVOKABLE void removeHeap(int index);
    /// Adds a component, which is a position of this game, to the sum.
    Q_INVOKABLE void addPart(const QString& game);
    /// Removes the selected component from the sum.
    Q_INVOKABLE void removePart();
    Q_INVOKABLE void choosePreset(int index);
    /// Requests a random position of the kind `request`. The same seed gives the same position. The position is
    /// computed in the background.
    Q_INVOKABLE void draw(const QString& request, quint32 seed);
    /// Requests a random position in which the mistaken opponent gives the win away. The opponent then starts.
    Q_INVOKABLE void expose(quint32 seed);
    /// Starts the chosen game in the session.
    Q_INVOKABLE void begin(nimstone::PlaySession* session) const;

Q_SIGNALS:
    void tableChanged();
    /// Emitted when the whole position was set: from the list, by typing, or at random. (tableChanged is also emitted
    /// when the language changes.)
    void chosen();
    /// Emitted when the numbers, the components or the parameter of the position were edited.
    void changedInPart();
    void problemChanged();
    void drawingChanged();

private:
    using Wording = std::function<QString()>;
    static QString worded(const Wording& wording) { return wording ? wording() : QString(); }

    const Component& inHand() const { return m_sum.components()[m_part]; }
    bool setParts(std::vector<Component> parts);
    bool setPosition(Position position);
    void updateTable();
    void setTable(GameSum sum, const QString& typed = {});
    void cancelDrawing();
    void forgetProblems();
    void await(QFuture<std::optional<GameSum>> drawn);
    void takeDrawn();
    void choose(GameSum sum, const QString& typed = {});

    GameSum m_sum;
    std::size_t m_part = 0;
    SetupTable m_table;
    QString m_typed;
    PlaySetupPlayers m_players;
    bool m_exposing = false;
    /// True while a requested position is being computed.
    bool m_isDrawing = false;
    QFutureWatcher<std::optional<GameSum>> m_drawing;
    Wording m_problem;
    Wording m_parameterProblem;
    Wording m_requestProblem;
};

}  // namespace nimstone
