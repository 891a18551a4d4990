#include "app/viewmodels/contest/contest_list.h"

#include <QVariantMap>

#include <algorithm>
#include <vector>

#include "app/export/problem_text.h"
#include "app/viewmodels/contest/contest_solved.h"
#include "app/wording/contest.h"
#include "app/wording/proofs/proof.h"
#include "translations/spoken.h"

namespace nimstone {

ContestList::ContestList(QObject* parent) : RecordAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ContestList::changed);
    // The practice record changes with every answer, but solvedChanged is emitted only if the list of solved problems differs.
    connect(this, &RecordAware::progressChanged, this, [this] {
        if (QStringList solved = solvedProblems(recordTally()); solved != m_solved) {
            m_solved = std::move(solved);
            Q_EMIT solvedChanged();
        }
    });
}

QVariantList ContestList::problems() const
{
    auto found = exports::problemsMeant(m_words);
    if (!m_theorem.isEmpty())
        std::erase_if(found, [this](const contest::Problem* problem) { return proof::name(problem->theorem) != m_theorem.toStdString(); });
    const auto heading = [this](const contest::Problem* problem) {
        return m_byJudge ? wording::siteName(*problem) : wording::topicTitle(proof::topicOf(problem->theorem));
    };
    if (m_byJudge)
        std::ranges::stable_sort(found, {}, [](const contest::Problem* problem) { return wording::siteName(*problem); });
    else
        std::ranges::stable_sort(found, {}, [](const contest::Problem* problem) { return proof::topicOf(problem->theorem); });
    QVariantList entries;
    QString last;
    for (const contest::Problem* problem : found) {
        const QString group = heading(problem);
        entries.push_back(QVariantMap{{QStringLiteral("name"), QString::fromUtf8(problem->name)},
                                      {QStringLiteral("label"), wording::problemLabel(*problem)},
                                      {QStringLiteral("title"), wording::problemTitle(*problem, spokenLanguage())},
                                      {QStringLiteral("heading"), group == last ? QString() : group}});
        last = group;
    }
    return entries;
}

}  // namespace nimstone
