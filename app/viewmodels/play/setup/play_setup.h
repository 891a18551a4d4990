// What a new game will be, while it is being set up: the game and its parameters, the position, who plays.
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

    /// All games and a sum: `name`, `text`, and `family`, a heading over the first of each group.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    Q_PROPERTY(nimstone::SetupTable table READ table NOTIFY tableChanged FINAL)
    /// The position in the notation, or as it was typed.
    Q_PROPERTY(QString text READ text NOTIFY tableChanged FINAL)
    /// The part of a sum that the numbers are of.
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY tableChanged FINAL)
    /// What is wrong with the text that was typed last, and with the parameter; nothing when empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(QString parameterProblem READ parameterProblem NOTIFY problemChanged FINAL)
    Q_PROPERTY(bool drawing READ drawing NOTIFY drawingChanged FINAL)
    /// What became of the last request, where it could not be met.
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

    /// How many numbers can be changed one by one.
    static constexpr std::size_t mostNumbers = 12;

    /// Begins with what the session plays: the position it began with, or the one that shows.
    Q_INVOKABLE void takeFrom(nimstone::PlaySession* session, bool asItStands);
    /// A game of the list, with its first position. The one that is set up already stays as it is.
    Q_INVOKABLE void chooseGame(const QString& name);
    /// The game of the part in hand with another parameter; false, and only `parameterProblem` is changed, where the
    /// game refuses it.
    Q_INVOKABLE bool setParameter(const QString& text);
    /// Any position or sum, or numbers of the game in hand; false, and nothing is changed but `problem`, where it cannot
    /// be read or has too many heaps.
    Q_INVOKABLE bool readText(const QString& text);
    /// False, and nothing is changed, where that is no number or the game does not have it.
    Q_INVOKABLE bool setNumber(int index, const QString& text);
    Q_INVOKABLE void change(int index, int difference);
    /// A heap, a step, a block more; the one away to which this number belongs.
    Q_INVOKABLE void addHeap();
    Q_INVOKABLE void removeHeap(int index);
    /// A game more in the sum, or the part in hand away.
    Q_INVOKABLE void addPart(const QString& game);
    Q_INVOKABLE void removePart();
    Q_INVOKABLE void choosePreset(int index);
    /// A position by chance, as requested; the same seed draws the same one. It comes some time later.
    Q_INVOKABLE void draw(const QString& request, quint32 seed);
    /// A position in which the mistaken opponent gives the win away: it starts there.
    Q_INVOKABLE void expose(quint32 seed);
    /// Starts the game in the session.
    Q_INVOKABLE void begin(nimstone::PlaySession* session) const;

Q_SIGNALS:
    void tableChanged();
    /// It was set as a whole, chosen or typed or drawn; or in a part of it, by its numbers or its parameter.
    /// (tableChanged comes with another language, too.)
    void chosen();
    void changedInPart();
    void problemChanged();
    void drawingChanged();

private:
    using Wording = std::function<QString()>;
    static QString worded(const Wording& wording) { return wording ? wording() : QString(); }

    const Component& inHand() const { return m_sum.components()[m_part]; }
    bool setParts(std::vector<Component> parts);
    bool setPosition(Position position);
    void tellOfTable();
    void setTable(GameSum sum, const QString& typed = {});
    void callOffDrawing();
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
    /// Until what was drawn is on the table.
    bool m_isDrawing = false;
    QFutureWatcher<std::optional<GameSum>> m_drawing;
    Wording m_problem;
    Wording m_parameterProblem;
    Wording m_requestProblem;
};

}  // namespace nimstone
