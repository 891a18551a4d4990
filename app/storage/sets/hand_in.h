// The file that a pupil hands in: a record of practice (progress_json.h) with the answers to one set, and one more field:
//
//   "handIn": {"set": "5f6c…", "title": "Week 3", "name": "Li Ming", "number": "17", "class": "10b",
//              "time": "2026-03-14T15:09:26.535Z", "program": "1.1.0", "done": [3, 5]}
//
// So every program that reads a record of practice also reads this file. `set` is the identity of the set, see identityOf(), and
// `done` has the indices of the entries of the set whose tasks are done. A file of Nimstone 1.0 does not have the field.
#pragma once

#include "app/storage/record/progress_json.h"

namespace nimstone {

struct HandIn {
    QString set{};      ///< the identity of the set; empty for a file without the field `handIn`. Longer texts are cut after 200 code units
    QString title{};    ///< the title of the set
    QString name{};
    QString number{};
    QString className{};
    qint64 time = 0;    ///< the time of handing in, in milliseconds since the start of 1970, UTC; 0 if the file does not state it
    QString program{};  ///< the version of Nimstone that wrote the file
    std::vector<std::size_t> done{};
    std::vector<AnswerRecord> answers{};

    bool operator==(const HandIn&) const = default;
};

/// The size of the largest file that is read as one that a pupil handed in, in bytes.
inline constexpr qint64 largestHandIn = 8'000'000;

QByteArray printHandIn(const HandIn& handIn);

/// Parses a file that a pupil handed in, or any other record of practice.
tl::expected<HandIn, ProgressJsonError> parseHandIn(const QByteArray& content);

/// Returns the seed from which the exercises of a pupil are made. Blanks, the case of letters, and the coding of accents do not
/// matter.
quint64 pupilSeed(const QString& setIdentity, const QString& name, const QString& number);

}  // namespace nimstone
