// The tests of one or more folders are one program, so that they are compiled together: `PROGRAM tst_NAME [arguments of Qt
// Test]` runs the test in the file of that name. Each file ends with NIMSTONE_TEST instead of its own main().
#pragma once

#ifdef QT_GUI_LIB
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif
#include <QTest>

namespace nimstone::tests {

/// The longest time that a test waits for an expected change, in milliseconds.
constexpr int patience = 60'000;

/// Runs one test with the arguments of a program, and returns the exit code.
using Run = int (*)(int argc, char** argv);

/// Registers a test with its program during static initialization. The test is named like its file, without folder and
/// suffix.
class RegisteredTest {
public:
    RegisteredTest(const char* file, Run run);
};

#ifdef QT_GUI_LIB
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

template <class Test>
int runTest(int argc, char** argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace nimstone::tests

// Qt's macros wait for only five seconds, which is too short on a busy machine.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, nimstone::tests::patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, nimstone::tests::patience)

// Qt's macro makes the message even if the check passes, which often takes longer than the check.
#undef QVERIFY2
#define QVERIFY2(statement, description) \
    do { \
        if (statement) { \
            if (!QTest::qVerify(true, #statement, "", __FILE__, __LINE__)) \
                return; \
        } else if (!QTest::qVerify(false, #statement, static_cast<const char*>(description), __FILE__, __LINE__)) { \
            return; \
        } \
    } while (false)

/// For a test that needs more than an application before it runs: `run` is called instead of runTest().
#define NIMSTONE_TEST_RUN(Test, run) static const nimstone::tests::RegisteredTest enrolled##Test(__FILE__, run);
#define NIMSTONE_TEST(Test) NIMSTONE_TEST_RUN(Test, &nimstone::tests::runTest<Test>)
