// nimstone-cli verify [FILE]: checks a proof that `prove --format json` wrote, step by step.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <algorithm>
#include <optional>

#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/proofs/proof_check.h"
#include "app/export/proofs/proof_json.h"
#include "app/export/proofs/proof_reader.h"
#include "app/wording/errors.h"
#include "app/wording/proof_words.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "translations/catalogue.h"

namespace nimstone::cli {

namespace {

using exports::ProofFile;
using exports::ProofFlaw;
using exports::ProofJsonError;

/// Returns a sentence that says what was expected in the file and what was found.
QString expectation(const ProofJsonError& error)
{
    using Kind = ProofJsonError::Kind;
    const QString found = wording::quotedRichText(error.found);
    const QString expected = wording::quotedRichText(error.expected);
    const QString names = wording::commaList(expected.split(QStringLiteral(", ")));
    switch (error.kind) {
    case Kind::NoJson: return translate("cli::Verify", "expected JSON, found '%1'").arg(found);
    case Kind::EndsHere: return translate("cli::Verify", "expected more JSON, but the input ends here");
    case Kind::TooDeep: return translate("cli::Verify", "expected no deeper nesting, found '%1'").arg(found);
    case Kind::NoObject: return translate("cli::Verify", "expected fields in braces { }, found '%1'").arg(found);
    case Kind::NoList: return translate("cli::Verify", "expected a list in brackets [ ], found '%1'").arg(found);
    case Kind::NoText: return translate("cli::Verify", "expected text in quotation marks, found '%1'").arg(found);
    //: %1 is the text that was found, %2 and %3 are numbers
    case Kind::NoNumber:
        return translate("cli::Verify", "expected a whole number from %2 to %3, found '%1'")
            .arg(found, QString::fromStdString(error.least), QString::fromStdString(error.most));
    //: %1 is the text that was found, %2 and %3 are numbers
    case Kind::Rounded:
        return translate("cli::Verify", "expected a whole number from %2 to %3, found '%1'; another program has probably rounded it, "
                                        "because many keep whole numbers exact only up to 2^53")
            .arg(found, QString::fromStdString(error.least), QString::fromStdString(error.most));
    case Kind::NoTruth: return translate("cli::Verify", "expected true or false, found '%1'").arg(found);
    //: %1 is the text that was found, %2 a list of names
    case Kind::NoName: return translate("cli::Verify", "expected one of %2, found '%1'").arg(found, names);
    case Kind::NoTheorem: return translate("cli::Verify", "expected the name of a theorem, such as nim-lemma-2, found '%1'").arg(found);
    case Kind::NoKind: return translate("cli::Verify", "expected the kind of a step, such as nim-sum, found '%1'").arg(found);
    case Kind::NoVersion: return translate("cli::Verify", "expected a version, such as 1.0.0, found '%1'").arg(found);
    case Kind::NoNotation: return wording::sentence(*error.notation);
    //: %1 is the text that was found, %2 the text that Nimstone writes
    case Kind::OtherForm: return translate("cli::Verify", "expected %2, found '%1'").arg(found, expected);
    //: %1 is the text that was found, %2 a list of names of fields
    case Kind::UnknownField: return translate("cli::Verify", "expected one of the fields %2, found '%1'").arg(found, names);
    case Kind::FieldTwice: return translate("cli::Verify", "expected each field only once, found '%1' a second time").arg(found);
    case Kind::FieldMissing: break;
    }
    //: %1 is the name of a field
    return translate("cli::Verify", "expected the field '%1' between these braces, but it is missing").arg(expected);
}

QString sentence(const ProofJsonError& error)
{
    if (error.newer.empty())
        return expectation(error);
    //: %1 is a sentence that says what was expected and what was found, %2 is a version
    return translate("cli::Verify", "%1 (the file is from Nimstone %2, which is newer than this one)").arg(expectation(error), QString::fromStdString(error.newer));
}

/// Returns a JSON value as text, shortened to 60 characters.
QString shown(const std::string& value)
{
    constexpr qsizetype longest = 60;
    const QString text = wording::quotedRichText(value);
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

/// Returns one line of rich text that says what is wrong with the proof.
QString sentence(const ProofFlaw& flaw, const proof::Proof& proof)
{
    using Kind = ProofFlaw::Kind;
    const std::size_t step = flaw.step.value_or(0);
    const QString place = QString::number(step + 1);
    const QString kind = step < proof.steps.size() ? wording::quotedRichText(proof::kindOf(proof.steps[step])) : QString();
    const QString field = wording::quotedRichText(flaw.field);
    const QString expected = shown(flaw.expected);
    switch (flaw.kind) {
    case Kind::Refused: return wording::sentence(*flaw.refusal);
    //: %1 is the number of a step of a proof, %2 the kind of the step as the file names it
    case Kind::Missing: return translate("cli::Verify", "%1. The proof ends here, but the step %2 must follow.").arg(place, expected);
    case Kind::TooMany: return translate("cli::Verify", "%1. %2 is one step too many.").arg(place, kind);
    //: %1 is the number of a step of a proof, %2 and %3 are kinds of steps
    case Kind::OtherKind: return translate("cli::Verify", "%1. %2 is here, but the proof needs the step %3.").arg(place, kind, expected);
    case Kind::Fact:
        if (flaw.rounded) {
            //: %3 is the name of a field of the step, %4 the value in the file, %5 the right value
            return translate("cli::Verify", "%1. %2 does not hold: %3 is %4, but should be %5. Another program has probably rounded it, "
                                            "because many keep whole numbers exact only up to 2^53.")
                .arg(place, kind, field, shown(flaw.found), expected);
        }
        //: %3 is the name of a field of the step, %4 the value in the file, %5 the right value
        return translate("cli::Verify", "%1. %2 does not hold: %3 is %4, but should be %5.")
            .arg(place, kind, field, shown(flaw.found), expected);
    case Kind::Unfounded: return translate("cli::Verify", "%1. %2 does not follow from the steps before it.").arg(place, kind);
    case Kind::Words: break;
    }
    //: %1 is the name of a field of the file
    return flaw.step ? translate("cli::Verify", "%1. %2 holds, but its field '%3' does not match its numbers.").arg(place, kind, field)
                     : translate("cli::Verify", "The steps hold, but the field '%1' does not match them.").arg(field);
}

/// Compares the sentences in the file with the sentences of the correct proof. The file may be in any language, so the
/// result is the first difference in the language that has the fewest differences.
std::optional<ProofFlaw> textFlaw(const proof::Proof& proof, const QByteArray& json)
{
    const QString ours = spokenLanguage();
    std::optional<std::vector<ProofFlaw>> fewest;
    for (const QString& language : languages()) {
        speak(language);
        auto flaws = exports::textFlaws(proof, {json.data(), static_cast<std::size_t>(json.size())});
        if (!fewest || flaws.size() < fewest->size())
            fewest = std::move(flaws);
    }
    speak(ours);
    return fewest->empty() ? std::nullopt : std::optional(fewest->front());
}

/// Returns a text that says why the sentences of a file from another version are not compared. Returns an empty text
/// for a file of this version.
QString origin(const ProofFile& file)
{
    const std::string ours(exports::programVersion());
    if (file.version == ours)
        return {};
    QString text;
    if (file.version.empty()) {
        text = translate("cli::Verify", "This file is from Nimstone 1.0.0 or earlier, so only its numbers are checked, not its sentences.");
    } else {
        //: %1 and %2 are versions
        text = translate("cli::Verify", "This file is from Nimstone %1, and this is %2, so only its numbers are checked, not its sentences.")
                   .arg(QString::fromStdString(file.version), QString::fromStdString(ours));
    }
    text += u'\n';
    if (file.added) {
        //: %1 is the number of a step of a proof, %2 the kind of the step as the file names it
        text += translate("cli::Verify", "Step %1, %2, did not exist then. It is added here.")
                    .arg(QString::number(*file.added + 1), wording::quotedRichText(proof::kindOf(file.proof.steps[*file.added])))
            + u'\n';
    }
    return text;
}

/// Returns a list of the steps that hold, followed by the first error or by a sentence that the proof is correct.
QString report(const ProofFile& file, const std::optional<ProofFlaw>& flaw)
{
    const proof::Proof& proof = file.proof;
    //: %1 is the title of a theorem, %2 a position
    QString text = translate("cli::Verify", "%1 on %2").arg(wording::theoremTitle(proof.theorem), QString::fromStdString(print(proof.subject)))
        + u'\n' + origin(file);
    const bool isOfSteps = flaw && flaw->kind != ProofFlaw::Kind::Words;
    const std::size_t good = isOfSteps ? flaw->step.value_or(0) : proof.steps.size();
    for (std::size_t step = 0; step < good; ++step) {
        //: %1 is the number of a step of a proof, %2 the kind of the step as the file names it
        text += translate("cli::Verify", "%1. %2 holds.").arg(QString::number(step + 1), wording::quotedRichText(proof::kindOf(proof.steps[step]))) + u'\n';
    }
    return text + (flaw ? sentence(*flaw, proof) : translate("cli::Verify", "All steps hold: the proof is correct."));
}

class Verify : public Command {
public:
    Words words() const override
    {
        return {"verify", "[FILE] [-o FILE]",
                translate("cli::Verify", "Checks a proof from prove --format json step by step, by the rules of the game alone."),
                {"nimstone-cli prove bouton nim:3,4,5 --format json -o proof.json && nimstone-cli verify proof.json",
                 "nimstone-cli prove wythoff-cold wythoff:3,5 --format json | nimstone-cli verify"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("FILE", m_file, translate("cli::Verify", "The proof file; if omitted or -, standard input").toStdString());
    }

    Exit run(const std::string& path) override
    {
        if (m_file && m_file->empty())
            return reportArgument(1, emptyFileName());
        auto input = Input::open(m_file);
        if (!input)
            return reportError(input.error());
        auto output = Output::open(path, &*input);
        if (!output)
            return reportError(output.error());
        const QByteArray json = readAll(*input, exports::largestProofJson + 1);
        if (input->failure())
            return reportError(*input->failure());
        if (json.size() > static_cast<qsizetype>(exports::largestProofJson))
            return reportError(input->name(), 1, 1, translate("cli::Verify", "the file is too large to be a proof"));
        const auto file = exports::readProofJson(json);
        if (!file)
            return reportError(input->name(), file.error().line, file.error().column, sentence(file.error()));
        auto flaw = exports::stepFlaw(file->proof);
        if (!flaw && file->version == exports::programVersion())
            flaw = textFlaw(file->proof, json);
        output->write(wording::plain(report(*file, flaw)).toStdString() + '\n');
        return output->finish(flaw ? Exit::CheckFailed : Exit::Done);
    }

private:
    std::optional<std::string> m_file;
};

}  // namespace

std::unique_ptr<Command> makeVerify()
{
    return std::make_unique<Verify>();
}

}  // namespace nimstone::cli
