// Benchmarks the practice record and its exercises: the start of the whole program with 100,000 answers, compared with an empty
// record, on the Home page and on the Practise page; reading the record; writing an answer to the disk; and the next exercise
// of each skill at each level.
//
//   bench_progress [--answers N] [--rounds N]
//
// Compared runs alternate, so that a slow machine slows both down; a ratio is the median of the ratios within a round. Reading
// has two times: until everything except the tallies by day is loaded, and until the tallies are loaded, too, and every page of
// the file was checked. Exits with 1 if a measured value misses the bound printed behind it. Needs a display.
#include <QCoreApplication>
#include <QEventLoop>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>

#include "app/storage/record/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/bench/first_frame.h"
#include "tests/bench/measured_run.h"
#include "tests/bench/next_exercises.h"
#include "tests/bench/verdicts.h"

using namespace nimstone;
using nimstone::bench::median;

namespace {

constexpr double mostTimes = 1.2;
constexpr double mostMilliseconds = 20;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

struct Figures {
    std::vector<double> empty{}, full{}, ratio{};

    void add(double withEmpty, double withFull)
    {
        empty.push_back(withEmpty);
        full.push_back(withFull);
        ratio.push_back(withFull / withEmpty);
    }

    void print(const char* what, const std::string& verdict) const
    {
        std::printf("%-44s %9.1f %9.1f %8.2fx  %s\n", what, median(empty), median(full), median(ratio), verdict.c_str());
    }
    void print(const char* what, bench::Verdicts& verdicts) const { print(what, verdicts.atMost(median(ratio), mostTimes)); }
};

struct Opening {
    double first = 0;
    double whole = 0;
};

Opening open(const QString& path)
{
    const auto start = std::chrono::steady_clock::now();
    Opening opening;
    QEventLoop loop;
    Progress progress(path);
    QObject::connect(&progress, &Progress::changed, &loop, [&] {
        if (opening.first == 0)
            opening.first = millisecondsSince(start);
        if (!progress.areDaysLoaded())
            return;
        opening.whole = millisecondsSince(start);
        loop.quit();
    });
    progress.load();
    loop.exec();
    return opening;
}

void fill(const QString& path, int count)
{
    ProgressFile file(path);
    file.open();
    file.merge(tests::answersUpTo(count));
}

/// Records `count` answers one after another. Returns the milliseconds from each call until the answer is reported as stored.
std::vector<double> commits(const QString& path, int from, int count)
{
    std::vector<double> figures;
    Progress progress(path);
    QEventLoop loop;
    QObject::connect(&progress, &Progress::recorded, &loop, &QEventLoop::quit);
    for (int number = from; number < from + count; ++number) {
        const auto start = std::chrono::steady_clock::now();
        progress.record(tests::answerNumber(number));
        loop.exec();
        figures.push_back(millisecondsSince(start));
    }
    return figures;
}

int run(int answers, int rounds)
{
    bench::Verdicts verdicts;
    const bench::Profiles profiles;
    const auto recordIn = [&](const char* profile) {
        return QString::fromStdString((profiles.folder() / profile / "data" / "nimstone" / "progress.sqlite").string());
    };
    fill(recordIn("empty"), 0);
    fill(recordIn("full"), answers);
    std::printf("%-44s %9s %9s %9s\n", "milliseconds", "empty", "full", "");

    const std::string program = (std::filesystem::canonical("/proc/self/exe").parent_path().parent_path() / "bin" / "nimstone").string();
    for (const char* page : {"home", "practise"}) {
        const auto startWith = [&](const char* profile) {
            profiles.use(profile);
            return bench::start({program, "--page", page}, profiles.folder() / "output").milliseconds;
        };
        startWith("full");  // this run is not counted; it fills the caches
        Figures figures;
        for (int round = 0; round < rounds; ++round) {
            const double empty = startWith("empty");
            figures.add(empty, startWith("full"));
        }
        figures.print((std::string("from exec to the first frame, page ") + page).c_str(), verdicts);
    }

    Figures first;
    Figures whole;
    for (int round = 0; round < rounds; ++round) {
        const Opening empty = open(recordIn("empty"));
        const Opening full = open(recordIn("full"));
        first.add(empty.first, full.first);
        whole.add(empty.whole, full.whole);
    }
    first.print("to read all except the tallies by day", verdicts);
    whole.print("to read all, and to check the file", "in the background");

    const auto kept = commits(recordIn("full"), answers, 200);
    std::printf("%-44s %9s %9.1f  %s\n\n", "to write an answer to the disk", "", median(kept),
                verdicts.atMost(median(kept), mostMilliseconds).c_str());
    bench::printNextExercises(verdicts);
    return verdicts.exitCode();
}

}  // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    int answers = 100'000;
    int rounds = 15;
    for (int i = 1; i + 1 < argc; i += 2)
        (std::string_view(argv[i]) == "--answers" ? answers : rounds) = std::atoi(argv[i + 1]);
    try {
        return run(answers, rounds);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "bench_progress: %s\n", problem.what());
        return 1;
    }
}
