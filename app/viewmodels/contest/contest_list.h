// The contest problems to choose from: all of them, or those that words find, by what they are about or by who sets them.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

class ContestList : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// A number, a title in either language, a game, a judge, or several of these.
    Q_PROPERTY(QString words MEMBER m_words NOTIFY changed FINAL)
    /// Whether they are sorted by judge, not by what they are about.
    Q_PROPERTY(bool byJudge MEMBER m_byJudge NOTIFY changed FINAL)
    /// Only those that lean on this theorem, by its name; all where it is empty.
    Q_PROPERTY(QString theorem MEMBER m_theorem NOTIFY changed FINAL)
    /// Objects with `name` (hdu-1527), `label` (HDU 1527), `title`, and for the first under a heading `heading`, else empty.
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed FINAL)
    /// The names of those that the person has solved.
    Q_PROPERTY(QStringList solved READ solved NOTIFY solvedChanged FINAL)

public:
    explicit ContestList(QObject* parent = nullptr);

    QVariantList problems() const;
    QStringList solved() const { return m_solved; }

Q_SIGNALS:
    void changed();
    void solvedChanged();

protected:
    void follow(Progress& progress) override;

private:
    QString m_words;
    QString m_theorem;
    bool m_byJudge = false;
    QStringList m_solved;
};

}  // namespace nimstone
