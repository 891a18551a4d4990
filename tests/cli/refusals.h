// Rows of arguments that nimstone-cli refuses, with its one-line error in both languages.
#pragma once

#include "tests/cli/run.h"

namespace nimstone::tests {

inline void addRefusalColumns()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
}

/// Adds a row. `english` and `chinese` are the expected errors, beginning with the column, counted from 1,
/// in the faulty argument.
inline void addRefusal(const char* name, const QStringList& arguments, const char* english, const char* chinese)
{
    QTest::newRow(name) << arguments << QStringLiteral("argument:1:%1\n").arg(QString::fromUtf8(english))
                        << QStringLiteral("argument:1:%1\n").arg(QString::fromUtf8(chinese));
}

/// Checks that nimstone-cli refuses the arguments of the current row with the expected errors.
inline void checkRefusal()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(arguments);
    QCOMPARE(ran.errors, english);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    // The language is not set with --lang: a last option that lacks its value would read --lang as its value.
    const Ran other = run(arguments, {}, {{QStringLiteral("LANG"), QStringLiteral("zh_CN.UTF-8")}});
    QCOMPARE(other.errors, chinese);
    QCOMPARE(other.exit, 2);
}

}  // namespace nimstone::tests
