#include "app/cli/commands/prove.h"

#include <CLI/App.hpp>
#include <QStringList>

#include "app/cli/output.h"
#include "app/cli/speech.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "core/notation.h"

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
    return names.join(QLatin1String(", "));
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
            "nimstone-cli prove bouton nim:3,4,5 --format pdf -o bouton.pdf"};
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
}

tl::expected<proof::Proof, Exit> Prove::prove() const
{
    const auto refused = [](std::size_t column, const QString& text) {
        return tl::unexpected(complainOfArgument(column, text));
    };
    if (m_theorem.empty())
        return refused(1, translate("cli::Prove", "the name of a theorem was expected, but the command ends here"));
    const auto theorem = proof::theoremNamed(m_theorem);
    if (!theorem)
        return refused(1, translate("cli::Prove", "the name of a theorem was expected, such as nim-lemma-2, '%1' found")
                              .arg(wording::quotable(m_theorem)));
    if (m_position.empty())
        return refused(1, translate("cli::Prove", "a position was expected, such as nim:3,4,5, but the command ends here"));
    const auto position = parsePosition(m_position);
    if (!position)
        return refused(position.error().column, wording::sentence(position.error()));
    std::optional<Move> move;
    if (m_move) {
        const auto parsed = parseMove(*m_move);
        if (!parsed)
            return refused(parsed.error().column, wording::sentence(parsed.error()));
        move = *parsed;
    }
    auto proof = proof::prove(*theorem, *position, move);
    if (!proof) {
        const auto& illegal = proof.error().moveError;
        return refused(illegal ? columnAtFault(*m_move, *illegal) : 1, wording::sentence(proof.error()));
    }
    return std::move(*proof);
}

Command::Application Prove::application() const
{
    const exports::Format* format = exports::formatNamed(m_format);
    return format && format->drawn ? Application::Drawing : Application::Words;
}

Exit Prove::run(const std::string& path)
{
    const exports::Format* format = exports::formatNamed(m_format);
    if (!format) {
        //: %1 is what was found, %2 lists the formats
        return complainOfArgument(1, translate("cli::Prove", "one of %2 was expected, '%1' found")
                                         .arg(wording::quotable(m_format), formatNames()));
    }
    const auto proof = prove();
    if (!proof)
        return proof.error();
    auto output = Output::open(path);
    if (!output)
        return complain(output.error());
    output->write(format->write(*proof));
    output->flush();
    return output->failure() ? complain(*output->failure()) : Exit::Done;
}

}  // namespace nimstone::cli
