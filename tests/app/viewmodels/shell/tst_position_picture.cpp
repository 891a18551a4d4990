// Tests the small picture of a position: it works for every game, stays inside its item, and is empty if the position cannot be
// read.
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "app/theme/tokens.h"
#include "app/viewmodels/shell/position_picture.h"
#include "tests/program.h"

using namespace nimstone;

class TestPositionPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBoardIsDrawnInsideTheItem_data();
    void theBoardIsDrawnInsideTheItem();
    void changingTheLanguageRedrawsThePicture();
    void movesAreRinged_data();
    void movesAreRinged();

private:
    static QImage imageOf(PositionPicture& picture)
    {
        QImage image(picture.size().toSize(), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        picture.paint(&painter);
        return image;
    }
    static bool has(const QImage& image, const char* colour)
    {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == Tokens::instance().color(colour, false))
                    return true;
            }
        }
        return false;
    }
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

void TestPositionPicture::movesAreRinged_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<bool>("first");
    QTest::addColumn<bool>("second");
    QTest::newRow("no move") << "nim:3,5" << "" << "" << false << false;
    QTest::newRow("a move") << "nim:3,5" << "2-1" << "" << true << false;
    QTest::newRow("a move and the reply in another heap") << "nim:3,5" << "2-1" << "1-3" << true << true;
    QTest::newRow("a move and the reply in the same heap") << "nim:0,5" << "2-1" << "2-3" << true << true;
    QTest::newRow("a row") << "kayles:7" << "1-1/3" << "1-1" << true << true;
    QTest::newRow("a queen") << "wythoff:4,8" << "2-1" << "1-4" << true << true;
    QTest::newRow("a sum") << "nim:3 + bash(4):8" << "2.1-4" << "2.1-1" << true << true;
    QTest::newRow("an illegal move") << "nim:3,5" << "2-6" << "1-1" << false << false;
    QTest::newRow("an illegal reply") << "nim:3,5" << "2-5" << "2-1" << true << false;
}

void TestPositionPicture::movesAreRinged()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(QString, reply);
    PositionPicture picture;
    picture.setSize({320, 240});
    picture.setProperty("position", position);
    picture.setProperty("move", move);
    picture.setProperty("reply", reply);
    QVERIFY(picture.readable());
    const QImage image = imageOf(picture);
    // The colors of the filled rings occur nowhere else in these pictures.
    QTEST(has(image, "goldWash"), "first");
    QTEST(has(image, "indigoWash"), "second");
}

NIMSTONE_TEST(TestPositionPicture)
#include "tst_position_picture.moc"
