// The record of practice as JSON, which Settings exports and imports.
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
// The time is in UTC, and the day is the day in the person's time zone; app/storage/record/answer_record.h explains the other
// fields. A note is an answer with the skill `note`. All other data is computed from the answers. Unknown fields are skipped,
// because a later version may write them. `options`, `level`, `tag`, `answerShown` and `milliseconds` may be missing.
#pragma once

#include <tl/expected.hpp>
#include <vector>

#include "app/storage/record/answer_record.h"

namespace nimstone {

/// The reason why a file is not a record of practice. Lines and columns are counted from 1; a column is a code point.
struct ProgressJsonError {
    enum class Kind {
        Unreadable,
        TooLarge,  ///< the file is too large, and nothing was read
        NoMemory,  ///< there is not enough memory for the content
        NoUtf8,    ///< `found` is the byte in hexadecimal digits
        NoJson,
        NotOurs,   ///< the file is JSON, but has another format
        Newer,     ///< a newer version wrote the file
        // The following kinds are errors in the value at `path`.
        FieldMissing,
        NoObject,
        NoText,
        NoNumber,  ///< the value is not a whole number from `least` to `most`
        NoTruth,
        NoTime,
        NoDay,
        NoList,    ///< the field `answers` is not a list
    };
    Kind kind = Kind::Unreadable;
    std::size_t line = 0;
    std::size_t column = 0;
    QString path{};   ///< the path of the wrong value, such as `answers[16].right`; the index counts from 0
    QString found{};  ///< the text at the place of the error, at most 24 code points
    qint64 least = 0;
    qint64 most = 0;

    bool operator==(const ProgressJsonError&) const = default;
};

/// The size of the largest file that is read, in bytes. Such a file has several million answers.
inline constexpr qint64 largestProgressJson = qint64{1} << 30;

QByteArray printProgressJson(const std::vector<AnswerRecord>& answers);
/// Parses a record. The JSON may be nested to any depth; if memory runs out, an error is returned.
tl::expected<std::vector<AnswerRecord>, ProgressJsonError> parseProgressJson(const QByteArray& content);
tl::expected<std::vector<AnswerRecord>, ProgressJsonError> readProgressJson(const QString& file);

/// Returns one sentence about the error, in the current language.
QString sentence(const ProgressJsonError& error, const QString& file);

}  // namespace nimstone
