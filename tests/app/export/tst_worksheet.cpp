// Tests worksheets on paper: every exercise and every answer in the key is printed, correct and in order; nothing leaves the page
// or overlaps.
#include <QBuffer>
#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>
#include <atomic>
#include <thread>

#include "app/export/practice/worksheet_pdf.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "core/practice/exercise.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::practice;

namespace {

const QRectF pageOfA4(0, 0, 595.3, 841.9);

/// The seed with the longest code.
constexpr Seed largestSeed = maxCount;

struct Printed {
    PdfResult result;
    QByteArray pdf;
    std::vector<PlacedWords> placed;
};

Printed printed(const Worksheet& sheet)
{
    Printed all;
    QBuffer buffer(&all.pdf);
    buffer.open(QIODevice::WriteOnly);
    all.result = writeWorksheets(buffer, {sheet}, SheetParts::SheetsAndKeys, {}, {}, &all.placed);
    return all;
}

/// Returns the number of the first page with these words at or after index `from`, and moves `from` past the words; 0
/// if no page has them.
int pageOf(const std::vector<PlacedWords>& placed, const QString& words, std::size_t& from)
{
    for (std::size_t place = from; place < placed.size(); ++place) {
        if (placed[place].words == words) {
            from = place + 1;
            return placed[place].page;
        }
    }
    return 0;
}

class Spoken {
public:
    explicit Spoken(const QString& language)
    {
        m_loaded = loadCatalogue(m_translator, language);
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Spoken() { QCoreApplication::removeTranslator(&m_translator); }
    bool loaded() const { return m_loaded; }

private:
    QTranslator m_translator;
    bool m_loaded = false;
};

SetEntries drawnEntries(std::vector<Skill> skills, int count, Seed seed)
{
    return entriesOf(exercisesFor({std::move(skills), std::nullopt, count, seed}));
}

}  // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

    static void addSheets()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QList<int>>("skills");
        for (const QString& language : languages()) {
            QList<int> every;
            for (const Skill skill : allSkills) {
                // In a short run, each of the two languages has one sheet for every other skill, and one sheet for all skills.
                const bool isHere = tests::deep() || (every.size() % 2 == 0) == (language == u"en"_qs);
                every << static_cast<int>(skill);
                if (isHere)
                    QTest::addRow("%s, %s", qPrintable(language), std::string(name(skill)).c_str()) << language << QList<int>{static_cast<int>(skill)};
            }
            QTest::addRow("%s, all", qPrintable(language)) << language << every;
        }
    }

    static SetEntries fetched(int count, Seed seed)
    {
        QFETCH(QList<int>, skills);
        std::vector<Skill> wanted;
        for (const int skill : skills)
            wanted.push_back(static_cast<Skill>(skill));
        return drawnEntries(std::move(wanted), count, seed);
    }

private Q_SLOTS:
    void aChineseSheetIgnoresTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QString>("window");
        QTest::newRow("an English window") << u"en"_qs;
        QTest::newRow("a Chinese window") << u"zh_CN"_qs;
    }

    /// A thread writes many exercises in Chinese while the main thread keeps asking for texts in the window's language.
    void aChineseSheetIgnoresTheLanguageOfTheWindow()
    {
        QFETCH(QString, window);
        CurrentTranslator catalogue;
        QCoreApplication::installTranslator(&catalogue);
        const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&catalogue); });
        speak(window);
        const auto spokenBefore = qScopeGuard([] { speak(u"en"_qs); });
        const Worksheet sheet{{}, drawnEntries({allSkills.begin(), allSkills.end()}, tests::count(60, 200), 33)};
        QCOMPARE(sheet.entries.size(), tests::count<std::size_t>(60, 200));
        const auto inChinese = [&] {
            const ScopedLanguage spoken(u"zh_CN"_qs);
            return printed(sheet);
        };
        const Printed alone = inChinese();

        Printed beside;
        std::atomic<bool> written = false;
        std::thread writer([&] {
            beside = inChinese();
            written = true;
        });
        quint64 asked = 0;
        for (; !written; ++asked)
            static_cast<void>(QCoreApplication::translate("Analysis", "P-position: the player to move loses."));
        writer.join();
        qInfo("the window asked for %llu texts", static_cast<unsigned long long>(asked));
        QVERIFY(asked > 1000);
        QCOMPARE(beside.placed.size(), alone.placed.size());
        for (std::size_t place = 0; place < alone.placed.size(); ++place)
            QCOMPARE(beside.placed[place].words, alone.placed[place].words);
    }

    void everyExerciseAndAnswerIsPrinted_data() { addSheets(); }
    void everyExerciseAndAnswerIsPrinted()
    {
        QFETCH(QString, language);
        const Spoken spoken(language);
        QVERIFY(spoken.loaded());
        const Worksheet sheet{{}, fetched(12, 4711)};
        const Printed all = printed(sheet);
        QVERIFY(all.result.end == PdfResult::End::Done);
        QVERIFY(!all.result.cut);
        std::size_t from = 0;
        int last = 0;
        for (const SheetExercise& one : exercisesIn(sheet.entries)) {
            const int page = pageOf(all.placed, wording::promptText(one.exercise), from);
            QVERIFY2(page >= 1 && page >= last, print(*one.code).c_str());
            last = page;
        }
        const int lastOfExercises = last;
        while (from < all.placed.size() && all.placed[from].page == last)
            ++from;
        for (const SheetExercise& one : exercisesIn(sheet.entries)) {
            const Answers answers = rightAnswers(one.exercise);
            QStringList lines;
            QStringList shortLines;
            for (const Answer& answer : answers) {
                QVERIFY(isRight(check(one.exercise, answer)));
                lines << wording::answerText(one.exercise, answer);
                shortLines << wording::shortAnswerText(one.exercise, answer);
            }
            if (answers.size() > 8)
                continue;
            std::size_t begin = from;
            int page = pageOf(all.placed, lines.join(u"<br>"_qs), from);
            if (page == 0)
                page = pageOf(all.placed, shortLines.join(u"<br>"_qs), begin);
            from = std::max(from, begin);
            QVERIFY2(page > lastOfExercises, "the key begins on a page with exercises");
            QVERIFY2(pageOf(all.placed, wording::resultText(check(one.exercise, answers.front())), from) == page, "the reason is not on the page of the answer");
        }
    }

    void nothingLeavesThePageOrOverlaps_data() { addSheets(); }
    void nothingLeavesThePageOrOverlaps()
    {
        QFETCH(QString, language);
        const Spoken spoken(language);
        int compared = 0;
        for (Seed seed = 1; seed <= tests::count<Seed>(2, 100); ++seed) {
            const Printed all = printed({{}, fetched(30, seed)});
            for (std::size_t one = 0; one < all.placed.size(); ++one) {
                const PlacedWords& placed = all.placed[one];
                QVERIFY2(pageOfA4.adjusted(40, 24, -40, -18).contains(placed.where), qPrintable(placed.words));
                for (std::size_t other = one + 1; other < all.placed.size() && all.placed[other].page == placed.page; ++other) {
                    const QRectF both = placed.where & all.placed[other].where;
                    QVERIFY2(both.width() < 0.5 || both.height() < 1.5, qPrintable(placed.words + u" | "_qs + all.placed[other].words));
                    ++compared;
                }
            }
        }
        qInfo("compared %d pairs of words and figures", compared);
    }

    void thePdfFileIsComplete()
    {
        const Printed all = printed({u"三班 <b> & co"_qs, drawnEntries({Skill::NimSum}, 40, 1)});
        const QString pdf = QString::fromLatin1(all.pdf);
        QVERIFY(pdf.startsWith(QLatin1String("%PDF-")));
        QVERIFY(pdf.trimmed().endsWith(QLatin1String("%%EOF")));
        static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
        QCOMPARE(static_cast<int>(pdf.count(page)), all.result.pages);
        std::size_t from = 0;
        QVERIFY2(pageOf(all.placed, u"三班 &lt;b&gt; &amp; co"_qs, from) == 1, "markup in the title is not escaped");
    }

    void theSeedDeterminesTheExercises()
    {
        const auto wordsOf = [](Seed seed) {
            QStringList words;
            for (const PlacedWords& placed : printed({{}, drawnEntries({Skill::NimSum, Skill::EligibleHeap}, 20, seed)}).placed)
                words << placed.words;
            return words;
        };
        QCOMPARE(wordsOf(4711), wordsOf(4711));
        QVERIFY(wordsOf(4711) != wordsOf(4712));
    }

    void aSheetWithoutATitleIsNamedAfterItsSkill()
    {
        const Spoken spoken(u"en"_qs);
        std::size_t from = 0;
        QCOMPARE(pageOf(printed({{}, drawnEntries({Skill::NimSum}, 3, 1)}).placed, wording::skillName(Skill::NimSum), from), 1);
        from = 0;
        QCOMPARE(pageOf(printed({{}, drawnEntries({Skill::NimSum, Skill::HowMany}, 3, 1)}).placed, u"Exercises"_qs, from), 1);
    }

    void theAnswerKeyShowsBitsIfTheExerciseAsksForBits()
    {
        int written = 0;
        for (const SheetExercise& one : exercisesIn(drawnEntries({Skill::ReadBinary, Skill::NimSum}, 40, 7))) {
            const Answer right = rightAnswers(one.exercise).front();
            const bool bits = !heapsIn(one.exercise) && columnsAskedIn(one.exercise) > 0;
            const QString expected = bits ? QString::number(right.number(), 2).rightJustified(columnsAskedIn(one.exercise), u'0')
                                          : QString::number(right.number());
            QCOMPARE(wording::answerText(one.exercise, right), expected);
            written += bits ? 1 : 0;
        }
        QVERIFY(written > 0);
    }

    /// The codes at the foot of the last page reproduce the exercises, however many lines they have.
    void theCodesReproduceTheExercises_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("one") << 1;
        QTest::newRow("a line") << 12;
        QTest::newRow("several lines") << 90;
        QTest::newRow("the most") << mostOnSheet;
    }
    void theCodesReproduceTheExercises()
    {
        QFETCH(int, count);
        // Exercises in another order have no runs, so their codes are longest.
        SetEntries entries = drawnEntries({allSkills.begin(), allSkills.end()}, count, largestSeed);
        std::ranges::reverse(entries);
        const Printed all = printed({{}, entries});
        QVERIFY(!all.result.cut);
        QString codes;
        for (const PlacedWords& placed : all.placed) {
            if (placed.words.contains(QString::number(largestSeed)) && placed.where.left() < 50)
                codes += placed.words + u'\n';
        }
        const auto parsed = parseCodeRuns(codes.toStdString());
        QVERIFY2(parsed.has_value(), qPrintable(codes));
        QVERIFY(entriesOf(exercisesNamed({parsed->begin(), parsed->end()})) == entries);
    }

    void aSheetHasTextsTasksAndItsHead()
    {
        const Spoken spoken(u"en"_qs);
        SetEntries entries = drawnEntries({Skill::Outcome}, 2, 4);
        entries.insert(entries.begin(), TextEntry{"# Heaps\n\nNow **three** of `x < y`:\n\n* one\n* two"});
        entries.emplace_back(TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-1", "nim:3,5", "1-2"});
        entries.emplace_back(TaskEntry{TaskEntry::Kind::Proof, "flaw-highest-bit", "nim:11,7,5"});
        entries.emplace_back(TaskEntry{TaskEntry::Kind::Problem, "hdu-1527"});
        entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2"});
        QStringList words;
        for (const PlacedWords& placed : printed({.title = u"Week 3"_qs, .entries = entries, .className = u"10b"_qs, .pupil = {u"Li <b> Ming"_qs, {}}}).placed)
            words << placed.words;
        auto isNext = [&words, from = qsizetype{0}](const QString& text) mutable {
            from = words.indexOf(text, from) + 1;
            return from > 0;
        };
        for (const char* text : {"Week 3", "Class:", "10b", "Number:", "Name:", "Li &lt;b&gt; Ming", "Date:", "Points (of 12):", "<b>Heaps</b>",
                                 "Now <b>three</b> of <span style=\"font-family:'Noto Sans Mono CJK SC'\">x&nbsp;&lt;&nbsp;y</span>:", "• one", "• two",
                                 "1.", "Reason:", "2.", "3.", "Prove: Lemma 1<br>If the nim-sum is 0, every move makes it different from 0.<br>Position: Nim (3, 5). Move: take 2 from heap 1",
                                 "4.", "5.", "6.", "Lemma 2", "Answer key", "1.", "2.", "3.", "Prove: Lemma 1", "4.", "Spot the flaw: the highest bit", "5.", "6.", "Lemma 2"})
            QVERIFY2(isNext(QString::fromUtf8(text)), text);
    }

    void aLockedSheetHasNeitherCodesNorAKey()
    {
        const Spoken spoken(u"en"_qs);
        for (const PlacedWords& placed : printed({.title = u"Week 3"_qs, .entries = drawnEntries({Skill::NimSum}, 3, 4711), .isLocked = true}).placed)
            QVERIFY2(!placed.words.contains(u"4711"_qs) && placed.words != u"Answer key"_qs, qPrintable(placed.words));
    }

    void anExerciseOnOwnHeapsIsPrinted()
    {
        const Printed all = printed({{}, {SheetExercise{*exerciseOn({{3, 5, 7}}, Skill::NimSum), std::nullopt}}});
        QVERIFY(all.result.end == PdfResult::End::Done);
        for (const PlacedWords& placed : all.placed)
            QVERIFY2(!placed.words.contains(u"nim-sum"_qs), "an exercise on own heaps shows a code");
    }

    void writingASheetCanBeCancelled()
    {
        std::stop_source stop;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        std::size_t last = 0;
        const PdfResult result = writeWorksheets(buffer, {Worksheet{{}, drawnEntries({Skill::NimSum}, 30, 1)}}, SheetParts::SheetsAndKeys, stop.get_token(), [&](std::size_t done) {
            last = done;
            if (done == 3)
                stop.request_stop();
        });
        QVERIFY(result.end == PdfResult::End::Cancelled);
        QCOMPARE(last, std::size_t{3});
    }

    /// A worksheet can be written also if the temporary folder is full or read-only.
    void writingASheetNeedsNoTemporaryFolder()
    {
        const auto before = qEnvironmentVariableIsSet("TMPDIR") ? std::optional(qgetenv("TMPDIR")) : std::nullopt;
        const auto restored = qScopeGuard([&] { before ? qputenv("TMPDIR", *before) : qunsetenv("TMPDIR"); });
        // Nobody, not even root, can create a file in this folder.
        qputenv("TMPDIR", "/proc");
        const Printed all = printed({{}, drawnEntries({Skill::NimSum}, 3, 1)});
        QVERIFY(all.result.end == PdfResult::End::Done);
        QVERIFY(all.pdf.startsWith("%PDF"));
    }
};

NIMSTONE_TEST(TestWorksheet)
#include "tst_worksheet.moc"
