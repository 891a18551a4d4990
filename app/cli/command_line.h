// Reads the command line, in the user's language also where it is wrong, and runs the command that it names.
#pragma once

#include "app/cli/files/complaint.h"

namespace nimstone::cli {

Exit runCommandLine(int argc, char** argv);

}  // namespace nimstone::cli
