// nimstone-cli sequence GAME --upto N [--period] [--resume FILE]: prints the nim-sequence of a game, or its period.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QString>
#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "app/cli/files/input.h"
#include "app/cli/files/interrupt.h"
#include "app/cli/files/output.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/replaced_file.h"
#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "core/sequences/bounds.h"
#include "core/sequences/nim_sequence.h"
#include "core/sequences/saved_sequence.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

// An error of the file in which --resume stores the computed terms.

using SequenceFileError = std::variant<FileError, SavedSequenceError>;

constexpr std::size_t bytesAtOnce = 1 << 20;

/// The size of the largest file that `save` writes, in bytes: 2 bytes for each term, and a header.
constexpr std::size_t mostBytes = 2 * SequenceLimits::maxHeapsKept + 2 * longestSavedGame;

/// Reads the saved sequence of this game. Returns a new sequence if the file does not exist.
tl::expected<NimSequence, SequenceFileError> readSequenceFile(const std::string& path, const HeapRules& rules)
{
    auto input = Input::open(path);
    if (!input && input.error().kind == FileError::Kind::Missing)
        return NimSequence(rules);
    if (!input)
        return tl::unexpected(SequenceFileError(input.error()));
    std::string bytes;
    std::vector<char> piece(bytesAtOnce);
    while (const std::size_t count = input->read(piece)) {
        bytes.append(piece.data(), count);
        // If the file is not a saved sequence, reading stops after the first piece, because a device, for example, may
        // have no end.
        if (bytes.size() == count && !looksLikeSequence(bytes))
            break;
        if (bytes.size() > mostBytes)
            return tl::unexpected(SequenceFileError(SavedSequenceError{SavedSequenceError::Kind::Damaged}));
    }
    if (input->failure())
        return tl::unexpected(SequenceFileError(*input->failure()));
    auto sequence = restoreSequence(rules, bytes);
    if (!sequence)
        return tl::unexpected(SequenceFileError(sequence.error()));
    return *std::move(sequence);
}

/// Returns a sentence about the error, as rich text. The caller puts the name of the file before it.
QString sentence(const SequenceFileError& error)
{
    if (const auto* file = std::get_if<FileError>(&error))
        return sentence(*file);
    const auto& saved = std::get<SavedSequenceError>(error);
    switch (saved.kind) {
    case SavedSequenceError::Kind::OtherGame:
        //: %1 is a game in the notation, such as octal(0.16)
        return translate("cli::Sequence", "expected a saved sequence of this game, found one of %1")
            .arg(wording::quotedRichText(saved.game));
    case SavedSequenceError::Kind::OtherVersion:
        return translate("cli::Sequence", "another version of Nimstone saved this sequence: use a new file");
    case SavedSequenceError::Kind::Damaged:
        return translate("cli::Sequence", "this saved sequence is damaged: use a new file");
    case SavedSequenceError::Kind::NotASequence: break;
    }
    return translate("cli::Sequence", "this file is not a saved sequence: use a new file");
}

// --- the output ---

std::string line(const char* name, Count value)
{
    return std::string(name) + ' ' + std::to_string(value) + '\n';
}

/// Returns the line about the evidence for the period: the range of n for which g(n + period) = g(n) was compared, a closed
/// form, or the last term up to which the period was observed. The line is data, so it is the same in every language.
struct CertificateLine {
    Count period;

    std::string operator()(const PeriodRange& range) const { return compared(range.from, range.below); }
    std::string operator()(const EqualWindows& windows) const
    {
        return compared(windows.first, windows.first + windows.length);
    }
    std::string operator()(const ClosedForm&) const { return "certificate closed form\n"; }
    std::string operator()(const Observed& observed) const { return line("observed up to", observed.upTo); }

private:
    std::string compared(Count from, Count below) const
    {
        return "certificate g(n + " + std::to_string(period) + ") = g(n) for " + std::to_string(from) + " <= n < "
            + std::to_string(below) + '\n';
    }
};

std::string periodLines(const HeapRules& rules, const CertifiedPeriod& found)
{
    const bool mayHaveSaltus = found.period.saltus != 0 || rules.mayHaveSaltus;
    return line("period", found.period.period) + line("preperiod", found.period.preperiod)
        + (mayHaveSaltus ? line("saltus", found.period.saltus) : std::string())
        + std::visit(CertificateLine{found.period.period}, found.certificate);
}

/// Writes the terms in one line. Returns false if the user pressed Ctrl+C.
bool writeTerms(const NimSequence& sequence, Count upTo, Output& output, const Interrupt& interrupt)
{
    std::string text;
    for (Count heap = 0; heap <= upTo; ++heap) {
        text += std::to_string(sequence.value(heap));
        text += heap == upTo ? '\n' : ' ';
        if (text.size() > 4096 || heap == upTo) {
            if (interrupt.happened())
                return false;
            if (!output.write(text))
                return true;
            text.clear();
        }
    }
    return true;
}

Exit complainOfEnd(NimSequence::End end, const NimSequence& sequence)
{
    const QString known = QString::number(sequence.computed());
    switch (end) {
    case NimSequence::End::Reached: return Exit::Done;
    case NimSequence::End::Stopped: {
        //: Shown after the user pressed Ctrl+C. %1 is a number of heap sizes
        const QString text = translate("cli::Sequence", "Stopped: the Grundy values of the heaps below %1 are known.").arg(known);
        std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
        return Exit::CheckFailed;
    }
    case NimSequence::End::ValueTooLarge:
        return reportArgument(1, translate("cli::Sequence", "the heap of size %1 has a Grundy value that is too large (65536 "
                                                                "or more): choose --upto below %1")
                                         .arg(known));
    case NimSequence::End::OverLimit: break;
    }
    return reportOption("--upto", 1, translate("cli::Sequence", "expected a number below %1, because larger heaps of this game "
                                                                    "are not computed").arg(sequence::mostHeaps(sequence.rules())));
}

class Sequence : public Command {
public:
    Words words() const override
    {
        return {"sequence", "GAME --upto N [--period] [--resume FILE] [-o FILE]",
                translate("cli::Sequence", "Computes the Grundy values of single heaps, or finds and proves their period."),
                {"nimstone-cli sequence kayles --upto 100", "nimstone-cli sequence 'octal(0.16)' --upto 400000 --period",
                 "nimstone-cli sequence grundy-game --upto 1000000 --period --resume grundy.seq"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("GAME", m_game,
                       translate("cli::Sequence", "The game, such as kayles, octal(0.16), subtraction(1,3,4), grundy-game")
                           .toStdString());
        app.add_option("--upto", m_upTo, translate("cli::Sequence", "Computes the Grundy values of the heaps from 0 to N").toStdString())->type_name("N")->take_last();
        app.add_flag("--period", m_period,
                     translate("cli::Sequence", "Writes the period, the preperiod, and the certificate instead of the values").toStdString())
            ->disable_flag_override();
        app.add_option("--resume", m_file,
                       translate("cli::Sequence", "Continues from FILE if it exists, and saves the computed values in it")
                           .toStdString())
            ->type_name("FILE")
            ->take_last();
    }

    Exit run(const std::string& path) override
    {
        if (m_game.empty())
            return reportArgument(1, translate("cli::Sequence", "expected a game such as kayles, but the command ends here"));
        const auto rules = parseGame(m_game);
        if (!rules)
            return reportArgument(rules.error().column, wording::sentence(rules.error()));
        const auto game = (*rules)->sequence();
        if (!game) {
            return reportArgument(1, translate("cli::Sequence", "expected a game whose heaps have Grundy values of their own, "
                                                                    "found '%1'").arg(wording::quotedRichText(m_game)));
        }
        if (m_upTo.empty())
            return complainOfMissing("--upto 100");
        const auto upTo = readNumber(m_upTo);
        if (!upTo)
            return reportOption("--upto", upTo.error().column, upTo.error().sentence);
        if (m_file && m_file->empty())
            return reportOption("--resume", 1, emptyFileName());
        if (m_file == "-")
            return reportOption("--resume", 1, translate("cli::Sequence", "expected the name of a file, found '-': it is read and written"));
        auto sequence = m_file ? readSequenceFile(*m_file, *game)
                               : tl::expected<NimSequence, SequenceFileError>(NimSequence(*game));
        if (!sequence)
            return reportError(*m_file, 1, 1, sentence(sequence.error()));
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        const bool known = m_period ? sequence->proved() || sequence->computed() > *upTo : sequence->known() > *upTo;
        if (m_file && !known) {
            if (const auto error = cannotReplace(*m_file))
                return reportError(*error);
        }
        const Exit end = compute(*sequence, *upTo, *output);
        return output->finish(end);
    }

private:
    Exit compute(NimSequence& sequence, Count upTo, Output& output) const
    {
        const Interrupt interrupt;
        const std::size_t before = sequence.computed();
        NimSequence::PeriodSearch search;
        {
            std::stop_source stop;
            ProgressLine line;
            const auto progress = [&](Count done, Count wanted) {
                if (interrupt.happened())
                    stop.request_stop();
                if (line.isDue()) {
                    //: %1 is the number of computed heap sizes, %2 the number of all heap sizes
                    line.show(translate("cli::Sequence", "heaps: %1 of %2").arg(QString::number(done), QString::number(wanted)));
                }
            };
            if (m_period)
                search = sequence.findPeriod(upTo, stop.get_token(), progress);
            else
                search.end = sequence.extendTo(upTo, {}, stop.get_token(), progress);
        }
        if (m_file && sequence.computed() != before) {
            if (const auto error = replaceFile(*m_file, [&sequence](Output& file) {
                    save(sequence, [&file](std::string_view bytes) { return file.write(bytes); });
                }))
                return reportError(*error);
        }
        if (search.end != NimSequence::End::Reached)
            return complainOfEnd(search.end, sequence);
        if (m_period)
            output.write(search.found ? periodLines(sequence.rules(), *search.found) : line("none up to", upTo));
        else if (!writeTerms(sequence, upTo, output, interrupt))
            return Exit::CheckFailed;
        return Exit::Done;
    }

    std::string m_game;
    std::string m_upTo;
    std::optional<std::string> m_file;
    bool m_period = false;
};

}  // namespace

std::unique_ptr<Command> makeSequence()
{
    return std::make_unique<Sequence>();
}

}  // namespace nimstone::cli
