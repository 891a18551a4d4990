// The list of contest problems: all problems or those that match search words, sorted by topic or by judge.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

class ContestList : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The search words: a number, a title in either language, a game, a judge, or several of these.
    Q_PROPERTY(QString words MEMBER m_words NOTIFY changed FINAL)
    /// True if the list is sorted by judge, false if by topic.
    Q_PROPERTY(bool byJudge MEMBER m_byJudge NOTIFY changed FINAL)
    /// The name of a theorem. Only problems whose solution uses this theorem are listed; if it is empty, all problems
    /// are.
    Q_PROPERTY(QString theorem MEMBER m_theorem NOTIFY changed FINAL)
    /// The problems: objects with `name` (hdu-1527), `label` (HDU 1527), `title` and `heading`. `heading` is empty
    /// except for the first problem below a heading.
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed FINAL)
    /// The names of the problems that the user has solved.
    Q_PROPERTY(QStringList solved READ solved NOTIFY solvedChanged FINAL)

public:
    explicit ContestList(QObject* parent = nullptr);

    QVariantList problems() const;
    QStringList solved() const { return m_solved; }

Q_SIGNALS:
    void changed();
    void solvedChanged();

private:
    QString m_words;
    QString m_theorem;
    bool m_byJudge = false;
    QStringList m_solved;
};

}  // namespace nimstone
