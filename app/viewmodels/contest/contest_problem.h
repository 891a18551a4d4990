// A contest problem as its page shows it: the task, the idea, the proof, the pitfalls, and the solution with its notes.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/value.h"
#include "core/contest/problem.h"

namespace nimstone {

/// The texts of a problem as rich text. Positions in the texts are links to position:TEXT.
struct ContestWords {
    Q_GADGET
    QML_VALUE_TYPE(contestWords)

    NIMSTONE_FIELD(QString, label){};    ///< the judge and the number of the problem, such as "HDU 1527"
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, game){};     ///< the name of the game, or its notation if it has no name
    NIMSTONE_FIELD(QString, limits){};   ///< the bounds of the numbers in the input; empty if the judge states no bounds
    NIMSTONE_FIELD(QString, task){};
    NIMSTONE_FIELD(QString, input){};
    NIMSTONE_FIELD(QString, output){};
    NIMSTONE_FIELD(QString, idea){};
    NIMSTONE_FIELD(QString, theorem){};
    NIMSTONE_FIELD(QString, theoremTitle){};  ///< the title of the theorem that the solution uses
    /// The place before the first step of the theorem's proof, in the format of ProveWords::place.
    NIMSTONE_FIELD(QString, proofPlace){};
    /// A link that opens the problem on any desktop where this program is installed.
    NIMSTONE_FIELD(QString, link){};
};

class ContestProblem : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// The name of the problem, such as "hdu-1527"; empty if there is no such problem.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    Q_PROPERTY(nimstone::ContestWords words READ words NOTIFY changed FINAL)
    /// The samples: objects with `input` and `output` as plain text, `isOwn` (true if the sample is not the judge's), and
    /// the `position` of the first case.
    Q_PROPERTY(QVariantList samples READ samples NOTIFY nameChanged FINAL)
    /// The common mistakes: objects with `text` and `program`. `program` is the name of a wrong program with this
    /// mistake, or empty.
    Q_PROPERTY(QVariantList pitfalls READ pitfalls NOTIFY changed FINAL)
    /// The notes on the lines of the solution, in the order of the lines.
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL)
    /// The languages in which the problem has a solution: "cpp", "python", or both.
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

    /// Returns the lines of the solution: objects with the fields of wording::CodeLine, which are `plain`, `indent`, `text`
    /// (rich text with the placeholder colors @comment, @keyword and @value), `note` and `wrong`.
    Q_INVOKABLE QVariantList codeOf(const QString& language) const;
    /// Returns the solution without the marks of the notes, ready to compile.
    Q_INVOKABLE QString plainCode(const QString& language) const;
    /// Returns the lines of a wrong program, in the form of `codeOf`. `wrong` is true in the lines with the mistake.
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
