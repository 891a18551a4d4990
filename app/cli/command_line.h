// Reads the command line and runs the command in it. All error messages are in the user's language.
#pragma once

#include "app/cli/files/complaint.h"

namespace nimstone::cli {

Exit runCommandLine(int argc, char** argv);

}  // namespace nimstone::cli
