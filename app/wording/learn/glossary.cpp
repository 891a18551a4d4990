#include "app/wording/learn/glossary.h"

#include <algorithm>
#include <map>

#include "translations/lesson_texts.h"

namespace nimstone::wording {

GlossaryTerms::GlossaryTerms(std::vector<learn::GlossaryTerm> terms) : m_terms(std::move(terms))
{
    QStringList forms;
    for (const learn::GlossaryTerm& term : m_terms) {
        for (const std::string& form : term.forms) {
            forms << QRegularExpression::escape(QString::fromStdString(form));
            m_keys.insert(QString::fromStdString(form).toLower(), QString::fromStdString(term.key));
        }
    }
    // The first form that matches counts, so the longest one comes first.
    std::ranges::stable_sort(forms, std::greater(), &QString::size);
    // A form that begins or ends with a letter or a digit does not stand beside another one.
    const QString words = QStringLiteral("(?<![a-z0-9](?=[a-z0-9]))(?:%1)(?!(?<=[a-z0-9])[a-z0-9])");
    m_forms = QRegularExpression(words.arg(forms.join(QLatin1Char('|'))), QRegularExpression::CaseInsensitiveOption);
}

const learn::GlossaryTerm* GlossaryTerms::find(const QString& key) const
{
    const auto found = std::ranges::find(m_terms, key.toStdString(), &learn::GlossaryTerm::key);
    return found == m_terms.end() ? nullptr : &*found;
}

QList<TermPlace> GlossaryTerms::in(const QString& text) const
{
    QList<TermPlace> places;
    for (auto matches = m_forms.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        const TermPlace place{m_keys.value(match.captured().toLower()), match.capturedStart(), match.capturedLength()};
        if (std::ranges::find(places, place.key, &TermPlace::key) == places.end())
            places << place;
    }
    return places;
}

const GlossaryTerms& glossaryIn(const QString& language)
{
    static std::map<QString, GlossaryTerms> all;
    auto found = all.find(language);
    if (found == all.end())
        found = all.emplace(language, learn::readGlossary(glossaryFile(language).toStdString()).value()).first;
    return found->second;
}

}  // namespace nimstone::wording
