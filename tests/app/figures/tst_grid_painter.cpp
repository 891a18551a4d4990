// Paints the grid of the queen's board: exactly the cells that the queen reaches are marked, whatever the size of the board, and
// only the visible part is painted.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPicture>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/figures/scene/grid_painter.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestGridPainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOtherCellIsTinted();
    void dotsShowWhereTheQueenCanGo();
    void raysShowTheReachOnSmallCells();
    void numbersStayVisibleWhileScrolling();
    void numbersBesideTheGridDoNotTouch_data();
    void numbersBesideTheGridDoNotTouch();
    void onlyTheVisiblePartIsPainted();
    void theBorderIsDrawnOnAllSides();

private:
    static inline const GridColors colors{Qt::white, QColor(240, 240, 240), QColor(200, 200, 200), QColor(150, 150, 150), Qt::blue, Qt::red};

    static QImage picture(const GridPicture& grid, QSize size)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(-grid.visible.topLeft());
        paintGrid(painter, grid, colors);
        return image;
    }
    static bool isRed(QRgb color) { return qRed(color) > 180 && qGreen(color) < 130; }
    static bool isBlue(QRgb color) { return qBlue(color) > 180 && qRed(color) < 130 && qGreen(color) < 130; }
};

/// Cells are tinted as on a chessboard, whichever cell is the first visible one.
void TestGridPainter::everyOtherCellIsTinted()
{
    for (const int skipped : {0, 3}) {
        const QRectF visible(30 + skipped * 30, 10, 300, 220);
        const QImage image = picture({{30, 10, 12 * 30, 7 * 30}, 12, 7, visible}, {300, 220});
        for (int column = skipped + 1; column < 9; ++column) {
            for (int row = 0; row < 7; ++row) {
                const QRgb color = image.pixel((column - skipped) * 30 + 8, (6 - row) * 30 + 8);
                QCOMPARE(color, (column + row) % 2 == 0 ? qRgb(240, 240, 240) : qRgb(255, 255, 255));
            }
        }
    }
}

void TestGridPainter::dotsShowWhereTheQueenCanGo()
{
    int cells = 0;
    for (int a = 0; a < 9; ++a) {
        for (int b = 0; b < 7; ++b) {
            GridPicture grid{{30, 10, 9 * 30, 7 * 30}, 9, 7, {0, 0, 320, 260}};
            grid.queen = QPointF(30 + (a + 0.5) * 30, 10 + (6 - b + 0.5) * 30);
            const QImage image = picture(grid, {320, 260});
            for (int column = 0; column < 9; ++column) {
                for (int row = 0; row < 7; ++row) {
                    const bool left = row == b && column < a;
                    const bool down = column == a && row < b;
                    const bool both = a - column == b - row && column < a;
                    QCOMPARE(isRed(image.pixel(30 + column * 30 + 15, 10 + (6 - row) * 30 + 15)), left || down || both);
                    ++cells;
                }
            }
        }
    }
    qInfo("checked %d cells", cells);
}

/// All sides of the border are drawn, also if the size of the board and of its visible part are fractions of a pixel.
void TestGridPainter::theBorderIsDrawnOnAllSides()
{
    const double height = gridNumbersHeight(13);
    const double width = gridNumbersWidth(6, 13);
    int boards = 0;
    for (int tenth = 0; tenth < 200; ++tenth) {
        const double cell = 30 + tenth / 10.0;
        const QRectF area(0, 0, 4 * cell, 6 * cell);
        // The board requests this part, which includes the numbers. Its edges lie between pixels, unlike the painter's origin.
        const QRectF visible(-width, -height / 2, area.width() + 1.5 * width, area.height() + 1.5 * height);
        const QSize size(static_cast<int>(visible.width()) + 4, static_cast<int>(visible.height()) + 4);
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            painter.translate(2 + std::ceil(width), 2 + std::ceil(height / 2));
            paintGrid(painter, {area, 4, 6, visible}, colors);
        }
        const auto darkAt = [&](double x, double y) {
            int darkest = 255;
            for (int d = -2; d <= 2; ++d) {
                for (int e = -2; e <= 2; ++e) {
                    const int px = static_cast<int>(std::lround(2 + std::ceil(width) + x)) + d;
                    const int py = static_cast<int>(std::lround(2 + std::ceil(height / 2) + y)) + e;
                    if (image.rect().contains(px, py))
                        darkest = std::min(darkest, qGray(image.pixel(px, py)));
                }
            }
            return darkest < 170;
        };
        // These points lie between the numbers, so only the border can be dark at them.
        QVERIFY2(darkAt(cell, area.bottom()), qPrintable(QStringLiteral("no lower border, cell width %1").arg(cell)));
        QVERIFY2(darkAt(cell / 4, area.bottom()), qPrintable(QStringLiteral("no lower border, cell width %1").arg(cell)));
        QVERIFY2(darkAt(cell / 2, 0), "the upper border is missing");
        QVERIFY2(darkAt(0, cell / 2), "the left border is missing");
        QVERIFY2(darkAt(area.right(), cell / 2), "the right border is missing");
        ++boards;
    }
    qInfo("checked %d boards", boards);
}

void TestGridPainter::raysShowTheReachOnSmallCells()
{
    GridPicture grid{{0, 0, 400, 400}, 10'001, 10'001, {0, 0, 400, 400}};
    grid.queen = QPointF(300, 150);
    const QImage image = picture(grid, {400, 400});
    const auto near = [&](int x, int y) {
        for (int dx = -2; dx <= 2; ++dx) {
            for (int dy = -2; dy <= 2; ++dy) {
                const QRgb color = image.pixel(x + dx, y + dy);
                if (qRed(color) > qGreen(color) + 60)
                    return true;
            }
        }
        return false;
    };
    for (int step = 10; step < 240; step += 10) {
        QVERIFY(near(300 - step, 150));
        QVERIFY(near(300, 150 + step));
        QVERIFY(near(300 - step, 150 + step));
        QVERIFY(!near(std::min(300 + step, 397), 150 - std::min(step, 140)));
        QVERIFY(!near(300 - step, 150 + step / 2 + (step < 20 ? 20 : 0)));
    }
}

void TestGridPainter::numbersStayVisibleWhileScrolling()
{
    // The visible part of 500 × 300 pixels is far from the numbers at the edges of a board of 480,000 pixels.
    GridPicture grid{{0, 0, 480'000, 480'000}, 10'000, 10'000, {240'000, 200'000, 500, 300}};
    const QImage image = picture(grid, {500, 300});
    int below = 0;
    int beside = 0;
    int elsewhere = 0;
    const int foot = 300 - static_cast<int>(gridNumbersHeight(grid.type)) - 1;
    const int side = static_cast<int>(gridNumbersWidth(grid.rows, grid.type)) + 1;
    for (int x = 0; x < 500; ++x) {
        for (int y = 0; y < 300; ++y) {
            if (isBlue(image.pixel(x, y)))
                ++(y >= foot ? below : x <= side ? beside : elsewhere);
        }
    }
    QVERIFY(below > 100);
    QVERIFY(beside > 100);
    QCOMPARE(elsewhere, 0);
}

void TestGridPainter::numbersBesideTheGridDoNotTouch_data()
{
    QTest::addColumn<quint64>("columns");
    for (const quint64 columns : {quint64{2}, quint64{8}, quint64{60}, quint64{1'000}, quint64{10'001}, quint64{1'000'000}, quint64{123'456'789'012},
                                  quint64{1} << 60, quint64{maxCount}})
        QTest::newRow(qPrintable(QString::number(columns))) << columns;
}

void TestGridPainter::numbersBesideTheGridDoNotTouch()
{
    QFETCH(quint64, columns);
    GridPicture grid{{40, 10, 600, 100}, columns, 3, {0, 0, 700, 150}};
    const QImage image = picture(grid, {700, 150});
    // Between two numbers, some columns of pixels below the cells stay empty.
    int numbers = 0;
    int empty = 100;
    int narrowest = 1000;
    for (int x = 40; x < 690; ++x) {
        bool blue = false;
        for (int y = 112; y < 128; ++y)
            blue = blue || isBlue(image.pixel(x, y));
        if (blue && empty >= 7) {
            narrowest = numbers > 0 ? std::min(narrowest, empty) : narrowest;
            ++numbers;
        }
        empty = blue ? 0 : empty + 1;
    }
    QVERIFY2(numbers >= 2 && numbers <= 40, qPrintable(QString::number(numbers)));
    QVERIFY(narrowest >= 7);
}

void TestGridPainter::onlyTheVisiblePartIsPainted()
{
    // Returns the number of bytes of the commands that paint a visible part of 900 × 600 pixels in the middle of a
    // board of `side` cells of 48 pixels. The queen is far outside.
    const auto commands = [](Count side) {
        const double length = 48 * static_cast<double>(side);
        GridPicture grid{{0, 0, length, length}, side, side, {length / 2, length / 2, 900, 600}};
        grid.queen = QPointF(length - 24, 24);
        QPicture recorded;
        QPainter painter(&recorded);
        paintGrid(painter, grid, colors);
        painter.end();
        return recorded.size();
    };
    const auto small = commands(100);
    const auto large = commands(1'000'000);
    QVERIFY(small > 0);
    QVERIFY2(large < 2 * small, qPrintable(QStringLiteral("%1 bytes on a large board, %2 on a small one").arg(large).arg(small)));
}

NIMSTONE_TEST(TestGridPainter)
#include "tst_grid_painter.moc"
