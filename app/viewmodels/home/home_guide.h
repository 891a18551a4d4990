// What the Home page leads to: where a person was, what is due today, one new thing; a first win for who is new.
#pragma once

#include <QDate>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/record_link.h"

namespace nimstone {

class HomeGuide : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::Progress* progress READ progress WRITE setProgress NOTIFY changed FINAL)
    /// Whether nothing was ever answered.
    Q_PROPERTY(bool fresh READ fresh NOTIFY changed FINAL)
    /// The skill that was practised last, by its name in files and in words; empty for none.
    Q_PROPERTY(QString lastSkill READ lastSkill NOTIFY changed FINAL)
    Q_PROPERTY(QString lastSkillName READ lastSkillName NOTIFY changed FINAL)
    /// When that was, in milliseconds since 1970; 0 for never.
    Q_PROPERTY(qreal lastTime READ lastTime NOTIFY changed FINAL)
    /// How many of one's own mistakes are due today.
    Q_PROPERTY(int due READ due NOTIFY changed FINAL)
    /// How many skills are mastered, in words: "3 of 16 skills are mastered".
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// The first skill that was never tried, with what it is about; empty where there is none.
    Q_PROPERTY(QString newSkill READ newSkill NOTIFY changed FINAL)
    Q_PROPERTY(QString newSkillName READ newSkillName NOTIFY changed FINAL)
    Q_PROPERTY(QString newSkillTask READ newSkillTask NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit HomeGuide(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    Progress* progress() const { return m_record.progress(); }
    void setProgress(Progress* progress);

    bool fresh() const;
    QString lastSkill() const;
    QString lastSkillName() const;
    qreal lastTime() const { return static_cast<qreal>(m_record.tally().last.time); }
    int due() const;
    QString standing() const;
    QString newSkill() const;
    QString newSkillName() const;
    QString newSkillTask() const;

Q_SIGNALS:
    void changed();

private:
    Clock m_clock;
    RecordLink m_record;
};

}  // namespace nimstone
