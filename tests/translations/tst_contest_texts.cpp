// Tests that every contest problem has its complete text in both languages, in characters that the fonts have.
#include <QDir>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>

#include "app/judge/pitfalls.h"
#include "app/wording/contest.h"
#include "core/contest/problem.h"
#include "core/zeckendorf.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/contest_texts.h"

using namespace nimstone;

class TestContestTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTaskIsComplete_data();
    void everyTaskIsComplete();
    void everyProblemHasSamples();
    void bothLanguagesHaveTheSameFacts_data();
    void bothLanguagesHaveTheSameFacts();
    void symbolsInTheLimitsAreIntroduced_data();
    void symbolsInTheLimitsAreIntroduced();
    void formulasAreTypeset_data();
    void formulasAreTypeset();
    void notesExplainTheCode_data();
    void notesExplainTheCode();
    void ideasShowAPosition_data();
    void ideasShowAPosition();
    void pitfallsNameTheWrongPrograms_data();
    void pitfallsNameTheWrongPrograms();
    void countsInTheTextsAreRight_data();
    void countsInTheTextsAreRight();
};

namespace {

QStringList headings(const QString& text)
{
    QStringList found;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(QLatin1String("## ")))
            found << line.mid(3);
    }
    return found;
}

/// Returns the texts in `task` that are set as code, and every number of three digits or more, without the commas of
/// English thousands.
QSet<QString> facts(QString task)
{
    static const QRegularExpression thousands(u"(?<=\\d),(?=\\d{3}\\b)"_qs);
    static const QRegularExpression facts(u"`[^`\\n]+`|\\d{3,}"_qs);
    task.remove(thousands);
    QSet<QString> all;
    for (auto matches = facts.globalMatch(task); matches.hasNext();)
        all << matches.next().captured();
    return all;
}

/// Returns how often the solver answers `wanted` for the numbers from 1 to `most`, each of which is a case; -1 after an
/// error.
qsizetype answers(const char* problem, const QByteArray& head, int most, QByteArrayView wanted)
{
    QByteArray input = head;
    for (int number = 1; number <= most; ++number)
        input += QByteArray::number(number) + '\n';
    QByteArray given;
    std::size_t read = 0;
    const auto error = contest::solve(*contest::problemNamed(problem), [&input, &read](std::span<char> to) {
        const std::size_t bytes = std::min(to.size(), static_cast<std::size_t>(input.size()) - read);
        std::copy_n(input.begin() + static_cast<qsizetype>(read), bytes, to.begin());
        read += bytes;
        return bytes;
    }, [&given](std::string_view line) {
        given.append(line.data(), static_cast<qsizetype>(line.size()));
        return true;
    });
    return error ? -1 : given.split('\n').count(wanted.toByteArray());
}

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

}  // namespace

void TestContestTexts::everyTaskIsComplete_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const contest::Problem& problem : contest::allProblems()) {
        for (const QString& language : languages())
            QTest::addRow("%s %s", std::string(problem.name).c_str(), qPrintable(language)) << text(problem.name) << language;
    }
}

void TestContestTexts::everyTaskIsComplete()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const QString task = contestTask(name, language);
    const bool chinese = language == QLatin1String("zh_CN");
    const QStringList wanted = chinese ? QStringList{u"题意"_qs, u"输入"_qs, u"输出"_qs, u"思路"_qs, u"依据"_qs, u"代码"_qs, u"易错点"_qs}
                                       : QStringList{u"Task"_qs, u"Input"_qs, u"Output"_qs, u"Idea"_qs, u"Theorem"_qs, u"Code"_qs, u"Pitfalls"_qs};
    QCOMPARE(headings(task), wanted);
    for (const QString& section : task.split(QLatin1String("## "), Qt::SkipEmptyParts))
        QVERIFY2(section.section(u'\n', 1).trimmed().size() >= 5, qPrintable(u"this section of the task has no text: "_qs + section));
    static const QRegularExpression ideograph(u"[\\x{4E00}-\\x{9FFF}]"_qs);
    QCOMPARE(task.contains(ideograph), chinese);
    const QRawFont font = QRawFont::fromFont(QFont(u"Noto Sans CJK SC"_qs), QFontDatabase::SimplifiedChinese);
    for (const QChar character : task) {
        if (character != u'\n')
            QVERIFY2(font.supportsCharacter(character), qPrintable(u"the font does not have the character U+%1"_qs.arg(static_cast<uint>(character.unicode()), 4, 16)));
    }
}

/// Every problem has samples, and every file of samples belongs to a problem.
void TestContestTexts::everyProblemHasSamples()
{
    qsizetype samples = 0;
    for (const contest::Problem& problem : contest::allProblems()) {
        QVERIFY2(!contestSamples(text(problem.name)).isEmpty(), qPrintable(text(problem.name) + u" has no samples in translations/contest/samples"_qs));
        for (const ContestSample& sample : contestSamples(text(problem.name))) {
            QVERIFY(!sample.input.isEmpty() && !sample.output.isEmpty());
            ++samples;
        }
    }
    QCOMPARE(samples, QDir(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/contest/samples")).entryList({u"*.in"_qs}, QDir::Files).size());
    QVERIFY(contestSamples(u"no-such-problem"_qs).isEmpty());
    QVERIFY(contestTask(u"no-such-problem"_qs, u"en"_qs).isEmpty());
}

void TestContestTexts::bothLanguagesHaveTheSameFacts_data()
{
    QTest::addColumn<QString>("name");
    for (const contest::Problem& problem : contest::allProblems())
        QTest::addRow("%s", std::string(problem.name).c_str()) << text(problem.name);
}

/// Both languages have the same code, and the same large numbers.
void TestContestTexts::bothLanguagesHaveTheSameFacts()
{
    QFETCH(QString, name);
    const QSet<QString> english = facts(contestTask(name, u"en"_qs));
    const QSet<QString> chinese = facts(contestTask(name, u"zh_CN"_qs));
    QVERIFY2(english == chinese, qPrintable(u"the task contains these numbers or codes in only one of the languages: "_qs
                                            + QStringList((english - chinese).values() + (chinese - english).values()).join(u' ')));
}

void TestContestTexts::symbolsInTheLimitsAreIntroduced_data()
{
    everyTaskIsComplete_data();
}

/// Each symbol in the limits is introduced in the description of the task or of its input.
void TestContestTexts::symbolsInTheLimitsAreIntroduced()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const QString task = contestTask(name, language);
    const QString told = task.section(QLatin1String("## "), 0, 2);
    static const QRegularExpression symbol(u"[A-Za-z](_i)?"_qs);
    for (auto symbols = symbol.globalMatch(text(contest::problemNamed(name.toStdString())->limits)); symbols.hasNext();) {
        const QString wanted = symbols.next().captured();
        QVERIFY2(told.contains(QRegularExpression(u"(?<![A-Za-z_])%1(?![A-Za-z_])"_qs.arg(wanted))),
                 qPrintable(u"the limits contain the symbol %1, but the task does not introduce it"_qs.arg(wanted)));
    }
}

void TestContestTexts::formulasAreTypeset_data()
{
    everyTaskIsComplete_data();
}

/// Outside of code, no index or power is left as it was typed, with _ or ^.
void TestContestTexts::formulasAreTypeset()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const contest::Problem& problem = *contest::problemNamed(name.toStdString());
    const auto sections = wording::contestSections(problem, language);
    QStringList shown{wording::limitsText(problem), sections.task, sections.input, sections.output, sections.idea, sections.theorem};
    shown << sections.notes;
    for (const wording::ContestPitfall& pitfall : sections.pitfalls)
        shown << pitfall.text;
    static const QRegularExpression code(u"<code>[^<]*</code>"_qs);
    for (QString& part : shown) {
        part.remove(code);
        QVERIFY2(!part.contains(u'_') && !part.contains(u'^'), qPrintable(u"a formula in this text is not typeset: "_qs + part));
    }
}

void TestContestTexts::notesExplainTheCode_data()
{
    everyTaskIsComplete_data();
}

/// Each note has lines of code in each programming language, and each marked line has a note.
void TestContestTexts::notesExplainTheCode()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const auto sections = wording::contestSections(*contest::problemNamed(name.toStdString()), language);
    QVERIFY(sections.notes.size() >= 2);
    int solutions = 0;
    for (const QString& ending : {u".cpp"_qs, u".py"_qs}) {
        const QString code = contestSolution(name, ending);
        QSet<int> marked;
        int last = 0;
        for (const wording::CodeLine& line : wording::codeLines(code)) {
            QVERIFY2(line.note <= last + 1, qPrintable(u"the notes of the solution must be numbered 1, 2, 3, … without gaps, but this line skips a number: "_qs + line.plain));
            last = std::max(last, line.note);
            if (line.note > 0)
                marked.insert(line.note);
        }
        if (code.isEmpty())
            continue;
        ++solutions;
        QCOMPARE(marked.size(), sections.notes.size());
        QCOMPARE(last, static_cast<int>(sections.notes.size()));
        QVERIFY2(wording::codeLines(code).size() <= 75, qPrintable(u"the solution has more than 75 lines: "_qs + name + ending));
        QVERIFY(!wording::withoutMarks(code).contains(QRegularExpression(u"(//|#) \\(\\d\\)"_qs)));
    }
    QVERIFY(solutions >= 1 && !contestSolution(name, u".cpp"_qs).isEmpty());
}

void TestContestTexts::ideasShowAPosition_data()
{
    everyTaskIsComplete_data();
}

/// The idea has at most three sentences, and a position that can be opened.
void TestContestTexts::ideasShowAPosition()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    QString idea = wording::contestSections(*contest::problemNamed(name.toStdString()), language).idea;
    QVERIFY2(idea.contains(u"<a href=\"position:"_qs), qPrintable(u"the idea has no link to a position: "_qs + idea));
    idea.remove(QRegularExpression(u"<[^>]*>"_qs));
    const auto ends = idea.count(QRegularExpression(u"[.!?](?= [A-Z]|$)|[。！？]"_qs));
    QVERIFY2(ends >= 1 && ends <= 3, qPrintable(u"the idea must have 1 to 3 sentences, but it is: "_qs + idea));
}

void TestContestTexts::pitfallsNameTheWrongPrograms_data()
{
    everyTaskIsComplete_data();
}

/// The pitfalls name exactly the wrong programs that there are, and each program marks what is wrong.
void TestContestTexts::pitfallsNameTheWrongPrograms()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    QSet<QString> told;
    for (const wording::ContestPitfall& pitfall : wording::contestSections(*contest::problemNamed(name.toStdString()), language).pitfalls) {
        QVERIFY(!pitfall.text.isEmpty());
        if (!pitfall.program.isEmpty())
            told.insert(pitfall.program);
    }
    QSet<QString> there;
    for (const judge::Pitfall& pitfall : judge::pitfallsOf(name.toStdString())) {
        there.insert(QString::fromStdString(pitfall.name));
        const auto lines = wording::codeLines(QString::fromStdString(pitfall.source));
        QVERIFY2(std::ranges::any_of(lines, &wording::CodeLine::wrong), ("no line is marked as wrong in the wrong program " + pitfall.name).c_str());
        QVERIFY2(!pitfall.input.empty(), ("there is no failing input for the wrong program " + pitfall.name).c_str());
    }
    QCOMPARE(told, there);
    QVERIFY(!there.isEmpty());
}

void TestContestTexts::countsInTheTextsAreRight_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qsizetype>("count");
    const qsizetype fibonacci = std::ranges::count_if(fibonacciNumbers, [](Count number) { return number >= 2 && number < (Count{1} << 31); });
    QTest::newRow("Fibonacci numbers below 2^31") << u"hdu-2516"_qs << fibonacci;
    QTest::newRow("lost heaps of Grundy's game") << u"cses-2207"_qs << answers("cses-2207", "2000\n", 2000, "second");
    QTest::newRow("lost heaps if a move takes a square number") << u"leetcode-1510"_qs << answers("leetcode-1510", "", 100'000, "false");
}

/// The texts of both languages contain the number that is counted here.
void TestContestTexts::countsInTheTextsAreRight()
{
    QFETCH(QString, name);
    QFETCH(qsizetype, count);
    for (const QString& language : languages()) {
        const QRegularExpression number(u"(?<!\\d)%1(?!\\d)"_qs.arg(count));
        QVERIFY2(contestTask(name, language).contains(number), qPrintable(u"the text of %1 in %2 does not contain the number %3"_qs.arg(name, language).arg(count)));
    }
}

NIMSTONE_TEST(TestContestTexts)
#include "tst_contest_texts.moc"
