#include "app/cli/commands/set_file.h"

#include "app/cli/files/input.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/wording/practice/exercise_set.h"

namespace nimstone::cli {

tl::expected<practice::ExerciseSet, Exit> readSet(const std::string& path)
{
    if (path.empty())
        return tl::unexpected(complainOfOption("--set", 1, emptyFileName()));
    auto input = Input::open(path);
    if (!input)
        return tl::unexpected(complain(input.error()));
    // Of what is too large, or has no end, no more than shows that it is.
    const QByteArray content = readAll(*input, practice::largestSetFile + 1);
    if (input->failure())
        return tl::unexpected(complain(*input->failure()));
    auto set = parseExerciseSet(content);
    if (!set)
        return tl::unexpected(complain(input->name(), set.error().line, set.error().column, wording::sentence(set.error())));
    return *std::move(set);
}

}  // namespace nimstone::cli
