// nimstone-cli prove THEOREM [POSITION…] [--move MOVE] [--format FORMAT] [--step N]: writes the worked proof. A PDF takes several
// positions. Without a position, the command writes the proof for any numbers; `prove all` writes the proofs of all
// theorems.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QStringList>
#include <charconv>
#include <cstdio>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "app/cli/commands/paper_option.h"
#include "app/cli/files/output.h"
#include "app/cli/files/pdf_file.h"
#include "app/cli/files/speech.h"
#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_pdf.h"
#include "app/export/proofs/theorems_pdf.h"
#include "app/wording/errors.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/quotation.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

QString formatNames()
{
    QStringList names;
    for (const exports::Format& format : exports::formats())
        names << QString::fromUtf8(format.name);
    return list(names);
}

/// Returns the column of the number that makes the move illegal, within a move such as `1-2`.
std::size_t columnAtFault(const std::string& text, const MoveError& error)
{
    const QString move = QString::fromStdString(text);
    const auto amount = move.lastIndexOf(QString::number(error.move.taken));
    return error.kind == MoveError::Kind::NoSuchHeap || amount < 0 ? 1 : static_cast<std::size_t>(amount) + 1;
}

/// Returns arguments with which `prove` succeeds, such as `bouton nim:1,1`, with a move if the theorem needs one.
QString asTyped(proof::Theorem theorem, const GameSum& subject)
{
    QString line = QStringLiteral("%1 '%2'").arg(QString::fromUtf8(name(theorem)), QString::fromStdString(print(subject)));
    if (const auto move = proof::exampleMove(subject.components().front().position); move && needsMove(theorem))
        line += QStringLiteral(" --move %1").arg(QString::fromStdString(print(*move)));
    return line;
}

/// Returns the reason why there is no proof, followed by arguments that the user can try instead.
QString withSuggestions(const proof::Refusal& refusal, const GameSum& subject)
{
    const QString sentence = wording::sentence(refusal);
    const QString nearest = asTyped(refusal.theorem, proof::nearestSubject(refusal.theorem, subject));
    const auto other = proof::theoremFor(subject);
    if (!other || *other == refusal.theorem) {
        //: %1 is a sentence that says why there is no proof; %2 are arguments that the user can type after `prove`
        //: instead: bouton 'nim:1,1'
        return translate("cli::Prove", "%1 Try %2.").arg(sentence, nearest);
    }
    //: %1 is a sentence that says why there is no proof; %2 and %3 are arguments that the user can type after `prove`
    //: instead. %3 has another theorem, which applies to the position
    return translate("cli::Prove", "%1 Try %2, or %3.").arg(sentence, nearest, asTyped(*other, subject));
}

/// Returns true if the theorem refuses the move, and not the position.
bool isAboutMove(const proof::Refusal& refusal)
{
    using Reason = proof::Refusal::Reason;
    return refusal.reason == Reason::MoveNotWanted || refusal.reason == Reason::MoveMissing || refusal.reason == Reason::MoveIllegal;
}

class Prove : public Command {
public:
    Words words() const override
    {
        return {"prove", "THEOREM [POSITION…] [--move MOVE] [--format FORMAT] [--step N] [--paper PAPER] [-o FILE]",
                translate("cli::Prove", "Proves a theorem on the numbers of a position, step by step and with a figure; without a "
                                        "position, for any numbers."),
                {"nimstone-cli prove nim-lemma-2 nim:42,27,19,10",
                 "nimstone-cli prove bouton",
                 "nimstone-cli prove all --format pdf -o proofs.pdf",
                 "nimstone-cli prove nim-lemma-1 nim:3,5,6 --move 2-1 --format latex -o lemma.tex",
                 "nimstone-cli prove bouton nim:3,4,5 --format pdf -o bouton.pdf",
                 "nimstone-cli prove nim-lemma-2 nim:42,27,19 --format svg --step 3 -o step.svg",
                 "nimstone-cli prove nim-count nim:3,4,5 nim:7,11,13 --format pdf -o sheet.pdf"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("THEOREM", m_theorem,
                       translate("cli::Prove", "The theorem, such as bouton; nimstone-cli theorems lists them, and all means each of them").toStdString());
        app.add_option("POSITION", m_positions, translate("cli::Prove", "The position, such as nim:3,4,5; --format pdf takes several").toStdString());
        app.add_option("--move", m_move,
                       translate("cli::Prove", "The move for nim-lemma-1; 2-1 takes 1 from heap 2").toStdString())
            ->type_name("MOVE")
            ->take_last();
        m_format = exports::formats().front().name;
        //: %1 is a list of the formats; the first format is the default
        app.add_option("--format", m_format, translate("cli::Prove", "One of %1; default: the first").arg(formatNames()).toStdString())
            ->type_name("FORMAT")
            ->take_last();
        app.add_option("--step", m_step,
                       translate("cli::Prove", "With --format svg or png: draws the figure after step N, counted from 1; default: "
                                               "after the last step")
                           .toStdString())
            ->type_name("N")
            ->take_last();
        m_paper.declare(app);
    }

    Command::Application application() const override
    {
        const exports::Format* format = exports::formatNamed(m_format);
        return format && format->drawn ? Application::Drawing : Application::Words;
    }

    Exit run(const std::string& path) override
    {
        const exports::Format* format = exports::formatNamed(m_format);
        if (!format) {
            //: %1 is the text that was found, %2 a list of the formats
            return reportOption("--format", 1, translate("cli::Prove", "expected one of %2, found '%1'")
                                                       .arg(wording::quotedRichText(m_format), formatNames()));
        }
        if (m_step && !format->writeStep) {
            //: %1 is the format that the user requested
            return reportArgument(
                1, translate("cli::Prove", "expected --format svg or png with --step, found %1").arg(wording::quotedRichText(m_format)));
        }
        const bool onPages = format->name == "pdf";
        if (m_paper.isGiven() && !onPages) {
            //: %1 is the format that the user requested
            return reportArgument(
                1, translate("cli::Prove", "expected --format pdf with --paper, found %1").arg(wording::quotedRichText(m_format)));
        }
        const auto paper = m_paper.size();
        if (!paper)
            return paper.error();
        if (m_positions.empty() && !m_theorem.empty())
            return writeForAnyNumbers(*format, *paper, path);
        const auto named = theorem();
        if (!named)
            return named.error();
        if (!onPages && m_positions.size() > 1) {
            //: %1 is a second position; only a PDF can have several positions
            return reportArgument(1, translate("cli::Prove", "expected nothing more, found '%1': only --format pdf takes "
                                                                 "several positions")
                                             .arg(wording::quotedRichText(m_positions[1])));
        }
        std::vector<exports::ProofSubject> subjects;
        for (const std::string& position : m_positions) {
            const auto checked = prove(*named, position);
            if (!checked)
                return checked.error();
            subjects.push_back({checked->theorem, checked->subject, checked->move});
        }
        if (onPages)
            return writeAsPdf(subjects, *paper, path);
        const auto proof = prove(*named, m_positions.front());
        const auto step = stepOf(*proof);
        if (!step)
            return step.error();
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        output->write(format->writeStep ? format->writeStep(*proof, *step) : format->write(*proof));
        return output->finish();
    }

private:
    tl::expected<proof::Theorem, Exit> theorem() const
    {
        if (m_theorem.empty())
            return tl::unexpected(reportArgument(1, translate("cli::Prove", "expected the name of a theorem, but the command "
                                                                                "ends here")));
        if (const auto theorem = proof::theoremNamed(m_theorem))
            return *theorem;
        return tl::unexpected(reportArgument(1, translate("cli::Prove", "expected the name of a theorem, such as "
                                                                            "nim-lemma-2, found '%1'")
                                                        .arg(wording::quotedRichText(m_theorem))));
    }

    /// Writes the proof for any numbers of the theorem with this name; if the name is `all`, writes the proofs of all
    /// theorems.
    Exit writeForAnyNumbers(const exports::Format& format, exports::PaperSize paper, const std::string& path) const
    {
        std::vector<proof::Theorem> theorems = wording::theoremsByTopic();
        if (m_theorem != "all") {
            const auto named = theorem();
            if (!named)
                return named.error();
            theorems = {*named};
        }
        if (!format.writeTheorems || m_move) {
            return reportArgument(1, translate("cli::Prove", "expected a position such as nim:3,4,5, but the command ends here"));
        }
        if (format.name == "pdf") {
            return writePdfFile(path, [](std::size_t) { return QString(); }, [&](QIODevice& device, std::stop_token stop, const PdfProgress&) {
                return exports::writeTheoremsPdf(device, theorems, stop, paper);
            });
        }
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        output->write(format.writeTheorems(theorems));
        return output->finish();
    }

    /// Proves the theorem for the position `text`, with the move of --move if there is one. If the theorem refuses the
    /// position or the move, prints an error.
    tl::expected<proof::Proof, Exit> prove(proof::Theorem theorem, const std::string& text) const
    {
        const auto refused = [](const QString& sentence, std::size_t column = 1) {
            return tl::unexpected(reportArgument(column, sentence));
        };
        const auto refusedMove = [](const QString& sentence, std::size_t column = 1) {
            return tl::unexpected(reportOption("--move", column, sentence));
        };
        const auto position = parseSum(text);
        if (!position)
            return refused(wording::sentence(position.error()), position.error().column);
        std::optional<Move> move;
        if (m_move) {
            const auto parsed = parseMove(*m_move);
            if (!parsed)
                return refusedMove(wording::sentence(parsed.error()), parsed.error().column);
            move = *parsed;
        }
        auto proof = proof::prove(theorem, *position, move);
        if (!proof) {
            const QString sentence = wording::sentence(proof.error());
            if (const auto& illegal = proof.error().moveError)
                return refusedMove(sentence, columnAtFault(*m_move, *illegal));
            if (proof.error().reason == proof::Refusal::Reason::MoveNotWanted)
                return refusedMove(sentence);
            return refused(isAboutMove(proof.error()) ? sentence : withSuggestions(proof.error(), *position));
        }
        return std::move(*proof);
    }

    /// Returns the number of the step to draw, counted from 1. Without the option --step, it is the last step.
    tl::expected<std::size_t, Exit> stepOf(const proof::Proof& proof) const
    {
        const std::size_t last = proof.steps.size();
        if (!m_step)
            return last;
        std::size_t step = 0;
        const char* const end = m_step->data() + m_step->size();
        const auto read = std::from_chars(m_step->data(), end, step);
        if (read.ec == std::errc() && read.ptr == end && step >= 1 && step <= last)
            return step;
        //: %1 is the text that was found, %2 the number of steps of the proof
        return tl::unexpected(
            reportOption("--step", 1, translate("cli::Prove", "expected a step of this proof (1 to %2), found '%1'")
                                              .arg(wording::quotedRichText(*m_step), QString::number(last))));
    }

    Exit writeAsPdf(const std::vector<exports::ProofSubject>& subjects, exports::PaperSize paper, const std::string& path) const
    {
        const auto inWords = [&](std::size_t done) { return translate("cli::Prove", "proofs: %1 of %2").arg(QString::number(done), QString::number(subjects.size())); };
        return writePdfFile(path, inWords, [&](QIODevice& device, std::stop_token stop, const PdfProgress& progress) {
            return exports::writePdf(device, subjects, stop, progress, paper);
        });
    }

    std::string m_theorem;
    std::vector<std::string> m_positions;
    std::optional<std::string> m_move;
    std::string m_format;
    std::optional<std::string> m_step;
    PaperOption m_paper;
};

}  // namespace

std::unique_ptr<Command> makeProve()
{
    return std::make_unique<Prove>();
}

}  // namespace nimstone::cli
