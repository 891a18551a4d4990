// The record of practice as JSON: what Settings exports, and reads again.
//
//   {
//     "format": "nimstone-progress",
//     "version": 1,
//     "answers": [
//       {"id": "5f6c…", "time": "2026-03-14T15:09:26.535Z", "day": "2026-03-14", "skill": "nim-sum", "level": 2,
//        "exercise": "nim-sum 2 4711/17", "answer": "12", "options": 0, "right": true, "first": true, "hints": 0,
//        "answerShown": false, "tag": "", "milliseconds": 5300},
//       …
//     ]
//   }
//
// The time is in UTC, the day that of the person's calendar; app/storage/record/answer_record.h says what the others mean. All
// else follows from the answers. Fields that are not named here are passed over, as a later version may write them;
// `options`, `level`, `tag`, `answerShown` and `milliseconds` may be left out.
#pragma once

#include <tl/expected.hpp>
#include <vector>

#include "app/storage/record/answer_record.h"

namespace nimstone {

/// Why a file is no record, and where. Lines and columns from 1, columns in code points.
struct ProgressJsonError {
    enum class Kind {
        Unreadable,
        TooLarge,  ///< nothing of it was read
        NoMemory,  ///< there is not enough for all of it
        NoJson,
        NotOurs,   ///< JSON, but not of this format
        Newer,     ///< of a version that is yet to come
        // An answer, at the path:
        FieldMissing,
        NoObject,
        NoText,
        NoNumber,  ///< from `least` to `most`
        NoTruth,
        NoTime,
        NoDay,
        NoList,    ///< `answers` itself
    };
    Kind kind = Kind::Unreadable;
    std::size_t line = 0;
    std::size_t column = 0;
    QString path{};   ///< `answers[16].right`, counted from 0
    QString found{};  ///< what stands there, at most 24 code points
    qint64 least = 0;
    qint64 most = 0;

    bool operator==(const ProgressJsonError&) const = default;
};

/// No larger file is read, in bytes: some millions of answers.
inline constexpr qint64 largestProgressJson = qint64{1} << 30;

QByteArray printProgressJson(const std::vector<AnswerRecord>& answers);
/// However deep it is nested, and however little memory there is.
tl::expected<std::vector<AnswerRecord>, ProgressJsonError> parseProgressJson(const QByteArray& content);
tl::expected<std::vector<AnswerRecord>, ProgressJsonError> readProgressJson(const QString& file);

/// As one sentence in the present language.
QString sentence(const ProgressJsonError& error, const QString& file);

}  // namespace nimstone
