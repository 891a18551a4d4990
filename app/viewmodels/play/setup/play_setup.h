// What a new game will be, while it is being set up: the game and its parameters, the position, who plays.
#pragma once

#include <QFutureWatcher>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/play/play_setup_players.h"
#include "core/play/moves/position_request.h"

namespace nimstone {

class PlaySetup : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// All games and a sum: `name`, `text`, and `family`, a heading over the first of each group.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    /// The name of the game in the notation, "sum" for several.
    Q_PROPERTY(QString game READ game NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY tableChanged FINAL)

    /// What the game's parameter is, empty where it has none; its text, and what is wrong with the text typed last.
    Q_PROPERTY(QString parameterLabel READ parameterLabel NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString parameter READ parameter NOTIFY tableChanged FINAL)
    Q_PROPERTY(QString parameterProblem READ parameterProblem NOTIFY problemChanged FINAL)

    /// The position in the notation, or as it was typed.
    Q_PROPERTY(QString text READ text NOTIFY tableChanged FINAL)
    /// What is wrong with the text that was typed last; nothing when empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)

    /// The games that can join what is set up as a sum: `name` and `text`.
    Q_PROPERTY(QVariantList joining READ joining NOTIFY tableChanged FINAL)
    /// The parts of a sum as text, and the one that the numbers are of; of one game, that one.
    Q_PROPERTY(QStringList parts READ parts NOTIFY tableChanged FINAL)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY tableChanged FINAL)
    /// The numbers of the part in hand, and what each is: heaps; the sides of blocks, two and two; a pile and its quota.
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY tableChanged FINAL)
    Q_PROPERTY(QStringList numberNames READ numberNames NOTIFY tableChanged FINAL)
    /// How many numbers belong together: 2 of a block, else 1; whether there can be more of them, or fewer.
    Q_PROPERTY(int group READ group NOTIFY tableChanged FINAL)
    /// Whether they need their names beside them.
    Q_PROPERTY(bool namesShown READ namesShown NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool canRemove READ canRemove NOTIFY tableChanged FINAL)
    /// More numbers than can be changed one by one.
    Q_PROPERTY(bool tooManyNumbers READ tooManyNumbers NOTIFY tableChanged FINAL)

    /// Positions worth playing: `label` and `note` of each.
    Q_PROPERTY(QVariantList presets READ presets NOTIFY tableChanged FINAL)
    /// What a random position can be wished to be: `value` and `text`.
    Q_PROPERTY(QVariantList wishes READ wishes NOTIFY tableChanged FINAL)
    Q_PROPERTY(bool drawing READ drawing NOTIFY drawingChanged FINAL)
    /// What became of the last wish, where it could not be met.
    Q_PROPERTY(QString wishProblem READ wishProblem NOTIFY problemChanged FINAL)

    Q_PROPERTY(bool partisan READ partisan NOTIFY tableChanged FINAL)
    /// Whether it can be worded as counting up: Bash's game of one heap.
    Q_PROPERTY(bool canCountUp READ canCountUp NOTIFY tableChanged FINAL)
    Q_PROPERTY(nimstone::PlaySetupPlayers* players READ players CONSTANT FINAL)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QVariantList games() const;
    QString game() const;
    QString title() const;
    QString summary() const;
    QString parameterLabel() const;
    QString parameter() const;
    QString parameterProblem() const { return worded(m_parameterProblem); }
    QString text() const;
    QString problem() const { return worded(m_problem); }
    QStringList parts() const;
    QVariantList joining() const;
    int part() const { return static_cast<int>(m_part); }
    void setPart(int part);
    QStringList numbers() const;
    QStringList numberNames() const;
    int group() const;
    bool namesShown() const;
    bool canAdd() const;
    bool canRemove() const;
    bool tooManyNumbers() const;
    QVariantList presets() const;
    QVariantList wishes() const;
    bool drawing() const { return m_isDrawing; }
    QString wishProblem() const { return worded(m_wishProblem); }
    bool partisan() const { return m_sum.isPartisan(); }
    bool canCountUp() const;
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
    /// A position by chance, as wished; the same seed draws the same one. It comes some time later.
    Q_INVOKABLE void draw(const QString& wish, quint32 seed);
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
    void setTable(GameSum sum, const QString& typed = {});
    void callOffDrawing();
    void forgetProblems();
    void await(QFuture<std::optional<GameSum>> drawn);
    void takeDrawn();
    void choose(GameSum sum, const QString& typed = {});

    GameSum m_sum;
    std::size_t m_part = 0;
    QString m_typed;
    PlaySetupPlayers m_players;
    bool m_exposing = false;
    /// Until what was drawn is on the table.
    bool m_isDrawing = false;
    QFutureWatcher<std::optional<GameSum>> m_drawing;
    Wording m_problem;
    Wording m_parameterProblem;
    Wording m_wishProblem;
};

}  // namespace nimstone
