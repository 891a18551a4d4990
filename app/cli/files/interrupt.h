// Turns Ctrl+C into a flag that long work polls, instead of the end of the program.
#pragma once

namespace nimstone::cli {

/// While an instance exists, the first Ctrl+C (or SIGTERM) only sets a flag. The second one ends the program.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool happened() const;
};

}  // namespace nimstone::cli
