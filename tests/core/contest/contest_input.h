// Generated input for contest problems, and a test table with one row for each problem.
#pragma once

#include <QTest>

#include <algorithm>
#include <string>

#include "core/contest/problem.h"

namespace nimstone::tests {

inline std::string generated(const contest::Problem& problem, contest::Size size, Seed seed)
{
    std::string input;
    contest::generate(problem, size, seed, contest::appendTo(input));
    return input;
}

inline const contest::Problem& fetchedProblem()
{
    return *contest::problemNamed(QTest::currentDataTag());
}

inline void addProblemRows()
{
    QTest::addColumn<int>("unused");
    for (const contest::Problem& problem : contest::allProblems())
        QTest::newRow(std::string(problem.name).c_str()) << 0;
}

}  // namespace nimstone::tests
