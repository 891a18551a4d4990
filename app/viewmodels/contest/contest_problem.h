// One contest problem as its page shows it: task, idea, proof and pitfalls, and the solution with its notes.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/value.h"
#include "core/contest/problem.h"

namespace nimstone {

/// In rich text, but for what is said to be as it is written. Positions are links to position:TEXT.
struct ContestWords {
    Q_GADGET
    QML_VALUE_TYPE(contestWords)

    NIMSTONE_FIELD(QString, label){};    ///< "HDU 1527"
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, game){};     ///< by name; as the notation writes it where it has none
    NIMSTONE_FIELD(QString, limits){};   ///< empty where the judge states none
    NIMSTONE_FIELD(QString, task){};
    NIMSTONE_FIELD(QString, input){};
    NIMSTONE_FIELD(QString, output){};
    NIMSTONE_FIELD(QString, idea){};
    NIMSTONE_FIELD(QString, theorem){};
    NIMSTONE_FIELD(QString, theoremTitle){};  ///< of the proof that it leans on
    NIMSTONE_FIELD(QString, proofPlace){};    ///< where that proof begins, as the Prove page is told
    NIMSTONE_FIELD(QString, link){};          ///< opens the problem on any desktop where this program is installed
};

class ContestProblem : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// "hdu-1527"; none where there is no such problem.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    Q_PROPERTY(nimstone::ContestWords words READ words NOTIFY changed FINAL)
    /// Objects with `input` and `output`, as they are written.
    Q_PROPERTY(QVariantList samples READ samples NOTIFY nameChanged FINAL)
    /// Objects with `program`, the name of one that makes the mistake or empty, and `text`.
    Q_PROPERTY(QVariantList pitfalls READ pitfalls NOTIFY changed FINAL)
    /// What is said about the lines of the solution, in order.
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL)
    /// Of "cpp" and "python" those in which there is a solution.
    Q_PROPERTY(QStringList languages READ languages NOTIFY nameChanged FINAL)

public:
    explicit ContestProblem(QObject* parent = nullptr);

    QString name() const { return m_problem ? QString::fromUtf8(m_problem->name) : QString(); }
    void setName(const QString& name);
    const ContestWords& words() const { return m_words; }
    QVariantList samples() const;
    QVariantList pitfalls() const { return m_pitfalls; }
    QStringList notes() const { return m_notes; }
    QStringList languages() const;

    /// The solution line by line: objects with `plain`, `text` (its colours are @comment, @keyword and @value) and `note`.
    Q_INVOKABLE QVariantList codeOf(const QString& language) const;
    /// The solution as it is compiled, without the marks of the notes.
    Q_INVOKABLE QString plainCode(const QString& language) const;
    /// A program that makes the mistake, line by line: as `codeOf`, with `wrong`.
    Q_INVOKABLE QVariantList wrongCodeOf(const QString& program) const;

Q_SIGNALS:
    void nameChanged();
    void changed();

private:
    void reword();

    const contest::Problem* m_problem = nullptr;
    ContestWords m_words;
    QVariantList m_pitfalls;
    QStringList m_notes;
};

}  // namespace nimstone
