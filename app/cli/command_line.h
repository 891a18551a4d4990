// Reads the command line and runs the command that it names. Error messages are in the user's language too.
#pragma once

#include "app/cli/files/complaint.h"

namespace nimstone::cli {

Exit runCommandLine(int argc, char** argv);

}  // namespace nimstone::cli
