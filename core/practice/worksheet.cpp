#include "core/practice/worksheet.h"

#include <algorithm>
#include <set>
#include <utility>

namespace nimstone::practice {

namespace {

/// Shares out `whole` items evenly among `sharers` parties, and returns the number of items of the party with index `place`. If
/// there is a remainder, the parties with the smallest indices get one item more.
int share(int whole, int sharers, int place) { return whole / sharers + (place < whole % sharers ? 1 : 0); }

class Sheet {
public:
    Sheet(Seed seed, std::optional<OutcomeGame> game, const SheetExercises& there) : m_seed(seed), m_game(game)
    {
        for (const SheetExercise& one : there)
            m_asked.emplace(skillOf(one.exercise), dedupKeyOf(one.exercise));
    }

    void add(Skill skill, int level, int count)
    {
        Session session(skill, level, m_seed, m_game);
        std::set<std::vector<Count>> ofSession;
        for (int number = 1; count > 0 && number <= lastNumber; ++number) {
            const Exercise exercise = session.next();
            auto likeness = dedupKeyOf(exercise);
            // If the session asks the same exercise again, it has no new exercises left.
            if (!ofSession.insert(likeness).second)
                return;
            if (!m_asked.emplace(skill, std::move(likeness)).second)
                continue;
            m_exercises.push_back({exercise, ExerciseCode{skill, level, m_seed, number, session.game()}});
            --count;
        }
    }

    SheetExercises take() { return std::move(m_exercises); }

private:
    Seed m_seed;
    std::optional<OutcomeGame> m_game;
    std::set<std::pair<Skill, std::vector<Count>>> m_asked;
    SheetExercises m_exercises;
};

}  // namespace

SheetExercises exercisesFor(const SheetRequest& request, const SheetExercises& there)
{
    Sheet sheet(request.seed, request.game, there);
    const int skills = static_cast<int>(request.skills.size());
    for (int place = 0; place < skills; ++place) {
        const Skill skill = request.skills[static_cast<std::size_t>(place)];
        const int count = share(request.count, skills, place);
        if (request.level) {
            sheet.add(skill, *request.level, count);
            continue;
        }
        constexpr int levels = highestLevel - lowestLevel + 1;
        for (int step = 0; step < levels; ++step)
            sheet.add(skill, lowestLevel + step, share(count, levels, step));
    }
    return sheet.take();
}

std::vector<std::string> codeRuns(const SheetExercises& exercises)
{
    std::vector<std::string> runs;
    std::optional<ExerciseCode> first;
    std::optional<ExerciseCode> last;
    const auto close = [&] {
        if (first)
            runs.push_back(print(*first) + (*first == *last ? std::string() : "–" + std::to_string(last->number)));
    };
    for (const SheetExercise& one : exercises) {
        if (!one.code)
            continue;
        ExerciseCode next = last.value_or(ExerciseCode{});
        ++next.number;
        if (!last || next != *one.code) {
            close();
            first = one.code;
        }
        last = one.code;
    }
    close();
    return runs;
}

tl::expected<std::vector<ExerciseCode>, std::size_t> parseCodeRuns(std::string_view text)
{
    constexpr std::string_view enDash = "–";
    std::vector<ExerciseCode> codes;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min({text.find(runSeparator, begin), text.find(',', begin), text.size()});
        const std::string run(text.substr(begin, end - begin));
        const std::size_t slash = std::min(run.find('/'), run.size());
        const std::size_t dash = std::min(run.find(enDash, slash), run.find('-', slash));
        auto code = parseExerciseCode(run.substr(0, dash));
        const auto last = dash == run.npos ? code : parseExerciseCode(run.substr(0, slash + 1) + run.substr(dash + (run[dash] == '-' ? 1 : enDash.size())));
        if (!code || !last || last->number < code->number || std::cmp_greater_equal(codes.size() + static_cast<std::size_t>(last->number - code->number), mostOnSheet))
            return tl::unexpected(begin);
        for (; code->number <= last->number; ++code->number)
            codes.push_back(*code);
        begin = end + (text.substr(end).starts_with(',') ? 1 : runSeparator.size());
    }
    return codes;
}

}  // namespace nimstone::practice
