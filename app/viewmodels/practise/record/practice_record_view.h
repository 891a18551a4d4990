// The record of practice as pictures: how much of each skill is known, how often answers were right over the weeks, the
// calendar of days, the commonest mistakes.
#pragma once

#include <QDate>
#include <QLocale>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/practise/record/record_files.h"
#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

class PracticeRecordView : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// Where a file of answers is looked at, its record stands in the place of one's own.
    Q_PROPERTY(nimstone::RecordFiles* files READ files WRITE setFiles NOTIFY changed FINAL)
    /// What counts, sentence by sentence.
    Q_PROPERTY(QStringList rules READ rules NOTIFY languageChanged FINAL)
    /// In which dates are written: "en" or "zh_CN".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// Whether anything was answered at all.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// "128 exercises on 9 days, 101 of them right at the first try".
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// The same of a file that is looked at, and whose it is not; empty for one's own record.
    Q_PROPERTY(QString openedSummary READ openedSummary NOTIFY changed FINAL)
    /// Of each skill in order a ShownSkill.
    Q_PROPERTY(QVariantList skills READ skills NOTIFY changed FINAL)
    /// Of each of the last weeks, the oldest first: `asked`, `right`, `name` in words; `mark` is the day of the month for
    /// every fourth.
    Q_PROPERTY(QVariantList weeks READ weeks NOTIFY changed FINAL)
    /// The days of the last weeks, week after week from Monday: `asked`, `depth` (0 none, to 4), `name` in words; `future`
    /// where the day is yet to come.
    Q_PROPERTY(QVariantList days READ days NOTIFY changed FINAL)
    /// The days of the week from Monday, as short as can be.
    Q_PROPERTY(QStringList dayNames READ dayNames NOTIFY changed FINAL)
    /// The commonest mistakes: `text`, `skill`, `skillName`, `count`.
    Q_PROPERTY(QVariantList mistakes READ mistakes NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;
    static constexpr int weekCount = 16;

    explicit PracticeRecordView(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    RecordFiles* files() const { return m_files; }
    void setFiles(RecordFiles* files);
    QStringList rules() const;
    QString language() const { return m_locale.name(); }
    void setLanguage(const QString& language);
    bool empty() const;
    QString summary() const;
    QString openedSummary() const;
    QVariantList skills() const;
    QVariantList weeks() const;
    QVariantList days() const;
    QStringList dayNames() const;
    QVariantList mistakes() const;

Q_SIGNALS:
    void changed();

private:
    /// The Monday of the first week that is shown.
    QDate firstDay() const;
    DayTally between(const QDate& first, const QDate& last) const;

    Clock m_clock;
    QLocale m_locale{QLocale::English, QLocale::UnitedKingdom};
    QString detailOf(practice::Skill skill) const;
    /// What is shown: one's own record, or that of a file.
    const ProgressTally& tally() const;

    QPointer<RecordFiles> m_files;
};

}  // namespace nimstone
