#include "app/cli/commands/prove.h"

#include <CLI/App.hpp>
#include <charconv>
#include <QStringList>

#include "app/cli/output.h"
#include "app/cli/speech.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "core/table/table_notation.h"

namespace nimstone::cli {

namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString formatNames()
{
    QStringList names;
    for (const exports::Format& format : exports::formats())
        names << fromUtf8(format.name);
    return list(names);
}

/// Where in `1-2` the part stands that an illegal move has to answer for.
std::size_t columnAtFault(const std::string& text, const MoveError& error)
{
    const QString move = QString::fromStdString(text);
    const auto amount = move.lastIndexOf(QString::number(error.move.taken));
    return error.kind == MoveError::Kind::NoSuchHeap || amount < 0 ? 1 : static_cast<std::size_t>(amount) + 1;
}

}  // namespace

QString Prove::summary() const
{
    return translate("cli::Prove", "Proves a theorem on the heaps of a position, step by step, with the binary columns.");
}

std::vector<std::string> Prove::examples() const
{
    return {"nimstone-cli prove nim-lemma-2 nim:42,27,19,10",
            "nimstone-cli prove nim-lemma-1 nim:3,5,6 --move 2-1 --format latex -o lemma.tex",
            "nimstone-cli prove bouton nim:3,4,5 --format pdf -o bouton.pdf",
            "nimstone-cli prove nim-lemma-2 nim:42,27,19 --format svg --step 3 -o step.svg"};
}

void Prove::declare(CLI::App& app)
{
    app.add_option("THEOREM", m_theorem,
                   translate("cli::Prove", "The theorem; nimstone-cli theorems lists them").toStdString());
    app.add_option("POSITION", m_position, translate("cli::Prove", "The position, such as nim:3,4,5").toStdString());
    app.add_option("--move", m_move,
                   translate("cli::Prove", "The move that nim-lemma-1 speaks of; 2-1 takes 1 from heap 2").toStdString())
        ->type_name("MOVE")
        ->take_last();
    m_format = exports::formats().front().name;
    //: %1 lists the formats; the first is the usual one
    app.add_option("--format", m_format, translate("cli::Prove", "One of %1; without it, the first").arg(formatNames()).toStdString())
        ->type_name("FORMAT")
        ->take_last();
    app.add_option("--step", m_step,
                   translate("cli::Prove", "With --format svg: draws the figure after step N, from 1; without it, after the last")
                       .toStdString())
        ->type_name("N")
        ->take_last();
}

tl::expected<proof::Proof, Exit> Prove::prove() const
{
    const auto refused = [](const QString& text, std::size_t column = 1) {
        return tl::unexpected(complainOfArgument(column, text));
    };
    const auto refusedMove = [](const QString& text, std::size_t column = 1) {
        return tl::unexpected(complainOfOption("--move", column, text));
    };
    if (m_theorem.empty())
        return refused(translate("cli::Prove", "the name of a theorem was expected, but the command ends here"));
    const auto theorem = proof::theoremNamed(m_theorem);
    if (!theorem)
        return refused(translate("cli::Prove", "the name of a theorem was expected, such as nim-lemma-2, '%1' found")
                           .arg(wording::quotable(m_theorem)));
    if (m_position.empty())
        return refused(translate("cli::Prove", "a position was expected, such as nim:3,4,5, but the command ends here"));
    const auto position = parseTable(m_position);
    if (!position)
        return refused(wording::sentence(position.error()), position.error().column);
    std::optional<Move> move;
    if (m_move) {
        const auto parsed = parseMove(*m_move);
        if (!parsed)
            return refusedMove(wording::sentence(parsed.error()), parsed.error().column);
        move = *parsed;
    }
    auto proof = proof::prove(*theorem, *position, move);
    if (!proof) {
        const QString sentence = wording::sentence(proof.error());
        if (const auto& illegal = proof.error().moveError)
            return refusedMove(sentence, columnAtFault(*m_move, *illegal));
        return proof.error().reason == proof::Refusal::Reason::MoveNotWanted ? refusedMove(sentence) : refused(sentence);
    }
    return std::move(*proof);
}

Command::Application Prove::application() const
{
    const exports::Format* format = exports::formatNamed(m_format);
    return format && format->drawn ? Application::Drawing : Application::Words;
}

tl::expected<std::size_t, Exit> Prove::stepOf(const proof::Proof& proof) const
{
    const std::size_t last = proof.steps.size();
    if (!m_step)
        return last;
    std::size_t step = 0;
    const char* const end = m_step->data() + m_step->size();
    const auto read = std::from_chars(m_step->data(), end, step);
    if (read.ec == std::errc() && read.ptr == end && step >= 1 && step <= last)
        return step;
    //: %1 is what was found, %2 how many steps the proof has
    return tl::unexpected(
        complainOfOption("--step", 1, translate("cli::Prove", "a step of this proof was expected, from 1 to %2, '%1' found")
                                          .arg(wording::quotable(*m_step), QString::number(last))));
}

Exit Prove::run(const std::string& path)
{
    const exports::Format* format = exports::formatNamed(m_format);
    if (!format) {
        //: %1 is what was found, %2 lists the formats
        return complainOfOption("--format", 1, translate("cli::Prove", "one of %2 was expected, '%1' found")
                                                   .arg(wording::quotable(m_format), formatNames()));
    }
    if (m_step && !format->writeStep) {
        //: %1 is the format that was asked for
        return complainOfArgument(
            1, translate("cli::Prove", "--step was expected with --format svg only, which draws a single step; "
                                       "the format here is %1").arg(wording::quotable(m_format)));
    }
    const auto proof = prove();
    if (!proof)
        return proof.error();
    const auto step = stepOf(*proof);
    if (!step)
        return step.error();
    auto output = Output::open(path);
    if (!output)
        return complain(output.error());
    output->write(format->writeStep ? format->writeStep(*proof, *step) : format->write(*proof));
    return output->finish();
}

}  // namespace nimstone::cli
