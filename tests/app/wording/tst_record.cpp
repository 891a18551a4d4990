// A game that cannot be read gets a message of one line with the place and the expected input, in both languages.
#include <QTest>

#include "app/wording/play/record.h"
#include "app/wording/rich_text.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestRecordWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMessageNamesThePlaceAndTheExpectedInput_data();
    void theMessageNamesThePlaceAndTheExpectedInput();
};

void TestRecordWording::theMessageNamesThePlaceAndTheExpectedInput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("heap size is not a number") << QByteArray("nim:3,x first")
        << QStringLiteral("column 7: expected a heap size, found 'x'")
        << QStringLiteral("第 7 个字符：应为堆的大小，却是“x”");
    QTest::newRow("a seat that looks like markup") << QByteArray("nim:3,4 <third>x")
        << QStringLiteral("column 9: expected a comma or the end, found '<third>x'") << QString();
    QTest::newRow("unknown seat") << QByteArray("nim:3,4 third")
        << QStringLiteral("column 9: expected first or second, found 'third'")
        << QStringLiteral("第 9 个字符：应为 first 或 second，却是“third”");
    QTest::newRow("no seat") << QByteArray("nim:3,4")
        << QStringLiteral("column 8: expected first or second, but the text ends here")
        << QStringLiteral("第 8 个字符：应为 first 或 second，但输入到此为止");
    QTest::newRow("illegal move") << QByteArray("nim:3,4 first 3-1")
        << QStringLiteral("column 15, move 3-1: There is no heap 3: the position has 2 heaps.") << QString();
    QTest::newRow("second mark") << QByteArray("nim:3,4 first | 1-1 |")
        << QStringLiteral("column 21: expected a move or the end, found a second |")
        << QStringLiteral("第 21 个字符：应为一步走法或结尾，却是第二个“|”");
}

void TestRecordWording::theMessageNamesThePlaceAndTheExpectedInput()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto record = play::parseRecord(text.toStdString());
    QVERIFY(!record);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::sentence(record.error())), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    const QString inChinese = wording::plain(wording::sentence(record.error()));
    QVERIFY(inChinese != english);
    if (!chinese.isEmpty())
        QCOMPARE(inChinese, chinese);
}

NIMSTONE_TEST(TestRecordWording)
#include "tst_record.moc"
