#include "app/export/proofs/proof_document.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/export/proofs/columns.h"
#include "app/wording/general_proof.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

namespace {

struct DocumentTexts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

QString useLine(const proof::Use& use)
{
    const QString title = wording::theoremTitle(use.theorem);
    const QString subject = QString::fromStdString(print(use.subject)).toHtmlEscaped();
    if (use.move) {
        //: A step of a proof uses the theorem %1 for the position %2 and the move %3; both are in the notation
        return DocumentTexts::tr("Uses: %1, on %2, move %3").arg(title, subject, QString::fromStdString(print(*use.move)));
    }
    //: A step of a proof uses the theorem %1 for the position %2, without a move
    return DocumentTexts::tr("Uses: %1, on %2").arg(title, subject);
}

/// Returns a line such as "Why: Every number cancels itself; 0 changes nothing". Returns an empty text if there are no
/// laws.
QString lawsLine(std::span<const proof::Law> laws)
{
    QStringList names;
    for (const proof::Law law : laws) {
        const QString name = wording::lawText(law).name;
        if (!names.contains(name))
            names << name;
    }
    if (names.empty())
        return {};
    //: The laws that a line of a proof uses: %1 is, for example, "Every number cancels itself; 0 changes nothing"
    return DocumentTexts::tr("Why: %1").arg(names.join(
        //: A separator between the laws in the line "Why: …"
        DocumentTexts::tr("; ", "between laws")));
}

/// Adds lines such as "<b>Worked out</b>: both sides are numbers …", one for each law, in the order in which the laws
/// are first used.
void addLaws(ProofDocument& document, const std::vector<proof::Law>& laws)
{
    //: The heading of the list of all laws that a proof uses
    document.lawsTitle = DocumentTexts::tr("Laws used in this proof");
    for (const proof::Law law : laws) {
        const wording::LawText words = wording::lawText(law);
        //: A law of nim-sums or games: %1 is its name, %2 is the law in words
        const QString text = DocumentTexts::tr("<b>%1</b>: %2").arg(words.name, words.reason);
        if (!document.laws.contains(text))
            document.laws << text;
    }
}

ProofDocument headOf(proof::Theorem theorem)
{
    ProofDocument document;
    document.title = wording::theoremTitle(theorem);
    document.claim = wording::theoremStatement(theorem);
    return document;
}

}  // namespace

QString proofTitle()
{
    //: The heading of the proof of a theorem for any numbers
    return DocumentTexts::tr("Proof");
}

QString exampleTitle()
{
    //: The heading of the same proof for the numbers of a position
    return DocumentTexts::tr("Example");
}

ProofDocument proofDocument(const proof::Proof& proof)
{
    ProofDocument document = headOf(proof.theorem);
    document.subject = QString::fromStdString(print(proof.subject));
    document.table = gameSumOf(proof);
    if (proof.move) {
        //: The move that a proof is about, in the notation: 1-2
        document.moveLine = DocumentTexts::tr("Move: %1").arg(QString::fromStdString(print(*proof.move)));
    }
    std::vector<proof::Law> laws;
    for (std::size_t index = 0; index < proof.steps.size(); ++index) {
        const wording::StepText words = wording::stepText(proof, index);
        const auto ofStep = proof::lawsOf(proof, index);
        ProofDocument::Step step{{}, words.statement, words.reason, lawsLine(ofStep), {}};
        for (const proof::Use& use : proof::usesOf(proof, index))
            step.uses << useLine(use);
        document.steps << step;
        laws.insert(laws.end(), ofStep.begin(), ofStep.end());
    }
    addLaws(document, laws);
    return document;
}

ProofDocument generalDocument(proof::Theorem theorem)
{
    ProofDocument document = headOf(theorem);
    std::vector<proof::Law> laws;
    for (const wording::GeneralLine& line : wording::generalProof(theorem)) {
        ProofDocument::Step step{line.heading, line.statement, line.reason, lawsLine(line.laws), {}};
        for (const proof::Theorem use : line.uses) {
            //: A step of a proof uses the theorem %1
            step.uses << DocumentTexts::tr("Uses: %1").arg(wording::theoremTitle(use));
        }
        document.steps << step;
        laws.insert(laws.end(), line.laws.begin(), line.laws.end());
    }
    addLaws(document, laws);
    return document;
}

}  // namespace nimstone::exports
