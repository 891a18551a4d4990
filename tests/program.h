// The tests of a folder, or of several, are one program, so that they are compiled together: `PROGRAM tst_NAME [what Qt Test
// takes]` runs the test in the file of that name. Each file ends with NIMSTONE_TEST instead of a main() of its own.
#pragma once

#ifdef QT_GUI_LIB
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif
#include <QTest>

namespace nimstone::tests {

/// Runs one test with the arguments of a program, and returns what the program returns.
using Run = int (*)(int argc, char** argv);

/// Makes a test known to its program while static objects are made. The file's name without folder and suffix names it.
class Enrolled {
public:
    Enrolled(const char* file, Run run);
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

/// The test of a file that needs more than an application before it: `run` is called in its place.
#define NIMSTONE_TEST_RUN(Test, run) static const nimstone::tests::Enrolled enrolled##Test(__FILE__, run);
#define NIMSTONE_TEST(Test) NIMSTONE_TEST_RUN(Test, &nimstone::tests::runTest<Test>)
