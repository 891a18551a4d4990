// Tests that a long sequence can be stopped, saved, restored, and continued, and that damaged files are refused.
#include <QTest>

#include "core/sequences/saved_sequence.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using End = NimSequence::End;
using SavedFault = SavedSequenceError::Kind;

class TestSequenceSaved : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoredSequenceContinues_data();
    void restoredSequenceContinues();
    void progressIsReported();
    void stoppedSequenceContinues();
    void periodSearchStopsAndContinues();
    void filesOfOtherSequencesAreRefused();
    void everyDamagedFileIsRefused();
    void randomFilesAreRefused();
};

namespace {

std::string bytesOf(const NimSequence& sequence)
{
    std::string bytes;
    save(sequence, [&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    return bytes;
}

NimSequence upTo(const HeapRules& game, Count heap)
{
    NimSequence sequence(game);
    if (sequence.extendTo(heap) != End::Reached)
        qFatal("the sequence was not computed up to the heap");
    return sequence;
}

}  // namespace

void TestSequenceSaved::restoredSequenceContinues_data()
{
    QTest::addColumn<std::string>("game");
    for (const char* game : {"kayles", "octal(0.6)", "octal(0.16)", "grundy-game", "subtraction(4,7,14,17,21)",
                             "hexadecimal(0.28)", "lasker-nim", "bash(4)"})
        QTest::newRow(game) << std::string(game);
}

void TestSequenceSaved::restoredSequenceContinues()
{
    QFETCH(std::string, game);
    const HeapRules rules = sequenceGame(game);
    const Count most = game.starts_with("hex") ? 300 : 6'000;
    const NimSequence whole = upTo(rules, most);
    for (const Count part : {Count{0}, Count{1}, Count{17}, Count{200}, most / 2, most}) {
        const NimSequence before = upTo(rules, part);
        auto after = restoreSequence(rules, bytesOf(before));
        QVERIFY(after.has_value());
        QCOMPARE(after->computed(), before.computed());
        QVERIFY(after->known() >= std::min<Count>(before.known(), before.computed()));
        QVERIFY(after->extendTo(most) == End::Reached);
        for (Count heap = 0; heap <= most; ++heap)
            QCOMPARE(after->value(heap), whole.value(heap));
    }
    QVERIFY(bytesOf(whole).size() <= 2 * whole.computed() + 100);
}

void TestSequenceSaved::progressIsReported()
{
    NimSequence sequence(sequenceGame("grundy-game"));
    Count last = 0;
    int reports = 0;
    QVERIFY(sequence.extendTo(5'000, {}, {}, [&](Count done, Count wanted) {
        QVERIFY(done > last && done <= wanted);
        QCOMPARE(wanted, Count{5'001});
        last = done;
        ++reports;
    }) == End::Reached);
    QCOMPARE(last, Count{5'001});
    QVERIFY(reports >= 10);
}

void TestSequenceSaved::stoppedSequenceContinues()
{
    std::stop_source source;
    NimSequence sequence(sequenceGame("grundy-game"));
    const auto stopEarly = [&](Count done, Count) {
        if (done >= 3'000)
            source.request_stop();
    };
    QVERIFY(sequence.extendTo(1'000'000'000, {}, source.get_token(), stopEarly) == End::Stopped);
    QVERIFY(sequence.known() >= 3'000 && sequence.known() < 4'000);
    // The terms found so far are kept, and the sequence can be continued.
    QVERIFY(sequence.extendTo(5'000) == End::Reached);
    const NimSequence whole = upTo(sequenceGame("grundy-game"), 5'000);
    for (Count heap = 0; heap <= 5'000; ++heap)
        QCOMPARE(sequence.value(heap), whole.value(heap));
}

void TestSequenceSaved::periodSearchStopsAndContinues()
{
    std::stop_source source;
    NimSequence sequence(octal("0.16"));
    const auto search = sequence.findPeriod(400'000, source.get_token(), [&](Count done, Count) {
        if (done >= 10'000)
            source.request_stop();
    });
    QVERIFY(search.end == End::Stopped && !search.found);
    auto after = restoreSequence(octal("0.16"), bytesOf(sequence));
    QVERIFY(after.has_value());
    QVERIFY((after->findPeriod(400'000).found->period == Period{149'459, 105'351, 0}));
}

void TestSequenceSaved::filesOfOtherSequencesAreRefused()
{
    const std::string bytes = bytesOf(upTo(octal("0.6"), 1'000));
    QVERIFY(restoreSequence(octal("0.6"), "").error() == SavedSequenceError{SavedFault::NotASequence});
    QVERIFY(restoreSequence(octal("0.6"), "octal(0.6)\n").error() == SavedSequenceError{SavedFault::NotASequence});
    QVERIFY((restoreSequence(octal("0.16"), bytes).error() == SavedSequenceError{SavedFault::OtherGame, "octal(0.6)"}));
    std::string later = bytes;
    later[std::string("nimstone-sequence ").size()] = '2';
    QVERIFY(restoreSequence(octal("0.6"), later).error() == SavedSequenceError{SavedFault::OtherVersion});
    // The same digits in another base are the code of another game.
    QVERIFY(restoreSequence(hexadecimal("0.6"), bytes).error().kind == SavedFault::OtherGame);
}

void TestSequenceSaved::everyDamagedFileIsRefused()
{
    const TakeAndBreakCode game = octal("0.6");
    const std::string bytes = bytesOf(upTo(game, 100));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        QVERIFY(!restoreSequence(game, std::string_view(bytes).substr(0, length)));
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (const char change : {'\x01', '\x80', '\xFF'}) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ change);
            QVERIFY2(!restoreSequence(game, damaged), std::to_string(at).c_str());
        }
    }
    QVERIFY(!restoreSequence(game, bytes + '\0'));
    QVERIFY(restoreSequence(game, bytes).has_value());
    qInfo("cut off or changed %zu bytes", bytes.size());
}

void TestSequenceSaved::randomFilesAreRefused()
{
    Chance chance(4);
    const int rounds = count(2'000, 50'000);
    for (int round = 0; round < rounds; ++round) {
        std::string bytes = chance.below(2) == 0 ? "nimstone-sequence 1\noctal(0.6)\n" : "nimstone-sequence ";
        for (std::size_t left = chance.below(100); left > 0; --left)
            bytes += static_cast<char>(chance.below(256));
        QVERIFY(!restoreSequence(octal("0.6"), bytes));
    }
    qInfo("read %d random files", rounds);
}

NIMSTONE_TEST(TestSequenceSaved)
#include "tst_saved.moc"
