#include "app/cli/commands/sheet_options.h"

#include <CLI/App.hpp>
#include <algorithm>

#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/wording/practice/exercise_set.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

constexpr std::string_view allLevels = "mixed";

/// Converts an offset in bytes to a column, counted in code points from 1.
std::size_t columnAt(std::string_view text, std::size_t bytes)
{
    return static_cast<std::size_t>(QString::fromUtf8(text.substr(0, bytes)).toUcs4().size()) + 1;
}

/// Returns the error sentence for an unknown name: the sentence for this name in the file of an exercise set.
QString unknownName(practice::SetError::Kind kind, std::string_view found)
{
    return wording::sentence(practice::SetError{.kind = kind, .found = std::string(found)});
}

tl::expected<std::vector<practice::Skill>, Exit> readSkills(const std::optional<std::string>& given)
{
    if (!given)
        return tl::unexpected(complainOfMissing("--skill nim-sum"));
    std::vector<practice::Skill> skills;
    const std::string_view text = *given;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string_view name = text.substr(at, end - at);
        const auto skill = practice::skillNamed(name);
        if (!skill)
            return tl::unexpected(reportOption("--skill", columnAt(text, at), unknownName(practice::SetError::Kind::UnknownSkill, name)));
        if (std::ranges::find(skills, *skill) != skills.end()) {
            //: %1 is the name of a skill
            const QString sentence = translate("cli::Sheet", "expected each skill only once, found '%1' a second time");
            return tl::unexpected(reportOption("--skill", columnAt(text, at), sentence.arg(wording::quotedRichText(name))));
        }
        skills.push_back(*skill);
        at = end + 1;
    }
    return skills;
}

/// Returns the game to which the exercises of the skill `outcome` are limited; empty if they are not limited. The
/// option --game is an error if `skills` does not contain this skill.
tl::expected<std::optional<practice::OutcomeGame>, Exit> readGame(const std::optional<std::string>& given, const std::vector<practice::Skill>& skills)
{
    if (!given)
        return std::nullopt;
    const auto game = practice::outcomeGameNamed(*given);
    if (!game)
        return tl::unexpected(reportOption("--game", 1, unknownName(practice::SetError::Kind::UnknownGame, *given)));
    if (std::ranges::none_of(skills, practice::canBeLimited)) {
        //: The user types the names of the options and of the skill untranslated
        return tl::unexpected(reportOption("--game", 1, translate("cli::Sheet", "expected --game only where --skill names outcome, found %1")
                                                                .arg(wording::quotedRichText(*given))));
    }
    return game;
}

tl::expected<std::optional<int>, Exit> readLevel(const std::optional<std::string>& given)
{
    if (!given)
        return practice::lowestLevel;
    if (*given == allLevels)
        return std::nullopt;
    const auto level = readNumber(*given);
    if (!level || *level < practice::lowestLevel || *level > practice::highestLevel) {
        //: %1 is the text that was found; the user types mixed untranslated
        return tl::unexpected(reportOption("--level", 1, translate("cli::Sheet", "expected 1, 2, 3, or mixed, found '%1'")
                                                                 .arg(wording::quotedRichText(*given))));
    }
    return static_cast<int>(*level);
}

tl::expected<int, Exit> readCount(const std::optional<std::string>& given)
{
    if (!given)
        return practice::SheetRequest{}.count;
    const auto count = readNumber(*given);
    if (!count || *count < 1 || *count > practice::mostOnSheet) {
        return tl::unexpected(reportOption("--count", 1, translate("cli::Sheet", "expected a number from 1 to %2, found '%1'")
                                                                 .arg(wording::quotedRichText(*given), QString::number(practice::mostOnSheet))));
    }
    return static_cast<int>(*count);
}

}  // namespace

const char* SheetOptions::given() const
{
    return skills ? "--skill" : game ? "--game" : level ? "--level" : count ? "--count" : seed ? "--seed" : nullptr;
}

void declareSheet(CLI::App& app, SheetOptions& options)
{
    const auto add = [&app](const char* name, std::optional<std::string>& value, const char* type, const QString& help) {
        app.add_option(name, value, help.toStdString())->type_name(type)->take_last();
    };
    //: %1 is a list of the names of the skills
    add("--skill", options.skills, "NAMES", translate("cli::Sheet", "Skills, separated by commas; choose from %1").arg(wording::skillCodes()));
    //: "P or N?" is the name of the skill, and the user types outcome for it; %1 is a list of the names of the games
    add("--game", options.game, "GAME", translate("cli::Sheet", "Limits P or N? (outcome) to one game: %1; default: the games of the level").arg(wording::outcomeGameCodes()));
    add("--level", options.level, "L", translate("cli::Sheet", "Level: 1, 2, 3, or mixed (from easy to hard); default: 1"));
    add("--count", options.count, "N",
        translate("cli::Sheet", "The number of exercises, at most %1 for all skills together; default: 10").arg(practice::mostOnSheet));
    add("--seed", options.seed, "S", translate("cli::Sheet", "Random seed: another number gives other exercises; default: 1"));
}

tl::expected<practice::SheetExercises, Exit> exercisesFor(const SheetOptions& options)
{
    practice::SheetRequest request;
    if (auto skills = readSkills(options.skills))
        request.skills = *std::move(skills);
    else
        return tl::unexpected(skills.error());
    if (const auto game = readGame(options.game, request.skills))
        request.game = *game;
    else
        return tl::unexpected(game.error());
    if (const auto level = readLevel(options.level))
        request.level = *level;
    else
        return tl::unexpected(level.error());
    if (const auto count = readCount(options.count))
        request.count = *count;
    else
        return tl::unexpected(count.error());
    if (options.seed) {
        const auto seed = readNumber(*options.seed);
        if (!seed)
            return tl::unexpected(reportOption("--seed", seed.error().column, seed.error().sentence));
        request.seed = *seed;
    }
    auto exercises = practice::exercisesFor(request);
    if (std::cmp_less(exercises.size(), request.count)) {
        //: %1 is the requested number of exercises, %2 the number of exercises that can be generated
        const QString sentence = translate("cli::Sheet", "expected at most %2, because more would repeat exercises, found %1");
        return tl::unexpected(reportOption("--count", 1, sentence.arg(QString::number(request.count), QString::number(exercises.size()))));
    }
    return exercises;
}

}  // namespace nimstone::cli
