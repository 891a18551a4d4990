#include "app/export/proofs/proof_document.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/export/proofs/proof_pdf.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

namespace {

struct GeneralTexts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

using Line = ProofDocument::Step;
using Lines = QList<Line>;

/// Positions that show a case which none of a theorem's presets has.
struct OtherCase {
    proof::Theorem theorem;
    const char* position;
    bool hasAll = false;  ///< goes first: it has every line of a loop, which else would stand as cases of the proof
};
constexpr OtherCase otherCases[]{
    {proof::Theorem::MooreNim, "moore-nim(2):8,6,6,4", true},
    {proof::Theorem::MooreNim, "moore-nim(2):0"},
    {proof::Theorem::SubtractionPeriod, "subtraction(1,3,4):20,7"},
    {proof::Theorem::SubtractionPeriod, "subtraction(5):0"},
    {proof::Theorem::WythoffExact, "wythoff:0,0"},
    {proof::Theorem::WythoffExact, "wythoff:5,5"},
    {proof::Theorem::WythoffExact, "wythoff:0,7"},
    {proof::Theorem::FibonacciNim, "fibonacci-nim:0"},
    {proof::Theorem::Mex, "nim:0"},
    {proof::Theorem::GuySmith, "octal(0.3):19,17"},
    {proof::Theorem::Euclid, "euclid:67,17"},
    {proof::Theorem::FlawMisereGrundy, "kayles:0,0"},
    {proof::Theorem::FlawMisereGrundy, "kayles:5"},
};

std::vector<ProofSubject> subjectsWithEveryCase(proof::Theorem theorem)
{
    std::vector<ProofSubject> subjects = presetSubjects(theorem);
    for (const OtherCase& other : otherCases) {
        if (other.theorem == theorem)
            subjects.insert(other.hasAll ? subjects.begin() : subjects.end(), {theorem, *parseSum(other.position)});
    }
    return subjects;
}

/// In some of the cases that it stands in, a line may lean on more theorems than in others.
bool saysTheSame(const Line& one, const Line& other) { return one.statement == other.statement && one.reason == other.reason; }

Lines::iterator sameLine(Lines& lines, const Line& line)
{
    return std::ranges::find_if(lines, [&line](const Line& other) { return saysTheSame(line, other); });
}

/// Each once: where a proof goes through several heaps or rows in the same way, the line for any of them says it of all.
Lines generalLines(const proof::Proof& proof)
{
    Lines lines;
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const wording::GeneralText words = wording::generalText(proof, step);
        Line line{{}, words.statement(), words.reason, lawsLine(proof::lawsOf(proof.steps[step])), {}};
        for (const proof::Use& use : proof::usesOf(proof, step)) {
            // Of itself a proof only uses what it supposes of smaller positions.
            if (use.theorem == proof.theorem)
                continue;
            //: A step of a proof leans on a theorem
            const QString uses = GeneralTexts::tr("Uses: %1").arg(wording::theoremTitle(use.theorem));
            if (!line.uses.contains(uses))
                line.uses << uses;
        }
        if (sameLine(lines, line) == lines.end())
            lines << line;
    }
    return lines;
}

/// The lines that are new join `seen`, and what the others lean on joins theirs there. Whether any is new.
bool join(Lines& seen, const Lines& lines)
{
    bool isNew = false;
    for (const Line& line : lines) {
        const auto known = sameLine(seen, line);
        if (known == seen.end()) {
            seen << line;
            isNew = true;
            continue;
        }
        for (const QString& use : line.uses) {
            if (!known->uses.contains(use))
                known->uses << use;
        }
    }
    return isNew;
}

/// Only those that have a line which none before them had; the laws that they go by join `laws`.
std::vector<Lines> cases(proof::Theorem theorem, std::vector<proof::Law>& laws)
{
    std::vector<Lines> all;
    Lines seen;
    for (const ProofSubject& subject : subjectsWithEveryCase(theorem)) {
        const auto proof = proof::prove(theorem, subject.subject, subject.move);
        if (!proof)
            continue;
        const Lines lines = generalLines(*proof);
        if (!join(seen, lines))
            continue;
        all.push_back(lines);
        for (const proof::Step& step : proof->steps) {
            const auto ofStep = proof::lawsOf(step);
            laws.insert(laws.end(), ofStep.begin(), ofStep.end());
        }
    }
    for (Lines& lines : all) {
        for (Line& line : lines)
            line.uses = sameLine(seen, line)->uses;
    }
    return all;
}

using Branch = std::pair<Line, std::vector<Lines>>;

qsizetype longest(const Branch& branch)
{
    return std::ranges::max(branch.second, {}, [](const Lines& lines) { return lines.size(); }).size();
}

/// The lines from `depth` on: those in common, then each case that is left, what ends soonest first.
void tell(const std::vector<Lines>& all, qsizetype depth, const QString& number, Lines& told)
{
    QString heading = number.isEmpty() ? QString()
        //: Heads a case of a proof: %1 is its number, 2 or 2.1
        : GeneralTexts::tr("Case %1").arg(number);
    const auto isOver = [&](const Lines& lines) { return lines.size() <= depth; };
    while (std::ranges::none_of(all, isOver)
           && std::ranges::all_of(all, [&](const Lines& lines) { return saysTheSame(lines[depth], all.front()[depth]); })) {
        told << all.front()[depth++];
        told.back().heading = std::exchange(heading, {});
    }
    std::vector<Branch> branches;
    for (const Lines& lines : all) {
        if (isOver(lines))
            continue;
        const auto known = std::ranges::find_if(branches, [&](const Branch& branch) { return saysTheSame(branch.first, lines[depth]); });
        (known == branches.end() ? branches.emplace_back(lines[depth], std::vector<Lines>()) : *known).second.push_back(lines);
    }
    std::ranges::stable_sort(branches, {}, longest);
    for (std::size_t branch = 0; branch < branches.size(); ++branch) {
        const QString below = QString::number(branch + 1);
        tell(branches[branch].second, depth, number.isEmpty() ? below : number + QLatin1Char('.') + below, told);
    }
}

}  // namespace

ProofDocument generalDocument(proof::Theorem theorem)
{
    ProofDocument document;
    document.title = wording::theoremTitle(theorem);
    document.claim = wording::theoremStatement(theorem);
    std::vector<proof::Law> laws;
    tell(cases(theorem, laws), 0, {}, document.steps);
    document.lawsTitle = lawsTitle();
    document.laws = lawTexts(laws);
    return document;
}

}  // namespace nimstone::exports
