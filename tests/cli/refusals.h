// Arguments that nimstone-cli refuses, with one line in either language: a row each.
#pragma once

#include "tests/cli/run.h"

namespace nimstone::tests {

inline void addRefusalColumns()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
}

/// The lines from the number on of the argument that is at fault.
inline void addRefusal(const char* name, const QStringList& arguments, const char* english, const char* chinese)
{
    QTest::newRow(name) << arguments << QStringLiteral("argument:1:%1\n").arg(QString::fromUtf8(english))
                        << QStringLiteral("argument:1:%1\n").arg(QString::fromUtf8(chinese));
}

/// Of the present row.
inline void checkRefusal()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(arguments);
    QCOMPARE(ran.errors, english);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    // Not by --lang: an option that is last and lacks its value would take it for the value.
    const Ran other = run(arguments, {}, {{QStringLiteral("LANG"), QStringLiteral("zh_CN.UTF-8")}});
    QCOMPARE(other.errors, chinese);
    QCOMPARE(other.exit, 2);
}

}  // namespace nimstone::tests
