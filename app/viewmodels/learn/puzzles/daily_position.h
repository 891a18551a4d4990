// The position of the day. The learner collects the winning moves on a board: a move that wins is added to a list, and any
// other move is answered on the board by a reply that wins. Then the learner chooses the reason for the outcome. A reason that
// is not right is answered by a position in which it fails.
#pragma once

#include <QDate>
#include <QPointer>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/record_aware.h"
#include "core/learn/daily.h"

namespace nimstone {

/// The texts that the page shows about the position of the day.
struct DailyWords {
    Q_GADGET
    QML_VALUE_TYPE(dailyWords)

    NIMSTONE_FIELD(QString, about){};     ///< the weekday, the game and the difficulty: "Monday · Nim · level 1 of 3"
    NIMSTONE_FIELD(QString, lesson){};    ///< the name of the lesson that teaches this game; empty if there is none
    NIMSTONE_FIELD(bool, solved) = false; ///< true if the learner has solved this position, now or before
    NIMSTONE_FIELD(QString, found){};     ///< a sentence about the winning moves that are found; empty if there are none yet
    NIMSTONE_FIELD(QString, question){};
    NIMSTONE_FIELD(QStringList, choices){};
    NIMSTONE_FIELD(QString, feedback){};  ///< the reply to the last move or choice, as rich text; empty at first
};

class DailyPosition : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The board on which moves are collected; null on Home, which only shows the position.
    Q_PROPERTY(nimstone::PlaySession* board MEMBER m_board WRITE setBoard NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::DailyWords words READ words NOTIFY changed FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed FINAL)

public:
    /// In SeeReply, the board shows the reply to a move that does not win.
    enum Stage { FindMoves, SeeReply, FindReason, Done };
    Q_ENUM(Stage)
    using Clock = std::function<QDate()>;

    explicit DailyPosition(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    void setBoard(PlaySession* board);
    const DailyWords& words() const { return m_words; }
    Stage stage() const { return m_stage; }

    /// If a new day has begun since the position was chosen, shows the position of the new day.
    Q_INVOKABLE void look();
    /// Chooses one of `words.choices`.
    Q_INVOKABLE void choose(int index);

Q_SIGNALS:
    void changed();

private:
    void showPosition();
    void collect();
    QString noteName() const;
    void askForMoves();
    void askForReason();
    void reword();

    const Clock m_clock;
    QDate m_date;
    learn::PositionOfTheDay m_daily;
    QPointer<PlaySession> m_board;
    DailyWords m_words;
    Stage m_stage = FindMoves;
    std::vector<MoveInSum> m_found;
    std::optional<play::SumVerdict> m_tried;  ///< the move that does not win, in SeeReply
    std::vector<learn::FalseReason> m_falseReasons;
    int m_rightPlace = 0;  ///< the index of the right reason among the choices
    int m_chosen = -1;     ///< the last choice in this stage; −1 if there is none
};

}  // namespace nimstone
