// The table of the fields of an answer: one row for each member, in the order in which the fields are written. The code
// for JSON and for the database uses this table for reading and writing.
#pragma once

#include <array>
#include <variant>

#include "app/storage/record/answer_record.h"

namespace nimstone {

struct AnswerField {
    enum class Form {
        Name,  ///< a text that must not be empty
        Text,
        Time,  ///< a time; in JSON it has the form 2026-03-14T15:09:26.535Z
        Day,   ///< a day; in JSON it has the form 2026-03-14
        Number,
        Truth,
    };

    const char* name;  ///< the name of the field in JSON
    std::variant<QString AnswerRecord::*, int AnswerRecord::*, qint64 AnswerRecord::*, bool AnswerRecord::*> member;
    Form form;
    bool required;
    qint64 least = 0;
    qint64 most = 0;
};

inline constexpr std::array answerFields{
    AnswerField{"id", &AnswerRecord::id, AnswerField::Form::Name, true},
    AnswerField{"time", &AnswerRecord::time, AnswerField::Form::Time, true},
    AnswerField{"day", &AnswerRecord::day, AnswerField::Form::Day, true},
    AnswerField{"skill", &AnswerRecord::skill, AnswerField::Form::Name, true},
    AnswerField{"level", &AnswerRecord::level, AnswerField::Form::Number, false, 1, 99},
    AnswerField{"exercise", &AnswerRecord::exercise, AnswerField::Form::Name, true},
    AnswerField{"answer", &AnswerRecord::answer, AnswerField::Form::Text, true},
    AnswerField{"options", &AnswerRecord::options, AnswerField::Form::Number, false, 0, 1'000'000},
    AnswerField{"right", &AnswerRecord::right, AnswerField::Form::Truth, true},
    AnswerField{"first", &AnswerRecord::first, AnswerField::Form::Truth, true},
    AnswerField{"hints", &AnswerRecord::hints, AnswerField::Form::Number, true, 0, practice::hintsThatReveal},
    AnswerField{"answerShown", &AnswerRecord::answerShown, AnswerField::Form::Truth, false},
    AnswerField{"tag", &AnswerRecord::tag, AnswerField::Form::Text, false},
    AnswerField{"milliseconds", &AnswerRecord::milliseconds, AnswerField::Form::Number, false, 0, 1'000'000'000'000},
};

}  // namespace nimstone
