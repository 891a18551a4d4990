// Tests the results of a class in words: marks, oddities, items, and the sentences on items and skills.
#include <QSet>
#include <QTest>

#include "app/wording/practice/class_results.h"
#include "core/practice/answer_text.h"
#include "tests/app/export/class_sample.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestClassResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksHaveDifferentNamesAndLetters_data() { addLanguages(); }

    void marksHaveDifferentNamesAndLetters()
    {
        QFETCH(QString, language);
        const InLanguage spoken(language);
        QSet<QString> texts;
        for (const auto& [mark, name] : practice::markNames) {
            VERIFY_SENTENCE(wording::markName(mark), language);
            QCOMPARE(wording::markLetter(mark).size(), 1);
            texts << wording::markName(mark) << wording::markLetter(mark);
        }
        QCOMPARE(texts.size(), 2 * static_cast<qsizetype>(practice::markNames.size()));
    }

    void odditiesAreNamed_data()
    {
        QTest::addColumn<practice::Oddity>("oddity");
        QTest::addColumn<QString>("english");
        QTest::newRow("none") << practice::Oddity() << QString();
        QTest::newRow("claim") << practice::Oddity{.claim = true} << u"the file states the wrong result"_qs;
        QTest::newRow("answer") << practice::Oddity{.answer = true} << u"not a possible answer"_qs;
        QTest::newRow("hints") << practice::Oddity{.hints = true} << u"more hints than the set allows"_qs;
        QTest::newRow("attempts") << practice::Oddity{.attempts = true} << u"more answers than the set allows"_qs;
        QTest::newRow("shown") << practice::Oddity{.shown = true} << u"the answer was shown, although the set does not allow it"_qs;
        QTest::newRow("two") << practice::Oddity{.claim = true, .hints = true} << u"the file states the wrong result; more hints than the set allows"_qs;
    }

    void odditiesAreNamed()
    {
        QFETCH(practice::Oddity, oddity);
        QFETCH(QString, english);
        const practice::MarkedAnswer answer{.given = {}, .oddity = oddity};
        QCOMPARE(wording::oddityText({&answer, 1}), english);
        const practice::PupilResult pupil{.items = {{}, {.answers = {answer}}}};
        QCOMPARE(wording::oddityText(pupil), english.isEmpty() ? QString() : u"item 2: "_qs + english);
        if (oddity.any()) {
            const InLanguage spoken(u"zh_CN"_qs);
            VERIFY_SENTENCE(wording::oddityText(pupil), u"zh_CN"_qs);
        }
    }

    void itemsHaveNames_data()
    {
        using Kind = practice::TaskEntry::Kind;
        QTest::addColumn<practice::SetEntry>("entry");
        QTest::addColumn<bool>("isSame");
        QTest::addColumn<QString>("english");
        const practice::ExerciseSet set = sampleSet();
        QTest::newRow("an exercise") << set.entries[0] << true << u"What is 12 ⊕ 9 ⊕ 3?"_qs;
        QTest::newRow("an exercise of each pupil") << set.entries[0] << false << u"Add the heaps in binary, without carries."_qs;
        QTest::newRow("a proof") << set.entries[3] << true << u"Proof: Lemma 2, nim:11,7,5"_qs;
        QTest::newRow("a proof, although exercises differ") << set.entries[3] << false << u"Proof: Lemma 2, nim:11,7,5"_qs;
        QTest::newRow("a problem") << practice::SetEntry(practice::TaskEntry{Kind::Problem, "hdu-1527"}) << true << QString();
        QTest::newRow("a lesson") << practice::SetEntry(practice::TaskEntry{Kind::Lesson, "lemma-2"}) << true << QString();
    }

    void itemsHaveNames()
    {
        QFETCH(practice::SetEntry, entry);
        QFETCH(bool, isSame);
        QFETCH(QString, english);
        const QString name = wording::itemName(entry, isSame);
        if (!english.isEmpty())
            QCOMPARE(name, english);
        QVERIFY2(name.section(u": "_qs, -1).size() > 2, qPrintable(name));
        const InLanguage spoken(u"zh_CN"_qs);
        QVERIFY(wording::itemName(entry, isSame) != name);
    }

    void theClaimsBelongToTheQuestion()
    {
        const practice::Exercise exercise = practice::exerciseOf(*practice::parseExerciseCode("spot-flaw 1 4711/1"));
        const QString name = wording::itemName(practice::SheetExercise{exercise, std::nullopt});
        QVERIFY2(name.contains(u" 1. "_qs) && name.contains(u" 2. "_qs), qPrintable(name));
    }

    void answersAreInWords()
    {
        const practice::ExerciseSet set = sampleSet();
        const auto texts = [](const practice::SetEntry& entry, const char* answer) {
            const auto& exercise = std::get<practice::SheetExercise>(entry).exercise;
            practice::MarkedAnswer given{.given = {.answer = answer}};
            given.answer = practice::parseAnswer(exercise, answer);
            return wording::givenText(entry, given);
        };
        QCOMPARE(texts(set.entries[0], "24"), u"24"_qs);
        QCOMPARE(texts(set.entries[2], "2"), u"heap 2"_qs);
        QCOMPARE(texts(set.entries[2], "4"), u"4"_qs);
        QCOMPARE(texts(set.entries[2], std::string(300, 'x').c_str()).size(), 200);
        QCOMPARE(wording::rightText(set.entries[2]), u"heap 1"_qs);
        QCOMPARE(wording::rightText(set.entries[3]), QString());
        // The nim-sum of 5, 4, 7, and 1 is 7, so every heap with a 1 in the 4s column has a winning move.
        const practice::SheetExercise several{*practice::exerciseOn({{5, 4, 7, 1}}, practice::Skill::EligibleHeap), std::nullopt};
        QCOMPARE(wording::rightText(several), u"heap 1 or heap 2 or heap 3"_qs);
        const practice::SheetExercise moves{*practice::exerciseOn({{12, 9, 3}}, practice::Skill::AllMoves), std::nullopt};
        QVERIFY2(!wording::rightText(moves).contains(u'<'), qPrintable(wording::rightText(moves)));
    }

    void sentencesAreWholeInBothLanguages_data() { addLanguages(); }

    void sentencesAreWholeInBothLanguages()
    {
        QFETCH(QString, language);
        const InLanguage spoken(language);
        const practice::ExerciseSet set = sampleSet();
        const std::vector<practice::PupilResult> pupils = samplePupils(set);
        for (const practice::SkillResult& skill : practice::skillResults(pupils))
            VERIFY_SENTENCE(wording::skillText(skill), language);
        std::vector<practice::ItemResult> items = practice::itemResults(pupils);
        items.front().discrimination = -25;
        for (const practice::ItemResult& item : items)
            VERIFY_SENTENCE(wording::itemText(item), language);
        if (language == u"en"_qs) {
            QCOMPARE(wording::itemText(items.front()),
                     u"1 right on the first try, 1 right after a mistake · commonest mistake: 1 pupil added with carries · upper third minus lower third: −25 percentage points"_qs);
            QCOMPARE(wording::skillText({.skill = practice::Skill::NimSum, .asked = 30, .answered = 30, .right = 11,
                                         .commonest = practice::MisconceptionCount{practice::Misconception::AddedWithCarries, 9}}),
                     u"Nim-sum: 11 of 30 right with the first answer; commonest mistake: 9 pupils added with carries."_qs);
            QCOMPARE(wording::skillText({.skill = practice::Skill::NimSum, .asked = 3, .answered = 2, .right = 1}), u"Nim-sum: 1 of 2 right with the first answer."_qs);
        }
    }
};

NIMSTONE_TEST(TestClassResults)
#include "tst_class_results.moc"
