// Makes the entries that are added to a set: exercises of chosen skills from a new seed, one exercise on heaps that a person types,
// or a text or task.
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

    // --- random exercises ---
    Q_PROPERTY(QStringList skills READ skills CONSTANT FINAL)
    Q_PROPERTY(QStringList skillNames READ skillNames NOTIFY languageChanged FINAL)
    /// One value for each skill: true if the user has chosen it.
    Q_PROPERTY(QList<bool> chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString skillsProblem READ skillsProblem NOTIFY changed FINAL)
    /// The level of the exercises: 1, 2, 3, or mixed.
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed FINAL)
    /// The game to which the exercises of Skill::Outcome are limited; empty for all games.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// The games to choose from: objects with `value` and `text`.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    /// True if Skill::Outcome is chosen. It is the only skill whose exercises can be limited to a game.
    Q_PROPERTY(bool canBeLimited READ canBeLimited NOTIFY changed FINAL)
    /// The text that the user typed as the number of exercises. The number is the total for all chosen skills.
    Q_PROPERTY(QString count READ count WRITE setCount NOTIFY changed FINAL)
    Q_PROPERTY(QString countProblem READ countProblem NOTIFY changed FINAL)

    // --- typed heaps ---
    /// The skills that are about Nim heaps.
    Q_PROPERTY(QStringList heapSkills READ heapSkills CONSTANT FINAL)
    Q_PROPERTY(QStringList heapSkillNames READ heapSkillNames NOTIFY languageChanged FINAL)
    Q_PROPERTY(QString heapSkill READ heapSkill WRITE setHeapSkill NOTIFY changed FINAL)
    /// The text that the user typed as the heaps, such as `nim:3,5,7` or `3 5 7`.
    Q_PROPERTY(QString heaps READ heaps WRITE setHeaps NOTIFY changed FINAL)
    Q_PROPERTY(QString heapsProblem READ heapsProblem NOTIFY changed FINAL)

public:
    /// A function that returns the entries that are already in the set.
    using There = std::function<const practice::SetEntries&()>;

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

    /// Chooses a skill; if it is already chosen, removes it from the chosen skills.
    Q_INVOKABLE void toggle(int skill);
    /// Makes the requested exercises from a seed that is derived from the random number `chance`. Returns true if they
    /// were made; otherwise sets the problem text of the wrong field.
    Q_INVOKABLE bool draw(quint32 chance);
    /// Makes the exercise on the typed heaps. Returns true if it was made; otherwise sets `heapsProblem`.
    Q_INVOKABLE bool setOwnHeaps();
    /// Makes the text or task that has these fields in files. Returns a sentence if it cannot be added; otherwise an empty text.
    Q_INVOKABLE QString addEntry(const QVariantMap& fields);

Q_SIGNALS:
    void changed();
    /// Emitted when new entries are ready. The receiver adds them at the end of the set.
    void made(const practice::SetEntries& entries);

private:
    using Wording = std::function<QString()>;

    /// Sets `choice` to a new value, and clears the problem of the old value.
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
