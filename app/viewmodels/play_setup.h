// What a new game will be, while it is being set up: its heaps, the opponent, who starts.
#pragma once

#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/play_session.h"
#include "app/viewmodels/worded.h"

namespace nimstone {

class PlaySetup : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QStringList heaps READ heaps NOTIFY heapsChanged FINAL)
    Q_PROPERTY(int mostHeaps READ mostHeaps CONSTANT FINAL)
    /// The heaps as a person writes them: 3, 4, 5.
    Q_PROPERTY(QString text READ text NOTIFY heapsChanged FINAL)
    /// What is wrong with the text that was typed last; nothing when empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// The names of "perfect" and of "learner".
    Q_PROPERTY(QStringList opponentNames READ opponentNames NOTIFY languageChanged FINAL)
    /// "perfect" or "learner", and how it plays.
    Q_PROPERTY(QString opponent READ opponent WRITE setOpponent NOTIFY playersChanged FINAL)
    Q_PROPERTY(QString opponentNote READ opponentNote NOTIFY playersChanged FINAL)
    Q_PROPERTY(bool personStarts READ personStarts WRITE setPersonStarts NOTIFY playersChanged FINAL)
    /// Names of positions worth playing, and what each is good for; in the same order.
    Q_PROPERTY(QStringList presets READ presets NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList presetNotes READ presetNotes NOTIFY languageChanged FINAL)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QStringList heaps() const;
    static int mostHeaps();
    QString text() const;
    QString problem() const { return m_problem ? m_problem() : QString(); }
    QString opponent() const;
    QString opponentNote() const;
    QStringList opponentNames() const;
    void setOpponent(const QString& opponent);
    bool personStarts() const { return m_first == play::Side::Person; }
    void setPersonStarts(bool personStarts);
    QStringList presets() const;
    QStringList presetNotes() const;

    /// Begins with what the session plays: the position it began with, or the one that shows.
    Q_INVOKABLE void takeFrom(nimstone::PlaySession* session, bool asItStands);
    /// False, and nothing is changed but `problem`, where the text cannot be read or has too many heaps.
    Q_INVOKABLE bool readText(const QString& text);
    Q_INVOKABLE void change(int heap, int difference);
    Q_INVOKABLE void addHeap();
    Q_INVOKABLE void removeHeap(int heap);
    Q_INVOKABLE void choosePreset(int index);
    /// A position by chance; the same seed draws the same one.
    Q_INVOKABLE void drawRandom(quint32 seed);
    /// Starts the game in the session.
    Q_INVOKABLE void begin(nimstone::PlaySession* session) const;

Q_SIGNALS:
    void heapsChanged();
    void problemChanged();
    void playersChanged();

private:
    void setPosition(Position position);

    Position m_position{{3, 4, 5}};
    play::Side m_first = play::Side::Person;
    play::Opponent m_opponent = play::perfect();
    std::function<QString()> m_problem;
};

}  // namespace nimstone
