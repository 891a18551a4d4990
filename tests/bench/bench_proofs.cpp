// Benchmarks proofs: building a proof of each theorem for 12 heaps, or for a position to which it applies, and writing a
// hundred proofs into a PDF, compared with writing the same texts on bare pages. Prints milliseconds of processor time, as
// medians.
//
//   bench_proofs [--runs N]
//
// The bound: a proof is built within 1 ms. Exits with 1 if a proof takes longer.
#include <QGuiApplication>
#include <QIODevice>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "app/export/proofs/proof_document.h"
#include "app/export/proofs/proof_pdf.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"
#include "tests/bench/verdicts.h"

using namespace nimstone;

namespace {

constexpr int repeats = 20;
constexpr double mostMilliseconds = 1;

/// The processor time of `work` in milliseconds. Other processes do not affect it.
double milliseconds(auto&& work)
{
    const std::clock_t start = std::clock();
    work();
    return 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

std::optional<Move> moveFor(proof::Theorem theorem, const GameSum& sum)
{
    return needsMove(theorem) ? proof::exampleMove(sum.components().front().position) : std::nullopt;
}

/// Returns positions to which the theorem applies: random positions and, if possible, positions with the largest number
/// of Nim heaps that a proof may have.
std::vector<GameSum> subjectsOf(proof::Theorem theorem)
{
    std::vector<GameSum> subjects;
    for (Seed seed = 0; seed < 20; ++seed) {
        Chance chance(seed);
        Position twelve;
        for (std::size_t heap = 0; heap < proof::maxProofHeaps; ++heap)
            twelve.heaps.push_back(chance.between(1, maxCount));
        GameSum sum = proof::nimSubject(twelve);
        if (!proof::prove(theorem, sum, moveFor(theorem, sum)))
            sum = proof::nearestSubject(theorem, sum);
        subjects.push_back(proof::prove(theorem, sum, moveFor(theorem, sum)) ? sum : proof::randomGameSum(theorem, seed));
        subjects.push_back(proof::randomGameSum(theorem, seed));
    }
    return subjects;
}

void measureBuilding(bench::Verdicts& verdicts)
{
    std::printf("%-24s %12s %12s %8s\n", "theorem", "median ms", "slowest ms", "steps");
    for (const proof::Theorem theorem : proof::allTheorems()) {
        std::vector<double> all;
        std::size_t steps = 0;
        for (const GameSum& subject : subjectsOf(theorem)) {
            const auto move = moveFor(theorem, subject);
            all.push_back(milliseconds([&] {
                for (int i = 0; i < repeats; ++i)
                    steps = std::max(steps, proof::prove(theorem, subject, move)->steps.size());
            }) / repeats);
        }
        const std::string name(proof::name(theorem));
        const double slowest = *std::ranges::max_element(all);
        std::printf("%-24s %12.4f %12.4f %8zu  %s\n", name.c_str(), median(all), slowest, steps,
                    verdicts.atMost(slowest, mostMilliseconds).c_str());
    }
}

/// Measures the proofs with the largest numbers and the most heaps, about misère Nim and other variants of Nim.
void measureLargest(bench::Verdicts& verdicts)
{
    for (const char* text : {"misere-nim:9223372036854775807,9223372036854775806,5,6,7,8,9,1,1,2,3,4611686018427387904",
                             "staircase-nim:900000000000,6,5,6,7,8,9,1,1,2,3,46116860184273",
                             "coins:1,2,5,9,10,46116860184273,46116860184279,900000000000000,900000000000100",
                             "moore-nim(5):9223372036854775807,9223372036854775806,5,6,7,8,9,1,1,2,3,4611686018427387904"}) {
        const GameSum subject = *parseSum(text);
        const double each = milliseconds([&] {
            for (int i = 0; i < repeats; ++i)
                (void)proof::prove(*proof::theoremFor(subject), subject);
        }) / repeats;
        std::printf("%12.4f ms  %s  %s\n", each, verdicts.atMost(each, mostMilliseconds).c_str(), text);
    }
}

/// A device that discards all data.
class Sink : public QIODevice {
public:
    Sink() { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }
    qint64 bytes = 0;

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        bytes += size;
        return size;
    }
};

std::vector<exports::ProofSubject> hundredSubjects()
{
    std::vector<exports::ProofSubject> subjects;
    const auto theorems = proof::allTheorems();
    for (std::size_t i = 0; i < 100; ++i) {
        const proof::Theorem theorem = theorems[i % theorems.size()];
        const GameSum sum = proof::randomGameSum(theorem, i);
        subjects.push_back({theorem, sum, moveFor(theorem, sum)});
    }
    return subjects;
}

/// Writes the texts of the same proofs, one page per proof, without any layout.
void writeBarePages(QIODevice& device, const std::vector<exports::ProofSubject>& subjects)
{
    QPdfWriter writer(&device);
    QPainter painter(&writer);
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        if (i > 0)
            writer.newPage();
        const auto document = exports::proofDocument(*proof::prove(subjects[i].theorem, subjects[i].subject, subjects[i].move));
        QString words = document.title + document.claim + document.subject;
        for (const auto& step : document.steps)
            words += QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>").arg(step.statement, step.reason, step.laws);
        QTextDocument text;
        text.setHtml(words + document.laws.join(QStringLiteral("<br>")));
        text.setTextWidth(writer.width());
        text.drawContents(&painter);
    }
}

void measurePages(int runs)
{
    const auto subjects = hundredSubjects();
    std::vector<double> bare;
    std::vector<double> whole;
    std::vector<double> ratios;
    exports::PdfResult result;
    qint64 bytes = 0;
    for (int run = 0; run < runs; ++run) {
        Sink page;
        bare.push_back(milliseconds([&] { writeBarePages(page, subjects); }));
        Sink sink;
        whole.push_back(milliseconds([&] { result = exports::writePdf(sink, subjects); }));
        bytes = sink.bytes;
        ratios.push_back(whole.back() / bare.back());
    }
    std::printf("100 proofs to PDF, median of %d rounds: %.0f ms, %d pages, %.1f MB; their words alone on bare pages %.0f ms; ratio %.2f\n",
                runs, median(whole), result.pages, static_cast<double>(bytes) * 1e-6, median(bare), median(ratios));
}

}  // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    int runs = 5;
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::string_view(argv[i]) == "--runs")
            runs = std::max(1, std::atoi(argv[i + 1]));
    }
    bench::Verdicts verdicts;
    measureBuilding(verdicts);
    measureLargest(verdicts);
    measurePages(runs);
    return verdicts.exitCode();
}
