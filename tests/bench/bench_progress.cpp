// How long the record of practice takes: to be read at the start with 100,000 answers beside an empty one, and to bring an
// answer to the disk.
//
//   bench_progress [--answers N] [--rounds N]
//
// From the call until the window has all but the days, and until it has the days too, every page of the file checked. The
// two run in turn; a ratio is the median of the ratios within a round.
#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "app/storage/progress.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/bench/measured_run.h"

using namespace nimstone;
using nimstone::bench::median;

namespace {

constexpr double mostTimes = 1.2;
constexpr double mostMilliseconds = 20;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

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

/// Each from the call until it is told to be on the disk.
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

void print(const char* what, double empty, double full, double ratio, const char* verdict)
{
    std::printf("%-44s %9.1f %9.1f %8.2fx  %s\n", what, empty, full, ratio, verdict);
}

}  // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    int answers = 100'000;
    int rounds = 15;
    for (int i = 1; i + 1 < argc; i += 2)
        (std::string_view(argv[i]) == "--answers" ? answers : rounds) = std::atoi(argv[i + 1]);
    QTemporaryDir home;
    const QString empty = home.filePath(QStringLiteral("empty/progress.sqlite"));
    const QString full = home.filePath(QStringLiteral("full/progress.sqlite"));
    fill(empty, 0);
    fill(full, answers);

    std::vector<double> emptyFirst, fullFirst, firstRatio, emptyWhole, fullWhole, wholeRatio;
    for (int round = 0; round < rounds; ++round) {
        const Opening one = open(empty);
        const Opening other = open(full);
        emptyFirst.push_back(one.first);
        fullFirst.push_back(other.first);
        firstRatio.push_back(other.first / one.first);
        emptyWhole.push_back(one.whole);
        fullWhole.push_back(other.whole);
        wholeRatio.push_back(other.whole / one.whole);
    }
    std::printf("%-44s %9s %9s %9s\n", "milliseconds", "empty", "full", "");
    print("to be read, but for the days", median(emptyFirst), median(fullFirst), median(firstRatio),
          median(firstRatio) <= mostTimes ? "within 1.2" : "above 1.2");
    print("with the days, and checked", median(emptyWhole), median(fullWhole), median(wholeRatio),
          "in the background");

    const auto kept = commits(full, answers, 200);
    std::printf("%-44s %9s %9.1f  %s\n", "to bring an answer to the disk", "", median(kept),
                median(kept) < mostMilliseconds ? "under 20" : "20 or more");
    return 0;
}
