// Random games, each laid out on boards of every size and text scale.
#pragma once

#include "tests/app/figures/boards/played_boards.h"
#include "tests/program.h"

namespace nimstone::tests {

struct Games {
    QString start;
    int count = 6;
    std::size_t longest = 40;
};

/// Calls `check` with the record and each room. `check` returns what is wrong with the board, or an empty string.
template <class Check>
void inEverySize(const Games& games, const Check& check)
{
    int boards = 0;
    for (int game = 0; game < games.count; ++game) {
        const play::Record record = playedByChance(gameSumOf(games.start.toStdString()), static_cast<Seed>(game), games.longest);
        for (const QSizeF size : {QSizeF(480, 250), QSizeF(560, 440), QSizeF(900, 760), QSizeF(1500, 900)}) {
            for (const double textScale : {1.0, 1.5, 2.0}) {
                const QString fault = check(record, roomOf(size, textScale));
                if (QTest::currentTestFailed())
                    return;
                QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1, in %2 × %3: %4").arg(fault).arg(size.width()).arg(size.height())
                                                         .arg(QString::fromStdString(print(record)))));
                ++boards;
            }
        }
    }
    qInfo("checked %d boards", boards);
}

}  // namespace nimstone::tests
