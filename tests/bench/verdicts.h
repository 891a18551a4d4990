// Whether the figures of a program keep what it states of them: a program that misses one says so behind the figure, and
// ends with 1.
#pragma once

#include <cstdio>
#include <string>

namespace nimstone::bench {

class Verdicts {
public:
    /// To print behind a figure: what is stated, and "MISSED" where it is not so.
    std::string atMost(double figure, double most) { return verdict("at most", most, figure <= most); }
    std::string atLeast(double figure, double least) { return verdict("at least", least, figure >= least); }

    /// What the program ends with.
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
