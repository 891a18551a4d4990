// Tests the lines of general proofs (for any numbers), in both languages: with numbers inserted, each line is contained in the
// line of the proof on these numbers, and the line itself does not depend on the numbers.
#include <QtTest>

#include <map>
#include <set>

#include "app/wording/proofs/proof.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

class TestLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstMissingWordIsFound_data();
    void theFirstMissingWordIsFound();
    void generalLinesMatchTheLinesOnNumbers_data() { addRows(); }
    void generalLinesMatchTheLinesOnNumbers();
    void generalLinesDoNotDependOnTheNumbers_data() { addRows(); }
    void generalLinesDoNotDependOnTheNumbers();

private:
    static void addRows()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("language");
        for (const Theorem theorem : allTheorems()) {
            for (const QString& language : languages())
                QTest::addRow("%s, %s", name(theorem).data(), qPrintable(language)) << static_cast<int>(theorem) << language;
        }
    }
};

namespace {

/// A general line may have up to this many forms, about one for each case of its proof, but not one form for each
/// number.
constexpr std::size_t mostForms = 8;

/// Returns the words, numbers and signs of a rich text. Chinese is split into characters; English is in lower case, without
/// the s of a plural, and "is" in place of "are".
QStringList wordsOf(QString richText)
{
    static const QRegularExpression bold(QStringLiteral("</?b>"));
    richText.remove(bold);
    static const QRegularExpression part(QStringLiteral("[0-9]+|[A-Za-z]+|<su[bp]>[^<]*</su[bp]>|&[a-z]+;|[^\\s.,;:，。；：]"));
    QStringList words;
    for (auto match = part.globalMatch(richText); match.hasNext();) {
        QString word = match.next().captured().toLower();
        if (word.size() > 3 && word.endsWith(u's'))
            word.chop(1);
        words << (word == u"are" ? QStringLiteral("is") : word);
    }
    return words;
}

/// Returns the first word of `filled` that `line` does not contain in order, or an empty string.
QString missingIn(const QString& line, const QString& filled)
{
    const QStringList had = wordsOf(line);
    qsizetype place = 0;
    for (const QString& word : wordsOf(filled)) {
        place = had.indexOf(word, place) + 1;
        if (place == 0)
            return word;
    }
    return {};
}

/// Returns a part such as "= s 最高的 1" of "2<sup>d</sup> = s 最高的 1", which reads like the false equation 2<sup>d</sup> = s,
/// or an empty string.
QString falseEquation(const QString& richText)
{
    static const QRegularExpression letter(QStringLiteral("= (<[bi]>)*[A-Za-z](<sub>[^<]*</sub>)?(</[bi]>)* ?[\\x{4E00}-\\x{9FFF}]+"));
    return letter.match(richText).captured();
}

/// Returns the general line of a step with the numbers in place of the letters.
QString filledLine(const Proof& proof, std::size_t step)
{
    wording::Said said = wording::saidOf(proof, step);
    said.line.numbers = said.line.letters;
    return said.read(wording::Reading::Numbers).statement;
}

std::vector<Proof> lookedAt(Theorem theorem)
{
    std::vector<Proof> proofs = proofsOf(theorem, tests::count(30, 2000));
    for (const auto& preset : wording::presetsOf(theorem)) {
        if (preset.theorem.value_or(theorem) == theorem)
            proofs.push_back(proofOn(theorem, nearestSubject(theorem, *parseSum(preset.position))));
    }
    return proofs;
}

}  // namespace

void TestLetters::theFirstMissingWordIsFound_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("filled");
    QTest::addColumn<QString>("missing");
    const auto row = [](const char* what, const char* line, const char* filled, const char* missing) {
        QTest::newRow(what) << QString::fromUtf8(line) << QString::fromUtf8(filled) << QString::fromUtf8(missing);
    };
    row("the same words", "t = 6 ⊕ 9 = <b>15</b>", "t = 6 ⊕ 9 = 15", "");
    row("fewer words", "t = x<sub>1</sub> ⊕ y<sub>1</sub> = 6 ⊕ 9 = 15", "t = 6 ⊕ 9", "");
    row("a plural", "Take 3 − 2 = 1 stone from heap 1", "Take 3 − 2 stones from heap 1", "");
    row("a plural of a verb", "Exactly 1 move is left", "Exactly 1 moves are left", "");
    row("another number", "t = 6 ⊕ 9 = 15", "t = 6 ⊕ 8", "8");
    row("another order", "t = 6 ⊕ 9 = 15", "t = 9 ⊕ 6", "⊕");
    row("a longer number", "n = 15", "n = 5", "5");
    row("more words", "t = 15", "t = 15 ≠ 0", "≠");
    row("another index", "x<sub>1</sub> = 3", "x<sub>2</sub> = 3", "<sub>2</sub>");
    row("Chinese", "从第 1 堆取 3 颗石子", "从第 1 堆取 4 颗石子", "4");
}

void TestLetters::theFirstMissingWordIsFound()
{
    QFETCH(QString, line);
    QFETCH(QString, filled);
    QTEST(missingIn(line, filled), "missing");
}

void TestLetters::generalLinesMatchTheLinesOnNumbers()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    for (const Proof& proof : lookedAt(static_cast<Theorem>(theorem))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const auto text = wording::stepText(proof, step, wording::Reading::Letters);
            const QString line = wording::stepText(proof, step).statement;
            const QString filled = filledLine(proof, step);
            VERIFY_TEXT(text.statement, language);
            VERIFY_SENTENCE(text.reason, language);
            for (const QString& words : {line, text.statement})
                QVERIFY2(falseEquation(words).isEmpty(), qPrintable(falseEquation(words) + u" in "_qs + words));
            // "The value 1" and "the values from 1 to b − 1" have different words.
            const auto* const every = stepAs<SumEveryValue>(proof.steps[step]);
            const QString missing = every && every->sum == 2 ? QString() : missingIn(line, filled);
            QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("%1, step %2 (%3): the word '%4' of the filled general "
                                                                  "text '%5' is missing or out of order in '%6'")
                                                       .arg(QString::fromStdString(print(proof.subject))).arg(step + 1)
                                                       .arg(QLatin1String(kindOf(proof.steps[step]).data()), missing, filled, line)));
            const bool isLast = step + 1 == proof.steps.size();
            QCOMPARE(text.reason.count(u'■'), isLast ? 1 : 0);
            QCOMPARE(text.reason.endsWith(u'■'), isLast);
        }
    }
}

void TestLetters::generalLinesDoNotDependOnTheNumbers()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::map<QString, std::set<QString>> forms;
    for (const Proof& proof : lookedAt(static_cast<Theorem>(theorem))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const auto text = wording::stepText(proof, step, wording::Reading::Letters);
            const auto kind = QString::fromUtf8(kindOf(proof.steps[step]).data());
            forms[kind].insert(text.statement);
            forms[kind + QStringLiteral(", why")].insert(text.reason);
        }
    }
    for (const auto& [kind, found] : forms)
        QVERIFY2(found.size() <= mostForms,
                 qPrintable(QStringLiteral("%1 has %2 forms, such as: %3").arg(kind).arg(found.size()).arg(*found.begin())));
}

NIMSTONE_TEST(TestLetters)
#include "tst_letters.moc"
