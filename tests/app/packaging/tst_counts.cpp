// The numbers of skills and contest problems in the README, in the entry for software centers, and in the packages are
// those of the program.
#include <QTest>

#include "core/contest/problem.h"
#include "core/practice/skills/skill.h"
#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAreThoseOfTheProgram_data();
    void countsAreThoseOfTheProgram();
};

namespace {

/// Returns a number from 11 to 99 in English words.
QString inEnglish(std::size_t number)
{
    static const QStringList words = QStringLiteral("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen").split(u' ');
    static const QStringList tens = QStringLiteral("twenty thirty forty fifty sixty seventy eighty ninety").split(u' ');
    static const QStringList units = QStringLiteral(",-one,-two,-three,-four,-five,-six,-seven,-eight,-nine").split(u',');
    const auto at = static_cast<qsizetype>(number);
    return at < 20 ? words.value(at - 10) : tens.value(at / 10 - 2) + units.value(at % 10);
}

/// Returns a number from 11 to 99 in Chinese characters.
QString inChinese(std::size_t number)
{
    static const QStringList digits = QStringLiteral(",一,二,三,四,五,六,七,八,九").split(u',');
    const auto at = static_cast<qsizetype>(number);
    return (at < 20 ? QString() : digits.value(at / 10)) + QStringLiteral("十") + digits.value(at % 10);
}

}  // namespace

void TestCounts::countsAreThoseOfTheProgram_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("count");
    const QString english = QStringLiteral("\\b((?:[a-z]+teen|ten|eleven|twelve|[a-z]+ty(?:-[a-z]+)?))\\s+%1");
    const QString chinese = QStringLiteral("([一二三四五六七八九]?十[一二三四五六七八九]?)%1");
    const auto skills = practice::allSkills.size();
    const auto problems = contest::allProblems().size();
    const auto row = [](const char* path, const char* what, const QString& pattern, const QString& count) {
        QTest::addRow("%s: %s", path, what) << QString::fromLatin1(path) << pattern << count;
    };
    for (const char* path : {"README.md", "app/packaging/org.nimstone.nimstone.metainfo.xml", "debian/control"})
        row(path, "skills", english.arg(QStringLiteral("skills")), inEnglish(skills));
    for (const char* path : {"README.zh_CN.md", "app/packaging/org.nimstone.nimstone.metainfo.xml"}) {
        row(path, "skills in Chinese", chinese.arg(QStringLiteral("项技能")), inChinese(skills));
        row(path, "problems in Chinese", chinese.arg(QStringLiteral("道(?:竞赛)?题")), inChinese(problems));
    }
    for (const char* path : {"README.md", "app/packaging/org.nimstone.nimstone.metainfo.xml"})
        row(path, "problems", english.arg(QStringLiteral("(?:contest )?problems")), inEnglish(problems));
}

void TestCounts::countsAreThoseOfTheProgram()
{
    QFETCH(QString, path);
    QFETCH(QString, pattern);
    QFETCH(QString, count);
    // The notes of a release keep the numbers of that release.
    const QString text = textOf(path).section(QLatin1String("<releases>"), 0, 0);
    const QStringList found = captured(text.toLower(), pattern);
    QVERIFY2(!found.isEmpty(), qPrintable(path + QStringLiteral(" has no text that matches ") + pattern));
    for (const QString& number : found)
        QCOMPARE(number, count);
}

NIMSTONE_TEST(TestCounts)
#include "tst_counts.moc"
