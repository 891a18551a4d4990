// The content of the Home page: the unfinished game, exercise set and proof (read from their files without opening
// them), the mistakes that are due today, and one new skill.
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

/// The game that was saved last.
struct HomeGame {
    Q_GADGET
    QML_VALUE_TYPE(homeGame)

    /// True if there is a game in which at least one move was made.
    NIMSTONE_FIELD(bool, there) = false;
    NIMSTONE_FIELD(bool, over) = false;
    /// The name of the game's icon in qml/components/games/: "nim", "sum".
    NIMSTONE_FIELD(QString, game){};
    /// The name of the game in words.
    NIMSTONE_FIELD(QString, name){};
    /// The current position, or the starting position if the game is over.
    NIMSTONE_FIELD(QString, position){};
    /// The state of the game in words, such as "7 moves made · opponent: Perfect"; after its end, who won.
    NIMSTONE_FIELD(QString, standing){};
    /// The time when the game was saved, in milliseconds since the start of 1970; 0 if there is no game.
    NIMSTONE_FIELD(qreal, time) = 0;
};

/// The exercise set that is open on the Practise page. If that page does not exist yet, the set comes from its file.
struct HomeSet {
    Q_GADGET
    QML_VALUE_TYPE(homeSet)

    NIMSTONE_FIELD(bool, there) = false;
    /// The title of the set, as rich text.
    NIMSTONE_FIELD(QString, title){};
    /// The progress in the set in words, such as "3 of 12 done".
    NIMSTONE_FIELD(QString, standing){};
};

/// The place in a proof where the person stopped.
struct HomeProof {
    Q_GADGET
    QML_VALUE_TYPE(homeProof)

    NIMSTONE_FIELD(bool, there) = false;
    /// The title of the theorem; it may contain a short formula.
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, position){};
    NIMSTONE_FIELD(int, step) = 0;
};

/// The part of the Home page that reports the person's practice.
struct HomePractice {
    Q_GADGET
    QML_VALUE_TYPE(homePractice)

    /// True if no exercise was ever answered.
    NIMSTONE_FIELD(bool, fresh) = true;
    /// The name in files of the skill that was practised last; empty if no skill was practised.
    NIMSTONE_FIELD(QString, lastSkill){};
    /// The name of the skill in `lastSkill`, in words.
    NIMSTONE_FIELD(QString, lastSkillName){};
    /// The time of the last answer, in milliseconds since the start of 1970; 0 if there is no answer.
    NIMSTONE_FIELD(qreal, lastTime) = 0;
    /// The number of mistakes that should be asked again today.
    NIMSTONE_FIELD(int, due) = 0;
    /// True if the person comes back after a month or longer without an answer or a card of a lesson.
    NIMSTONE_FIELD(bool, away) = false;
    /// The number of mastered skills, in words: "3 of 16 skills mastered".
    NIMSTONE_FIELD(QString, standing){};
    /// The name in files of the first skill that was never tried; empty if every skill was tried.
    NIMSTONE_FIELD(QString, newSkill){};
    /// The name of the skill in `newSkill`, in words.
    NIMSTONE_FIELD(QString, newSkillName){};
    /// A sentence that tells the person what the exercises of `newSkill` ask, such as "Find a heap that has a winning move."
    NIMSTONE_FIELD(QString, newSkillTask){};
};

class Home : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The exercise set of the Practise page; null until that page exists.
    Q_PROPERTY(nimstone::PracticeSetRun* run MEMBER m_run WRITE setRun NOTIFY changed FINAL)
    /// The place in a proof, in the format in which Preferences store it.
    Q_PROPERTY(QString place MEMBER m_place NOTIFY changed FINAL)

    Q_PROPERTY(nimstone::HomeGame game READ game NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomeSet set READ set NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomeProof proof READ proof NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::HomePractice practice READ practice NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit Home(QObject* parent = nullptr, Clock clock = QDate::currentDate, const QString& folder = ExclusiveFile::defaultFolder());

    void setRun(PracticeSetRun* run);
    HomeGame game() const;
    HomeSet set() const;
    HomeProof proof() const;
    HomePractice practice() const;

    /// Reads the saved game and the saved exercise set from their files again.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();

private:
    const Clock m_clock;
    const QString m_folder;
    QPointer<PracticeSetRun> m_run;
    QString m_place;
    std::optional<KeptGame> m_game;
    QDateTime m_gameTime;
    std::optional<RunHead> m_kept;
};

}  // namespace nimstone
