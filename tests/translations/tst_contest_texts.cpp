// Every contest problem has its task in both languages, whole, in characters that the fonts have.
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QRegularExpression>
#include <QTest>

#include "core/contest/problem.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/contest_texts.h"

using namespace nimstone;

class TestContestTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellEveryTask_data();
    void tellEveryTask();
    void holdTheSamples();
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

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

}  // namespace

void TestContestTexts::tellEveryTask_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const contest::Problem& problem : contest::allProblems()) {
        for (const QString& language : languages())
            QTest::addRow("%s %s", std::string(problem.name).c_str(), qPrintable(language)) << text(problem.name) << language;
    }
}

void TestContestTexts::tellEveryTask()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    const QString task = contestTask(name, language);
    const bool chinese = language == QLatin1String("zh_CN");
    const QStringList wanted = chinese ? QStringList{u"题意"_qs, u"输入"_qs, u"输出"_qs, u"思路"_qs, u"依据"_qs, u"易错点"_qs}
                                       : QStringList{u"Task"_qs, u"Input"_qs, u"Output"_qs, u"Idea"_qs, u"Theorem"_qs, u"Pitfalls"_qs};
    QCOMPARE(headings(task), wanted);
    for (const QString& section : task.split(QLatin1String("## "), Qt::SkipEmptyParts))
        QVERIFY2(section.section(u'\n', 1).trimmed().size() >= 5, qPrintable(section));
    static const QRegularExpression ideograph(u"[\\x{4E00}-\\x{9FFF}]"_qs);
    QCOMPARE(task.contains(ideograph), chinese);
    const QRawFont font = QRawFont::fromFont(QFont(u"Noto Sans CJK SC"_qs), QFontDatabase::SimplifiedChinese);
    for (const QChar character : task) {
        if (character != u'\n')
            QVERIFY2(font.supportsCharacter(character), qPrintable(u"U+%1"_qs.arg(character.unicode(), 4, 16)));
    }
}

void TestContestTexts::holdTheSamples()
{
    qsizetype samples = 0;
    for (const contest::Problem& problem : contest::allProblems()) {
        for (const ContestSample& sample : contestSamples(text(problem.name))) {
            QVERIFY(!sample.input.isEmpty() && !sample.output.isEmpty());
            ++samples;
        }
    }
    QCOMPARE(samples, 45);
    QVERIFY(contestSamples(u"no-such-problem"_qs).isEmpty());
    QVERIFY(contestTask(u"no-such-problem"_qs, u"en"_qs).isEmpty());
}

NIMSTONE_TEST(TestContestTexts)
#include "tst_contest_texts.moc"
