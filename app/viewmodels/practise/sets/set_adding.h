// What is added to a set of exercises: exercises of chosen skills, drawn from a fresh seed, or one on heaps of a person's own.
#pragma once

#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <tl/expected.hpp>

#include "app/viewmodels/shell/language_aware.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

class SetAdding : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The editor of a set has it")

    // --- drawn ---
    Q_PROPERTY(QStringList skills READ skills CONSTANT FINAL)
    Q_PROPERTY(QStringList skillNames READ skillNames NOTIFY languageChanged FINAL)
    /// Of each skill whether it is chosen.
    Q_PROPERTY(QList<bool> chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString skillsProblem READ skillsProblem NOTIFY changed FINAL)
    /// 1, 2, 3, or mixed.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed FINAL)
    /// The game to which Skill::Outcome is limited, empty for none; what there is to choose from, with `value` and `text`; and
    /// whether that skill is chosen.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    Q_PROPERTY(bool canBeLimited READ canBeLimited NOTIFY changed FINAL)
    /// As it was typed: how many, of all skills together.
    Q_PROPERTY(QString count READ count WRITE setCount NOTIFY changed FINAL)
    Q_PROPERTY(QString countProblem READ countProblem NOTIFY changed FINAL)

    // --- heaps of one's own ---
    /// The skills that are asked about heaps of Nim.
    Q_PROPERTY(QStringList heapSkills READ heapSkills CONSTANT FINAL)
    Q_PROPERTY(QStringList heapSkillNames READ heapSkillNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString heapSkill READ heapSkill WRITE setHeapSkill NOTIFY changed FINAL)
    /// As they were typed, `nim:3,5,7` or `3 5 7`.
    Q_PROPERTY(QString heaps READ heaps WRITE setHeaps NOTIFY changed FINAL)
    Q_PROPERTY(QString heapsProblem READ heapsProblem NOTIFY changed FINAL)

public:
    /// What is in the set already.
    using There = std::function<const practice::SheetExercises&()>;

    explicit SetAdding(There there, QObject* parent = nullptr);

    QStringList skills() const;
    QStringList skillNames() const;
    QList<bool> chosen() const { return m_chosen; }
    QString skillsProblem() const { return m_skillsProblem ? m_skillsProblem() : QString(); }
    QString level() const { return m_level; }
    void setLevel(const QString& level) { set(m_level, level, m_countProblem); }
    QString game() const { return m_game; }
    void setGame(const QString& game) { set(m_game, game, m_countProblem); }
    QVariantList games() const;
    bool canBeLimited() const { return m_chosen.value(static_cast<qsizetype>(practice::Skill::Outcome)); }
    QString count() const { return m_count; }
    void setCount(const QString& count) { set(m_count, count, m_countProblem); }
    QString countProblem() const { return m_countProblem ? m_countProblem() : QString(); }

    QStringList heapSkills() const;
    QStringList heapSkillNames() const;
    QString heapSkill() const { return m_heapSkill; }
    void setHeapSkill(const QString& skill) { set(m_heapSkill, skill, m_heapsProblem); }
    QString heaps() const { return m_heaps; }
    void setHeaps(const QString& heaps) { set(m_heaps, heaps, m_heapsProblem); }
    QString heapsProblem() const { return m_heapsProblem ? m_heapsProblem() : QString(); }

    /// Chooses a skill, or leaves it out again.
    Q_INVOKABLE void toggle(int skill);
    /// Draws what is asked for, from a seed that this chance number gives. Where something is wrong, its field has a line that
    /// says so, and nothing is drawn; whether it was.
    Q_INVOKABLE bool draw(quint32 chance);
    /// Likewise the exercise on one's own heaps.
    Q_INVOKABLE bool setOwnHeaps();

Q_SIGNALS:
    void changed();
    /// To be added at the end of the set.
    void made(const practice::SheetExercises& exercises);

private:
    using Wording = std::function<QString()>;

    /// Another choice; what was wrong with the one before is given up.
    void set(QString& choice, const QString& value, Wording& problem);
    tl::expected<practice::SheetRequest, Wording> request();
    tl::expected<int, Wording> readCount(int most) const;
    int room() const;
    static Wording full();

    There m_there;
    QList<bool> m_chosen;
    QString m_level = QStringLiteral("1");
    QString m_game;
    QString m_count = QStringLiteral("10");
    QString m_heapSkill = QStringLiteral("nim-sum");
    QString m_heaps;
    Wording m_skillsProblem;
    Wording m_countProblem;
    Wording m_heapsProblem;
};

}  // namespace nimstone
