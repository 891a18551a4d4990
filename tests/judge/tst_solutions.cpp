// Tests that the solutions on the Contest page, in C++ and Python, answer samples and generated inputs like the solver.
#include <QTest>

#include "tests/counts.h"
#include "tests/judge/judged.h"
#include "tests/program.h"
#include "translations/contest_texts.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestSolutions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void solutionAnswersLikeTheSolver_data()
    {
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("ending");
        for (const contest::Problem& problem : contest::allProblems()) {
            const QString name = QString::fromUtf8(problem.name.data(), static_cast<qsizetype>(problem.name.size()));
            for (const QString& ending : {u".cpp"_qs, u".py"_qs}) {
                if (!contestSolution(name, ending).isEmpty())
                    QTest::newRow(qPrintable(name + ending)) << name << ending;
            }
        }
    }

    void solutionAnswersLikeTheSolver()
    {
        QFETCH(QString, problem);
        QFETCH(QString, ending);
        const contest::Problem& asked = *contest::problemNamed(problem.toStdString());
        const auto command = compiled("core/contest/solutions/" + (problem + ending).toStdString());
        if (!command && command.error().kind == judge::CompileError::Kind::NoCompiler)
            QSKIP("this system has no compiler or interpreter for the solution");
        QVERIFY2(command, command ? "" : command.error().log.c_str());
        std::vector<std::string> inputs;
        for (const ContestSample& sample : contestSamples(problem))
            inputs.push_back(sample.input.toStdString());
        const bool python = ending == u".py"_qs;
        const auto add = [&](contest::Size size, Seed seeds) {
            for (Seed seed = 0; seed < seeds; ++seed) {
                inputs.emplace_back();
                contest::generate(asked, size, seed, contest::appendTo(inputs.back()));
            }
        };
        // Python takes longest to start, so in a short run it gets only one generated input.
        add(contest::Size::Small, tests::count<Seed>(python ? 0 : 10, 200));
        add(contest::Size::Large, tests::count<Seed>(1, 20));
        add(contest::Size::Limit, tests::count<Seed>(python ? 0 : 1, 3));
        // About twice the time that judges allow, because the test machine may be busy.
        const judge::Limits limits{std::chrono::seconds(python ? 10 : 4), std::chrono::seconds(60), std::uint64_t{512} << 20};
        for (const std::string& input : inputs)
            QCOMPARE(printed(bench().run(*command, input, limits)), answered(asked, input));
    }
};

NIMSTONE_TEST(TestSolutions)
#include "tst_solutions.moc"
