// The answers that the progress export holds; what is wrong with it is complained of.
#pragma once

#include <tl/expected.hpp>
#include <vector>

#include "app/cli/files/complaint.h"
#include "app/storage/record/answer_record.h"

namespace nimstone::cli {

class Input;

tl::expected<std::vector<AnswerRecord>, Exit> readAnswers(Input& input);

}  // namespace nimstone::cli
