// The block `problem`: contest problems, whether they are solved, and texts about them.
#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/learn/learn_block.h"

namespace nimstone {

class LearnProblems : public nimstone::LearnBlock {
    Q_OBJECT
    QML_ELEMENT

    /// The problems: objects with `name` (hdu-1527), `title` (HDU 1527 and the title), `solved`, `text` (rich text with links
    /// such as "break:hdu-1850/highest-bit"; may be empty), `challenge` (true if the idea is hidden at first), `named` (the lesson
    /// that the learner named, or empty), and `hidden` (true until a challenge is solved or its idea was revealed).
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed FINAL)

public:
    using LearnBlock::LearnBlock;

    QVariantList problems() const;

    /// Saves the lesson that the learner names for a problem.
    Q_INVOKABLE void nameLesson(const QString& problem, const QString& lesson);
    /// Shows the idea of a problem that is not solved yet.
    Q_INVOKABLE void revealIdea(const QString& problem);

Q_SIGNALS:
    void changed();

private:
    void show(bool again) override;
    QVariantMap row(const learn::ProblemRound& round) const;

    QStringList m_revealed;  ///< the problems whose idea was revealed
};

}  // namespace nimstone
