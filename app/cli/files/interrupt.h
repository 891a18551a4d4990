// Handles Ctrl+C for long work: instead of ending the program, it sets a flag, which the work polls.
#pragma once

namespace nimstone::cli {

/// Handles Ctrl+C (and SIGTERM) while an instance exists. The first signal only sets a flag; the second signal ends the
/// program.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool happened() const;
};

}  // namespace nimstone::cli
