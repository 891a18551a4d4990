// Compares the measured values of a benchmark with their stated bounds: "MISSED" is printed behind a value that misses its
// bound, and the benchmark ends with exit code 1.
#pragma once

#include <cstdio>
#include <string>

namespace nimstone::bench {

class Verdicts {
public:
    /// The text to print behind a measured value: its bound, and whether it was kept or MISSED.
    std::string atMost(double measured, double most) { return verdict("at most", most, measured <= most); }
    std::string atLeast(double measured, double least) { return verdict("at least", least, measured >= least); }

    /// The exit code of the benchmark: 1 if a bound was missed, else 0.
    int exitCode() const
    {
        if (m_missed > 0)
            std::printf("%d of %d stated bounds were missed\n", m_missed, m_stated);
        return m_missed > 0 ? 1 : 0;
    }

private:
    std::string verdict(const char* how, double bound, bool kept)
    {
        ++m_stated;
        m_missed += kept ? 0 : 1;
        char text[64];
        std::snprintf(text, sizeof text, "%s, %s %g", kept ? "kept" : "MISSED", how, bound);
        return text;
    }

    int m_stated = 0;
    int m_missed = 0;
};

}  // namespace nimstone::bench
