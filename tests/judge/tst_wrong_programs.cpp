// Tests that each wrong program on the Contest page fails on the input that is shown with it.
#include <QTest>

#include "app/judge/pitfalls.h"
#include "tests/counts.h"
#include "tests/judge/judged.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestWrongPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongProgramFailsOnItsInput_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("program");
        for (const contest::Problem& problem : contest::allProblems()) {
            const QString name = QString::fromUtf8(problem.name.data(), static_cast<qsizetype>(problem.name.size()));
            int rows = 0;
            for (const judge::Pitfall& pitfall : judge::pitfallsOf(problem.name)) {
                // Compiling takes time, so only a deep run tests more than one program per problem.
                if (rows++ < tests::count(1, 10))
                    QTest::newRow((std::string(problem.name) + '/' + pitfall.name).c_str()) << name << QString::fromStdString(pitfall.name);
            }
        }
    }

    void wrongProgramFailsOnItsInput()
    {
        QFETCH(QString, problem);
        QFETCH(QString, program);
        const contest::Problem& asked = *contest::problemNamed(problem.toStdString());
        const auto command = compiled("core/contest/wrong/" + (problem + u'/' + program).toStdString() + ".cpp");
        if (!command && command.error().kind == judge::CompileError::Kind::NoCompiler)
            QSKIP("this system has no C++ compiler");
        QVERIFY2(command, command ? "" : command.error().log.c_str());
        for (const judge::Pitfall& wrong : judge::pitfallsOf(asked.name)) {
            if (wrong.name != program.toStdString())
                continue;
            const std::string& input = wrong.input;
            const std::string expected = answered(asked, input);
            QVERIFY2(!expected.starts_with("line "), expected.c_str());
            const judge::Run run = bench().run(*command, input, {std::chrono::seconds(4), std::chrono::seconds(60)});
            QCOMPARE(run.ending, judge::RunEnding::Exited);
            QVERIFY2(run.output != expected, "the wrong program gives the right answer to its own input");
        }
    }
};

NIMSTONE_TEST(TestWrongPrograms)
#include "tst_wrong_programs.moc"
