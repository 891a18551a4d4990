// Makes lists of answers for the searches that check exercises.
#pragma once

#include "core/practice/skills/answer.h"

namespace nimstone::tests {

/// Returns the numbers from `first` to `end` − 1.
inline practice::Answers numbers(Count first, Count end)
{
    practice::Answers answers;
    for (Count number = first; number < end; ++number)
        answers.push_back(number);
    return answers;
}

}  // namespace nimstone::tests
