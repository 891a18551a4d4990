// Tests the entry in software centers: its summary is short enough, and its screenshots are pictures of the README.
#include <QImageReader>
#include <QTest>

#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestDescription : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSummaryIsShortEnough_data();
    void theSummaryIsShortEnough();
    void screenshotsExistInTheirStatedSize_data();
    void screenshotsExistInTheirStatedSize();
};

namespace {

QString metainfo() { return textOf(QStringLiteral("app/packaging/org.nimstone.nimstone.metainfo.xml")); }

}  // namespace

void TestDescription::theSummaryIsShortEnough_data()
{
    QTest::addColumn<QString>("summary");
    const QStringList summaries = captured(metainfo(), QStringLiteral("<summary[^>]*>([^<]*)</summary>"));
    QCOMPARE(summaries.size(), 2);
    for (const QString& summary : summaries)
        QTest::newRow(qPrintable(summary)) << summary;
}

void TestDescription::theSummaryIsShortEnough()
{
    QFETCH(QString, summary);
    QVERIFY(!summary.isEmpty() && summary.size() <= 35 && !summary.endsWith(u'.'));
}

void TestDescription::screenshotsExistInTheirStatedSize_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    static const QRegularExpression image(QStringLiteral("<image type=\"source\" width=\"(\\d+)\" height=\"(\\d+)\"[^>]*>https://[^<]*/([^/<]+)</image>"));
    for (auto images = image.globalMatch(metainfo()); images.hasNext();) {
        const auto match = images.next();
        QTest::newRow(qPrintable(match.captured(3))) << match.captured(3) << QSize(match.captured(1).toInt(), match.captured(2).toInt());
    }
}

void TestDescription::screenshotsExistInTheirStatedSize()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QCOMPARE(QImageReader(QStringLiteral(NIMSTONE_SOURCE_DIR "/docs/pictures/") + name).size(), size);
    const QString readme = name.endsWith(QLatin1String("-zh.png")) ? QStringLiteral("README.zh_CN.md") : QStringLiteral("README.md");
    QVERIFY(textOf(readme).contains(QStringLiteral("(docs/pictures/%1)").arg(name)));
}

NIMSTONE_TEST(TestDescription)
#include "tst_description.moc"
