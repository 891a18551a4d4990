// Ctrl+C as a question that long work asks now and then, instead of the end of the program.
#pragma once

namespace nimstone::cli {

/// While it lives, the first Ctrl+C (or termination by the system) is only noted; a second one ends the program.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool happened() const;
};

}  // namespace nimstone::cli
