// nimstone-cli atlas [CODE…] [--verify] [--file FILE] [--compute N]: prints the atlas of octal games, proves its rows again, or
// computes it.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QString>
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/atlas/built_in.h"
#include "app/cli/commands/atlas_work.h"
#include "app/cli/files/input.h"
#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "core/atlas/atlas_text.h"
#include "core/games/taking/take_and_break.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

using atlas::TextError;

/// The smallest and the largest heap up to which rows can be computed. For the largest, each thread needs 3 GB if few heaps are
/// rare, and 6 GB if many are.
constexpr Count smallestUpTo = 64;
constexpr Count largestUpTo = Count{1} << 29;

/// The size of the largest file that is read, in bytes.
constexpr std::size_t largestFile = std::size_t{1} << 20;

/// Returns the code that a person typed: a code, or a game in the notation.
std::optional<TakeAndBreakCode> codeOf(const std::string& typed)
{
    if (const auto rules = parseGame(typed)) {
        const auto* game = rules->as<TakeAndBreakGame>();
        return game ? std::optional(game->code()) : std::nullopt;
    }
    const auto code = TakeAndBreakCode::parse(typed, TakeAndBreakCode::Base::Octal);
    return code ? std::optional(*code) : std::nullopt;
}

QString sentence(const TextError& error)
{
    switch (error.kind) {
    case TextError::Kind::OtherVersion: return translate("cli::Atlas", "another version of Nimstone computed this atlas: use a new file");
    case TextError::Kind::Damaged: return translate("cli::Atlas", "this atlas is damaged: use a new file");
    case TextError::Kind::WrongRow: return translate("cli::Atlas", "expected a row of the atlas");
    case TextError::Kind::NotAnAtlas: break;
    }
    return translate("cli::Atlas", "expected an atlas that nimstone-cli atlas wrote");
}

class Atlas : public Command {
public:
    Words words() const override
    {
        return {"atlas", "[CODE…] [--verify] [--file FILE] [--compute N] [-o FILE]",
                translate("cli::Atlas", "Shows the periods of octal games with up to four digits, and can prove them again."),
                {"nimstone-cli atlas 0.07 0.156", "nimstone-cli atlas kayles --verify", "nimstone-cli atlas -o octal-games.csv",
                 "nimstone-cli atlas --file octal-games.csv --compute 4096"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("CODE", m_typed, translate("cli::Atlas", "The games, such as 0.07 or kayles; if omitted, all games").toStdString());
        app.add_flag("--verify", m_verify, translate("cli::Atlas", "Computes the rows again, and checks each number in them").toStdString())
            ->disable_flag_override();
        app.add_option("--file", m_file, translate("cli::Atlas", "Uses the atlas in FILE instead of the atlas of the program").toStdString())
            ->type_name("FILE")
            ->take_last();
        app.add_option("--compute", m_upTo, translate("cli::Atlas", "Computes the rows up to the heap N, and saves them in FILE").toStdString())
            ->type_name("N")
            ->take_last();
    }

    Exit run(const std::string& path) override
    {
        if (const Exit end = readCodes(); end != Exit::Done)
            return end;
        if (m_upTo)
            return compute(path);
        std::optional<Input> input;
        if (const Exit end = readRows(input); end != Exit::Done)
            return end;
        auto output = Output::open(path, input ? &*input : nullptr);
        if (!output)
            return reportError(output.error());
        std::erase_if(m_table.rows, [this](const atlas::AtlasRow& row) { return !isChosen(row.codes, m_codes); });
        if (m_verify)
            return output->finish(verifyRows(m_table.rows, m_codes, *output));
        if (const auto missing = codesWithoutRow(m_codes, m_table.rows); !missing.empty()) {
            return reportArgument(1, translate("cli::Atlas", "expected a code in this atlas, found '%1'").arg(QString::fromStdString(missing.front().text())));
        }
        output->write(atlas::tableOf(m_table.rows).toStdString());
        return output->finish();
    }

private:
    Exit readCodes()
    {
        for (const std::string& typed : m_typed) {
            const auto code = codeOf(typed);
            const bool isKnown = code && std::ranges::any_of(atlas::codeGroups(), [&code](const auto& group) {
                return std::ranges::find(group, *code) != group.end();
            });
            if (!isKnown) {
                return reportArgument(1, translate("cli::Atlas", "expected an octal code with up to four digits, 0.dddd or 4.ddd, found '%1'")
                                             .arg(wording::quotedRichText(typed)));
            }
            m_codes.push_back(*code);
        }
        return Exit::Done;
    }

    /// Reads the rows of the file, or of the program if there is no file.
    Exit readRows(std::optional<Input>& input)
    {
        if (!m_file) {
            m_table.rows = atlas::builtIn();
            return Exit::Done;
        }
        if (m_file->empty())
            return reportOption("--file", 1, emptyFileName());
        auto opened = Input::open(m_file);
        if (!opened)
            return opened.error().kind == FileError::Kind::Missing && m_upTo ? Exit::Done : reportError(opened.error());
        input.emplace(*std::move(opened));
        m_table.content = readAll(*input, largestFile);
        if (input->failure())
            return reportError(*input->failure());
        auto rows = atlas::readAtlas(m_table.content.toStdString());
        if (!rows)
            return reportError(input->name(), rows.error().line, 1, sentence(rows.error()));
        m_table.rows = *std::move(rows);
        return Exit::Done;
    }

    /// Checks the options of --compute, and computes the rows.
    Exit compute(const std::string& path)
    {
        const auto upTo = readNumber(*m_upTo);
        if (!upTo)
            return reportOption("--compute", upTo.error().column, upTo.error().sentence);
        if (*upTo < smallestUpTo || *upTo > largestUpTo) {
            return reportOption("--compute", 1, translate("cli::Atlas", "expected a number from %1 to %2, found '%3'")
                                                    .arg(QString::number(smallestUpTo), QString::number(largestUpTo), QString::number(*upTo)));
        }
        if (m_verify || !path.empty()) {
            return reportOption("--compute", 1, translate("cli::Atlas", "expected no %1 together with --compute")
                                                    .arg(m_verify ? QStringLiteral("--verify") : QStringLiteral("--output")));
        }
        if (!m_file)
            return complainOfMissing("--file octal-games.csv");
        if (m_file == "-")
            return reportOption("--file", 1, translate("cli::Sequence", "expected the name of a file, found '-': it is read and written"));
        m_table.path = *m_file;
        std::optional<Input> input;
        const Exit end = readRows(input);
        return end == Exit::Done ? computeRows(std::move(m_table), m_codes, *upTo) : end;
    }

    std::vector<std::string> m_typed;
    bool m_verify = false;
    std::optional<std::string> m_file;
    std::optional<std::string> m_upTo;
    std::vector<TakeAndBreakCode> m_codes;
    AtlasTable m_table;
};

}  // namespace

std::unique_ptr<Command> makeAtlas()
{
    return std::make_unique<Atlas>();
}

}  // namespace nimstone::cli
