#include "app/viewmodels/learn/ideas/ideas.h"

#include <QStringList>
#include <array>

#include "core/practice/skills/other_games/outcome_game.h"
#include "translations/lesson_texts.h"

namespace nimstone {

namespace {

/// Returns the words that follow a kind and a name in a line of the file; none if there is no such line.
QStringList ideasOf(const char* kind, std::string_view name)
{
    static const QString lines = lessonIdeas();
    const QString start = QStringLiteral("\n%1 %2 ").arg(QLatin1String(kind), QString::fromUtf8(name));
    const qsizetype at = lines.indexOf(start);
    return at < 0 ? QStringList() : lines.mid(at + start.size()).section(QLatin1Char('\n'), 0, 0).split(QLatin1Char(' '));
}

QStringList ideasOf(const GameSum& position)
{
    const bool isSum = position.isSum() && !position.isPartisan();
    return ideasOf("game", isSum ? "sum" : position.components().front().rules.entry().name);
}

}  // namespace

QString lessonOf(const practice::Exercise& exercise)
{
    // The games of practice::ArgumentOn, in its order.
    static constexpr std::array<std::string_view, 6> gamesOfArguments{"nim", "misere-nim", "bash", "fibonacci-nim", "wythoff", "subtraction"};
    if (const auto* const argument = std::get_if<practice::SpotFlawExercise>(&exercise))
        return ideasOf("game", gamesOfArguments[static_cast<std::size_t>(argument->game)]).value(0);
    const auto* const outcome = std::get_if<practice::OutcomeExercise>(&exercise);
    if (outcome && practice::outcomeGameOf(outcome->sum) != practice::OutcomeGame::Nim)
        return lessonOf(outcome->sum);
    return ideasOf("skill", practice::name(practice::skillOf(exercise))).value(0);
}

QString lessonOf(const GameSum& position)
{
    return ideasOf(position).value(0);
}

std::optional<practice::Skill> skillFor(const GameSum& position)
{
    return practice::skillNamed(ideasOf(position).value(1).toStdString());
}

AfterProof afterProof(proof::Theorem theorem)
{
    if (proof::topicOf(theorem) == proof::Topic::Flaws)
        return {proof::theoremNamed(ideasOf("error", proof::name(theorem)).value(0).toStdString()), practice::Skill::SpotFlaw};
    const auto next = static_cast<proof::Theorem>(static_cast<int>(theorem) + 1);
    const bool isLast = proof::topicOf(next) == proof::Topic::Flaws;
    return {isLast ? std::nullopt : std::optional(next), practice::skillNamed(ideasOf("proof", proof::name(theorem)).value(0).toStdString())};
}

}  // namespace nimstone
