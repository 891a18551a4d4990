// Compares the figures of a benchmark with their stated bounds: "MISSED" is printed behind a figure that misses its bound, and
// the benchmark exits with 1.
#pragma once

#include <cstdio>
#include <string>

namespace nimstone::bench {

class Verdicts {
public:
    /// The text to print behind a figure: its bound, and whether it was kept or MISSED.
    std::string atMost(double figure, double most) { return verdict("at most", most, figure <= most); }
    std::string atLeast(double figure, double least) { return verdict("at least", least, figure >= least); }

    /// The exit code of the benchmark: 1 if a bound was missed, else 0.
    int exitCode() const
    {
        if (m_missed > 0)
            std::printf("%d of %d stated figures were missed\n", m_missed, m_stated);
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
