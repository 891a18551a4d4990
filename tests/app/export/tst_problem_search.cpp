// Tests the search for contest problems by words: every name of a game, judge or problem finds its problems.
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/export/problem_text.h"
#include "app/wording/contest.h"
#include "core/contest/problem.h"
#include "core/sum/catalogue.h"
#include "tests/program.h"
#include "translations/spoken.h"

using namespace nimstone;

namespace {

QString textOf(std::string_view bytes) { return QString::fromUtf8(bytes); }

bool finds(const QString& words, const contest::Problem& problem)
{
    const auto found = exports::problemsMeant(words);
    return std::ranges::find(found, &problem) != found.end();
}

}  // namespace

class TestProblemSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::installTranslator(&m_catalogue); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_catalogue); }

    void aProblemIsFoundByWords_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* what, const QString& words, const char* name) {
            QTest::newRow(what) << words << QString::fromLatin1(name);
        };
        row("Nim in Chinese", QStringLiteral("尼姆"), "poj-2234");
        row("staircase Nim in Chinese", QStringLiteral("阶梯尼姆"), "cses-1099");
        row("staircase Nim by its other Chinese name", QStringLiteral("台阶尼姆"), "cses-1099");
        row("misère Nim in Chinese", QStringLiteral("反尼姆"), "hdu-1907");
        row("Euclid in Chinese", QStringLiteral("欧几里得"), "hdu-1525");
        row("a game whose problem is a sum", QStringLiteral("巴什博弈"), "hdu-1851");
        row("a subtraction game with a set", QStringLiteral("减法"), "hdu-1536");
        row("an id without its dash", QStringLiteral("hdu1527"), "hdu-1527");
        row("another id without its dash", QStringLiteral("poj2234"), "poj-2234");
        row("in capitals", QStringLiteral("HDU1527"), "hdu-1527");
        row("in full-width characters", QStringLiteral("ＨＤＵ１５２７"), "hdu-1527");
        row("with a blank", QStringLiteral("HDU 1527"), "hdu-1527");
        row("with a wide blank", QStringLiteral("hdu　1527"), "hdu-1527");
        row("a letter in the number", QStringLiteral("luogu p1247"), "luogu-p1247");
        row("without the judge", QStringLiteral("P1247"), "luogu-p1247");
        row("a judge in Chinese", QStringLiteral("杭电1527"), "hdu-1527");
        row("a judge in Chinese, and a blank", QStringLiteral("杭电 1527"), "hdu-1527");
        row("another judge in Chinese", QStringLiteral("洛谷P1247"), "luogu-p1247");
        row("a judge with two names", QStringLiteral("力扣292"), "leetcode-292");
        row("Euclid in traditional characters", QStringLiteral("歐幾里得"), "hdu-1525");
        row("staircase Nim in traditional characters", QStringLiteral("階梯"), "cses-1099");
        row("a subtraction game in traditional characters", QStringLiteral("減法"), "hdu-1536");
        row("a judge in traditional characters", QStringLiteral("杭電1527"), "hdu-1527");
        row("a title without its blank", QStringLiteral("matchesgame"), "poj-2234");
    }

    void aProblemIsFoundByWords()
    {
        QFETCH(QString, words);
        QFETCH(QString, name);
        QVERIFY(finds(words, *contest::problemNamed(name.toStdString())));
    }

    /// Big5, the character set of Taiwan, lacks most simplified characters. The search knows a traditional form for each
    /// simplified character that occurs in a name.
    void theSearchKnowsEveryTraditionalCharacter()
    {
        QSet<QChar> meant;
        for (char16_t code = 0x4E00; code <= 0x9FFF; ++code) {
            const QString character(QChar{code});
            const QString simplified = exports::inSimplifiedCharacters(character);
            if (simplified != character)
                meant << simplified.front();
        }
        QString names;
        for (const contest::Problem& problem : contest::allProblems()) {
            names += textOf(problem.chineseTitle);
            const ScopedLanguage chinese(QStringLiteral("zh_CN"));
            names += wording::siteName(problem);
        }
        for (const GameEntry& entry : catalogue()) {
            for (const std::string_view name : namesOf(entry))
                names += textOf(name);
        }
        names.remove(QRegularExpression(QStringLiteral("[^\\p{Han}]")));
        QProcess iconv;
        iconv.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral("iconv -c -f UTF-8 -t BIG5 | iconv -f BIG5 -t UTF-8")});
        iconv.write(names.toUtf8());
        iconv.closeWriteChannel();
        QVERIFY2(iconv.waitForFinished(), qPrintable(iconv.errorString()));
        const QString kept = QString::fromUtf8(iconv.readAllStandardOutput());
        QVERIFY(kept.size() > names.size() / 2 && kept.size() < names.size());
        for (const QChar character : std::as_const(names))
            QVERIFY2(kept.contains(character) || meant.contains(character), qPrintable(QString(character)));
    }

    /// Every name of a game finds all problems on that game.
    void everyNameOfAGameFindsItsProblems()
    {
        std::size_t names = 0;
        std::size_t games = 0;
        for (const GameEntry& entry : catalogue()) {
            bool hasProblem = false;
            for (const contest::Problem& problem : contest::allProblems()) {
                const QRegularExpression word(QStringLiteral("(^|[^a-z-])%1($|[^a-z-])").arg(textOf(entry.name)));
                if (!textOf(problem.game).contains(word))
                    continue;
                hasProblem = true;
                for (const std::string_view name : namesOf(entry)) {
                    QVERIFY2(finds(textOf(name), problem), name.data());
                    ++names;
                }
            }
            games += hasProblem;
        }
        qInfo("searched for %zu names of %zu games", names, games);
        QVERIFY(games >= 10);
    }

    void everyIdFindsItsProblem_data()
    {
        QTest::addColumn<QString>("id");
        for (const contest::Problem& problem : contest::allProblems())
            QTest::newRow(std::string(problem.name).c_str()) << textOf(problem.name);
    }

    /// An id finds exactly one problem: with its dash, without it, in capitals, and with the Chinese name of the judge.
    void everyIdFindsItsProblem()
    {
        QFETCH(QString, id);
        const contest::Problem& problem = *contest::problemNamed(id.toStdString());
        QString bare = id;
        bare.remove(u'-');
        for (const QString& written : {id, bare, id.toUpper(), bare.toUpper()}) {
            QCOMPARE(exports::problemsMeant(written), std::vector<const contest::Problem*>{&problem});
            QCOMPARE(contest::problemNamed(written.toStdString()), &problem);
        }
        const ScopedLanguage chinese(QStringLiteral("zh_CN"));
        for (const QString& judge : wording::siteName(problem).split(u' ')) {
            const QString number = id.section(u'-', 1);
            QVERIFY2(finds(judge + number, problem), qPrintable(judge + number));
            QVERIFY2(finds(judge + u' ' + number, problem), qPrintable(judge + number));
        }
    }

    void otherWordsFindNoProblem_data()
    {
        QTest::addColumn<QString>("words");
        QTest::newRow("a number that no problem has") << QStringLiteral("hdu9999");
        QTest::newRow("another game") << QStringLiteral("围棋");
        QTest::newRow("one of two words is unknown") << QStringLiteral("尼姆 9999");
    }

    void otherWordsFindNoProblem()
    {
        QFETCH(QString, words);
        QVERIFY(exports::problemsMeant(words).empty());
    }

    void anEmptySearchFindsAllProblems()
    {
        QCOMPARE(exports::problemsMeant(QString()).size(), contest::allProblems().size());
        QCOMPARE(exports::problemsMeant(QStringLiteral("  ")).size(), contest::allProblems().size());
    }

private:
    /// Translates into the language of the thread, which a search changes to find names in every language.
    CurrentTranslator m_catalogue;
};

NIMSTONE_TEST(TestProblemSearch)
#include "tst_problem_search.moc"
