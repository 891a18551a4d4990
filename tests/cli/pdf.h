// Checks a PDF that nimstone-cli writes.
#pragma once

#include "tests/cli/run.h"

namespace nimstone::tests {

/// Checks that these arguments write a PDF to standard output without a display.
inline void checkPdfWithoutADisplay(const QStringList& arguments)
{
    const Ran ran = run(arguments, {}, {{u"LANG"_qs, u"C.UTF-8"_qs}, {u"DISPLAY"_qs, QString()}, {u"QT_QPA_PLATFORM"_qs, u"xcb"_qs}});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.errors, QString());
    QVERIFY(ran.output.startsWith(u"%PDF-"_qs));
}

}  // namespace nimstone::tests
