#include "app/wording/general_proof.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "app/wording/proofs/proof.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone::wording {

using proof::Theorem;

namespace {

/// Splits the text into sentences. Each sentence keeps the blanks that follow it.
QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression sentence(
        QStringLiteral("[^.?!。？！]*(?:[.?!](?!\\W*\\s)[^.?!。？！]*)*(?:[.?!]\\W?\\s+|[。？！][”）]?|$)"));
    QStringList sentences;
    for (auto match = sentence.globalMatch(text); match.hasNext();) {
        const QString found = match.next().captured();
        if (!found.isEmpty())
            sentences << found;
    }
    return sentences;
}

}  // namespace

QString GeneralProof::caseNumber(std::size_t level) const
{
    QStringList numbers;
    for (std::size_t above = 0; above < level; ++above)
        numbers << QString::number(m_numbers.at(above));
    return numbers.join(QLatin1Char('.'));
}

void GeneralProof::on(const char* position)
{
    const GameSum subject = *parseSum(position);
    const auto move = proof::needsMove(m_theorem) ? proof::exampleMove(subject.components().front().position) : std::nullopt;
    m_proof = *proof::prove(m_theorem, subject, move);
}

/// Returns the indices of the steps that pass the test. If a proof treats several heaps or rows in the same way, the general texts of their
/// steps are equal; only the first of these steps is returned.
std::vector<std::size_t> GeneralProof::stepsThat(Test test) const
{
    std::vector<std::size_t> steps;
    for (std::size_t step = 0; step < m_proof.steps.size(); ++step) {
        if (!test(m_proof.steps[step]))
            continue;
        const StepText words = textWithoutEndMark(m_proof, step, Reading::Letters);
        const bool isNew = std::ranges::none_of(steps, [&](std::size_t other) {
            const StepText known = textWithoutEndMark(m_proof, other, Reading::Letters);
            return known.reason == words.reason && known.statement == words.statement;
        });
        if (isNew)
            steps.push_back(step);
    }
    return steps;
}

void GeneralProof::allLines()
{
    for (const std::size_t step : stepsThat([](const proof::Step&) { return true; }))
        tell(step, {});
}

void GeneralProof::tell(std::size_t step, const QString& statement)
{
    const StepText words = textWithoutEndMark(m_proof, step, Reading::Letters);
    GeneralLine line{{}, statement.isEmpty() ? words.statement : statement, words.reason};
    const auto laws = proof::lawsOf(m_proof, step);
    line.laws.assign(laws.begin(), laws.end());
    for (const proof::Use& use : proof::usesOf(m_proof, step)) {
        // A proof uses its own theorem only for smaller positions, as the induction hypothesis. The list of used theorems leaves out this
        // use.
        if (use.theorem != m_theorem && std::ranges::find(line.uses, use.theorem) == line.uses.end())
            line.uses.push_back(use.theorem);
    }
    add(std::move(line));
}

void GeneralProof::addShared(const QString& statement, std::initializer_list<const char*> positions, Test test)
{
    const auto isSame = [](const QString& one, const QString& other) { return one.trimmed() == other.trimmed(); };
    QStringList common;
    std::vector<proof::Law> laws;
    for (const char* const position : positions) {
        on(position);
        for (const std::size_t step : stepsThat(test)) {
            const QStringList sentences = sentencesOf(textWithoutEndMark(m_proof, step, Reading::Letters).reason);
            if (laws.empty()) {
                const auto all = proof::lawsOf(m_proof, step);
                laws.assign(all.begin(), all.end());
                common = sentences;
            }
            const auto [told, own] = std::ranges::mismatch(common, sentences, isSame);
            common.erase(told, common.end());
        }
    }
    add({{}, statement, common.join(QString()).trimmed(), std::move(laws)});
}

void GeneralProof::say(const QString& statement, const QString& reason) { add({{}, statement, reason}); }

void GeneralProof::because(std::vector<proof::Law> laws, std::vector<Theorem> uses)
{
    m_lines.back().laws = std::move(laws);
    m_lines.back().uses = std::move(uses);
}

void GeneralProof::add(GeneralLine line)
{
    QStringList sentences = sentencesOf(line.reason);
    const auto isTold = [this](const QString& sentence) {
        return std::ranges::any_of(m_told, [&](const QStringList& told) { return told.contains(sentence.trimmed()); });
    };
    while (!sentences.isEmpty() && isTold(sentences.front()))
        sentences.removeFirst();
    for (const QString& sentence : std::as_const(sentences))
        m_told.back() << sentence.trimmed();
    line.reason = sentences.join(QString());
    line.heading = std::exchange(m_heading, {});
    m_lines.push_back(std::move(line));
}

void GeneralProof::inCase(std::size_t level, const QString& condition)
{
    m_numbers.resize(level);
    ++m_numbers.back();
    m_told.resize(level);
    m_told.emplace_back();
    //: The heading of a case of a proof: %1 is the number of the case, such as 2 or 2.1; %2 is the condition of the case
    m_heading = tr("Case %1: %2").arg(caseNumber(level), condition);
}

void GeneralProof::afterCases(std::size_t level)
{
    m_numbers.resize(level);
    m_told.resize(level + 1);
    if (level == 0)
        //: The heading of the conclusion from all cases of a proof
        m_heading = tr("Conclusion");
    else
        //: The heading of the conclusion from all subcases of a case: %1 is the number of the case
        m_heading = tr("Conclusion of Case %1").arg(caseNumber(level));
}

void GeneralProof::inRemark()
{
    if (!m_end)
        m_end = m_lines.size();
    m_told.resize(1);
    //: The heading of a remark after a proof, which is not a part of the proof
    m_heading = tr("Remark");
}

std::vector<GeneralLine> GeneralProof::take()
{
    GeneralLine& last = m_lines.at(m_end.value_or(m_lines.size()) - 1);
    last.reason = withEndMark(last.reason);
    return std::move(m_lines);
}

}  // namespace nimstone::wording
