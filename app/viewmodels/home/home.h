// What the Home page leads to: what was begun, looked at without opening it; what is due today; one new thing.
#pragma once

#include <QDate>
#include <QPointer>
#include <functional>
#include <optional>

#include "app/storage/sets/exercise_run.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/practise/practice_set_run.h"
#include "app/viewmodels/shell/record_aware.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// The game that is kept.
struct HomeGame {
    Q_GADGET
    QML_VALUE_TYPE(homeGame)

    /// Whether there is one in which a move was made.
    NIMSTONE_FIELD(bool, there) = false;
    NIMSTONE_FIELD(bool, over) = false;
    /// Its name in the notation, as its picture has it: "nim", "sum"; and in words.
    NIMSTONE_FIELD(QString, game){};
    NIMSTONE_FIELD(QString, name){};
    /// The position that it stands at, or where it began if it is over.
    NIMSTONE_FIELD(QString, position){};
    /// "7 moves, against Perfect play", or who won.
    NIMSTONE_FIELD(QString, standing){};
    /// When it was kept last, in milliseconds since 1970; 0 for none.
    NIMSTONE_FIELD(qreal, time) = 0;
};

/// The set of exercises on the Practise page where that page is there, else the one that is kept.
struct HomeSet {
    Q_GADGET
    QML_VALUE_TYPE(homeSet)

    NIMSTONE_FIELD(bool, there) = false;
    /// Rich text.
    NIMSTONE_FIELD(QString, title){};
    /// "Exercise set · 3 of 12 done".
    NIMSTONE_FIELD(QString, standing){};
};

/// Where one was in a proof.
struct HomeProof {
    Q_GADGET
    QML_VALUE_TYPE(homeProof)

    NIMSTONE_FIELD(bool, there) = false;
    /// The name of the theorem in words; a short formula may stand in it.
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(int, step) = 0;
};

/// Where one is in practice.
struct HomePractice {
    Q_GADGET
    QML_VALUE_TYPE(homePractice)

    /// Whether nothing was ever answered.
    NIMSTONE_FIELD(bool, fresh) = true;
    /// The skill that was practised last, by its name in files and in words; empty for none.
    NIMSTONE_FIELD(QString, lastSkill){};
    NIMSTONE_FIELD(QString, lastSkillName){};
    /// When that was, in milliseconds since 1970; 0 for never.
    NIMSTONE_FIELD(qreal, lastTime) = 0;
    /// How many of one's own mistakes are due today.
    NIMSTONE_FIELD(int, due) = 0;
    /// How many skills are mastered, in words: "3 of 16 skills are mastered".
    NIMSTONE_FIELD(QString, standing){};
    /// The first skill that was never tried, with what it is about; empty where there is none.
    NIMSTONE_FIELD(QString, newSkill){};
    NIMSTONE_FIELD(QString, newSkillName){};
    NIMSTONE_FIELD(QString, newSkillTask){};
};

class Home : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// That of the Practise page; null until there is one.
    Q_PROPERTY(nimstone::PracticeSetRun* run MEMBER m_run WRITE setRun NOTIFY changed FINAL)
    /// As Preferences keep it.
    Q_PROPERTY(QString place MEMBER m_place NOTIFY changed FINAL)

    Q_PROPERTY(nimstone::HomeGame game READ game NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomeSet set READ set NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomeProof proof READ proof NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomePractice practice READ practice NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit Home(QObject* parent = nullptr, Clock clock = QDate::currentDate, const QString& folder = KeptFile::defaultFolder());

    void setRun(PracticeSetRun* run);
    HomeGame game() const;
    HomeSet set() const;
    HomeProof proof() const;
    HomePractice practice() const;

    /// Looks what is kept now.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();

private:
    void follow(Progress& progress) override;

    const Clock m_clock;
    const QString m_folder;
    QPointer<PracticeSetRun> m_run;
    QString m_place;
    std::optional<KeptGame> m_game;
    QDateTime m_gameTime;
    std::optional<RunHead> m_kept;
};

}  // namespace nimstone
