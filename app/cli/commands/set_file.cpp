#include "app/cli/commands/set_file.h"

#include <QFileInfo>

#include "app/cli/files/input.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/wording/practice/exercise_set.h"

namespace nimstone::cli {

tl::expected<practice::ExerciseSet, Exit> readSet(const std::string& path, const std::string& output)
{
    if (path.empty())
        return tl::unexpected(reportOption("--set", 1, emptyFileName()));
    const QString target = QFileInfo(QString::fromStdString(output)).canonicalFilePath();
    if (!target.isEmpty() && target == QFileInfo(QString::fromStdString(path)).canonicalFilePath())
        return tl::unexpected(reportError(FileError{output, FileError::Kind::InputItself}));
    auto input = Input::open(path);
    if (!input)
        return tl::unexpected(reportError(input.error()));
    // At most one byte more than the largest valid file is read. This is enough to recognize a file that is too large
    // or has no end.
    const QByteArray content = readAll(*input, practice::largestSetFile + 1);
    if (input->failure())
        return tl::unexpected(reportError(*input->failure()));
    auto set = parseExerciseSet(content);
    if (!set)
        return tl::unexpected(reportError(input->name(), set.error().line, set.error().column, wording::sentence(set.error())));
    return *std::move(set);
}

}  // namespace nimstone::cli
