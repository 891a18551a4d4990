// The wrong programs that the Contest page shows are wrong on the input that stands beside each, and on a sample or some small
// input mostly right: a mistake that everybody sees at once teaches nothing.
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
    void failOnTheirInput_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("program");
        for (const contest::Problem& problem : contest::allProblems()) {
            const QString name = QString::fromUtf8(problem.name.data(), static_cast<qsizetype>(problem.name.size()));
            int rows = 0;
            for (const judge::Pitfall& pitfall : judge::pitfallsOf(problem.name)) {
                // Each has to be compiled: one a problem will do, but for a deep run.
                if (rows++ < tests::count(1, 10))
                    QTest::newRow((std::string(problem.name) + '/' + pitfall.name).c_str()) << name << QString::fromStdString(pitfall.name);
            }
        }
    }

    void failOnTheirInput()
    {
        QFETCH(QString, problem);
        QFETCH(QString, program);
        const contest::Problem& asked = *contest::problemNamed(problem.toStdString());
        const auto command = compiled("core/contest/wrong/" + (problem + u'/' + program).toStdString() + ".cpp");
        if (!command && command.error().kind == judge::CompileError::Kind::NoCompiler)
            QSKIP("there is no compiler");
        QVERIFY2(command, command ? "" : command.error().log.c_str());
        for (const judge::Pitfall& wrong : judge::pitfallsOf(asked.name)) {
            if (wrong.name != program.toStdString())
                continue;
            const std::string& input = wrong.input;
            const std::string expected = answered(asked, input);
            QVERIFY2(!expected.starts_with("line "), expected.c_str());
            const judge::Run run = bench().run(*command, input, {std::chrono::seconds(4), std::chrono::seconds(60)});
            QCOMPARE(run.ending, judge::RunEnding::Exited);
            QVERIFY2(run.output != expected, "it is right on its input");
        }
    }
};

NIMSTONE_TEST(TestWrongPrograms)
#include "tst_wrong_programs.moc"
