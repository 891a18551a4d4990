#include "core/practice/exercise.h"

#include "core/games/nim.h"
#include "core/nimber.h"

namespace nimstone::practice {

namespace {

struct SkillOf {
    Skill operator()(const NimSumExercise&) const { return Skill::NimSum; }
    Skill operator()(const EligibleHeapExercise&) const { return Skill::EligibleHeap; }
    Skill operator()(const HowManyExercise&) const { return Skill::HowMany; }
};

std::vector<Move> winningMoves(const Position& position)
{
    return Nim().winningMoves(position, position.heaps.size()).listed;
}

struct RightAnswers {
    std::vector<Answer> operator()(const NimSumExercise& exercise) const { return {nimSum(exercise.position.heaps)}; }

    std::vector<Answer> operator()(const EligibleHeapExercise& exercise) const
    {
        std::vector<Answer> heaps;
        for (const Move& move : winningMoves(exercise.position))
            heaps.push_back(move.heap);
        return heaps;
    }

    std::vector<Answer> operator()(const HowManyExercise& exercise) const
    {
        for (const Move& move : winningMoves(exercise.position)) {
            if (move.heap == exercise.heap)
                return {move.taken};
        }
        return {};
    }
};

}  // namespace

std::string_view name(Skill skill)
{
    switch (skill) {
    case Skill::NimSum: return "nim-sum";
    case Skill::EligibleHeap: return "eligible-heap";
    case Skill::HowMany: return "how-many";
    }
    return {};
}

std::optional<Skill> skillNamed(std::string_view text)
{
    for (const Skill skill : allSkills) {
        if (name(skill) == text)
            return skill;
    }
    return std::nullopt;
}

Skill skillOf(const Exercise& exercise)
{
    return std::visit(SkillOf(), exercise);
}

const Position& positionOf(const Exercise& exercise)
{
    return std::visit([](const auto& kind) -> const Position& { return kind.position; }, exercise);
}

std::vector<Answer> rightAnswers(const Exercise& exercise)
{
    return std::visit(RightAnswers(), exercise);
}

bool isSound(const Exercise& exercise)
{
    const std::size_t right = rightAnswers(exercise).size();
    const bool everyAnswerIsRight =
        skillOf(exercise) == Skill::EligibleHeap && right == positionOf(exercise).heaps.size();
    return right > 0 && !everyAnswerIsRight;
}

}  // namespace nimstone::practice
