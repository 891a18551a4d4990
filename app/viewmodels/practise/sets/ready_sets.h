// Sets of exercises to begin with: which skills, how hard, how many.
#pragma once

#include <QString>
#include <vector>

#include "core/practice/worksheet.h"

namespace nimstone {

struct ReadySet {
    const char* name;  ///< in English, to be translated
    practice::SheetRequest request;
};

const std::vector<ReadySet>& readySets();

QString nameOf(const ReadySet& set);
/// "12 exercises at level 1: Reading binary, Nim-sum, P or N?".
QString detailOf(const ReadySet& set);
practice::SheetExercises drawn(const ReadySet& set, Seed seed);

}  // namespace nimstone
