// The small picture of a position: it works for every game, stays inside its item, and is empty if the position cannot be
// read.
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/shell/position_picture.h"
#include "tests/program.h"

using namespace nimstone;

class TestPositionPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBoardIsDrawnInsideTheItem_data();
    void theBoardIsDrawnInsideTheItem();
    void changingTheLanguageRedrawsThePicture();
};

void TestPositionPicture::theBoardIsDrawnInsideTheItem_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("readable");
    for (const char* position : {"nim:3,5", "misere-nim:1,1,2", "bash(4):30", "wythoff:1,1", "wythoff:13,8", "fibonacci-nim:13~6", "kayles:7",
                                 "coins:1,4,9", "euclid:34,21", "cutcake:4x7", "staircase-nim:1,0,3", "nim:3,4 + kayles:5", "nim:0,0"})
        QTest::newRow(position) << QString::fromLatin1(position) << true;
    QTest::newRow("no position") << QStringLiteral("nim:x") << false;
    QTest::newRow("nothing") << QString() << false;
    QStringList heaps;
    for (int heap = 0; heap < 300; ++heap)
        heaps << QStringLiteral("7");
    QTest::newRow("more heaps than fit") << QStringLiteral("nim:") + heaps.join(u',') << false;
}

void TestPositionPicture::theBoardIsDrawnInsideTheItem()
{
    QFETCH(QString, position);
    PositionPicture picture;
    picture.setSize({220, 140});
    picture.setProperty("position", position);
    QTEST(picture.readable(), "readable");
    constexpr int around = 20;
    QImage image(220 + 2 * around, 140 + 2 * around, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(around, around);
    picture.paint(&painter);
    painter.end();
    QSet<QRgb> inside;
    bool outside = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (QRect(around - 1, around - 1, 222, 142).contains(x, y))
                inside.insert(image.pixel(x, y));
            else
                outside = outside || qAlpha(image.pixel(x, y)) > 0;
        }
    }
    QVERIFY(!outside);
    QCOMPARE(inside.size() > 1, picture.readable());
}

void TestPositionPicture::changingTheLanguageRedrawsThePicture()
{
    PositionPicture picture;
    picture.setSize({220, 140});
    picture.setProperty("position", QStringLiteral("nim:3,5"));
    QSignalSpy drawn(&picture, &PositionPicture::drawn);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
    QCOMPARE(drawn.count(), 1);
}

NIMSTONE_TEST(TestPositionPicture)
#include "tst_position_picture.moc"
