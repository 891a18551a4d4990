// The files that the pupils of a class handed in, read and marked.
#pragma once

#include <QStringList>
#include <functional>
#include <stop_token>

#include "app/storage/files/files.h"
#include "app/storage/sets/hand_in.h"
#include "core/practice/class_results.h"
#include "core/practice/set_variants.h"

namespace nimstone {

/// A file that is not part of the table, and the reason.
struct RefusedFile {
    enum class Reason {
        NotAnswers,  ///< the file cannot be read, is not a record of practice, or is damaged; `error` says where
        AnotherSet,  ///< the answers are to another set, whose title is `detail`
        NoAnswers,   ///< a record of practice without answers to this set
        NotHandedIn, ///< a record that was not handed in; the set has other exercises for each pupil, and the pupil is not known
    };
    QString file;  ///< the path
    Reason reason = Reason::NotAnswers;
    ProgressJsonError error{};
    QString detail{};
};

/// Returns one sentence about the file, in the current language.
QString sentence(const RefusedFile& refused);

struct ClassFolder {
    std::vector<practice::PupilResult> pupils{};   ///< the latest file of each pupil, in the order of the names
    std::vector<practice::PupilResult> earlier{};  ///< earlier files of the same pupils
    std::vector<RefusedFile> refused{};            ///< all other files
};

/// Returns the files to read: each path that is a file, and, for each path that is a folder, the JSON files in it and in its
/// subfolders, in the order of their paths. A learning platform makes a subfolder for each pupil. If `stop` is requested, the list may end early.
QStringList filesIn(const QStringList& paths, const std::stop_token& stop = {});

/// Reads and marks the files, on the calling thread. `progress` is called with the number of files that have been read. If `stop` is
/// requested, the result has only the files that were read before.
ClassFolder readClass(const practice::ExerciseSet& set, const QStringList& files, const std::stop_token& stop = {},
                      const std::function<void(std::size_t)>& progress = {});

}  // namespace nimstone
