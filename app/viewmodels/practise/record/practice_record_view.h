// The record of practice as charts: the mastery of each skill, the share of right answers in the last weeks, a calendar
// of days, and the most common mistakes.
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

    /// The files of answers that the person opened. While one of them is shown, it is used instead of the person's own
    /// record.
    Q_PROPERTY(nimstone::RecordFiles* files READ files WRITE setFiles NOTIFY changed FINAL)
    /// The rules that say which answers count, one sentence for each rule.
    Q_PROPERTY(QStringList rules READ rules NOTIFY languageChanged FINAL)
    /// The language in which dates are written: "en" or "zh_CN".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// True if no exercise was ever answered.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// The record in one sentence, such as "128 exercises on 9 days, 101 of them right on the first try".
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// A summary of the answers in the file that is shown, with the file's name and a note that the answers are not in
    /// the record. Empty while the person's own record is shown.
    Q_PROPERTY(QString openedSummary READ openedSummary NOTIFY changed FINAL)
    /// One ShownSkill for each skill, in the order of the skills.
    Q_PROPERTY(QVariantList skills READ skills NOTIFY changed FINAL)
    /// The number of entries in `skills`.
    Q_PROPERTY(int skillCount READ skillCount CONSTANT FINAL)
    /// The last weeks, oldest first, as objects with `asked`, `right`, `name` in words, and `mark`. `mark` is the date
    /// of the Monday in every fourth week, and empty in the other weeks.
    Q_PROPERTY(QVariantList weeks READ weeks NOTIFY changed FINAL)
    /// The days of the last weeks, beginning with a Monday, as objects with `asked`, `depth` (0 for no exercises, up to
    /// 4 for many), `name` in words, and `future` (true for days after today).
    Q_PROPERTY(QVariantList days READ days NOTIFY changed FINAL)
    /// The shortest names of the days of the week, beginning with Monday.
    Q_PROPERTY(QStringList dayNames READ dayNames NOTIFY changed FINAL)
    /// The most common mistakes, as objects with `text`, `skill`, `skillName` and `count`.
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
    int skillCount() const;
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
    /// The tally that is shown: the tally of the person's own record, or of the file that is shown.
    const ProgressTally& tally() const;

    QPointer<RecordFiles> m_files;
};

}  // namespace nimstone
