// The story of a game in the window, the same for every game: won by the person and lost, with hints to the fifth rung,
// the language switched while a move is on its way, and undone to the start.
#pragma once

#include <QTest>

#include "app/viewmodels/shell.h"
#include "tests/e2e/game_player.h"
#include "tests/e2e/profile.h"

namespace nimstone::tests {

/// Plays a game from `position`, the person first, until it is over.
inline void playToTheEnd(const QString& position, bool won)
{
    Options options;
    options.page = QStringLiteral("play");
    options.position = position;
    options.language = QStringLiteral("en");
    Window window(options);
    window.shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    GamePlayer player(window);
    QVERIFY(player.open(position));
    PlaySession* session = player.session();
    Driver& driver = player.driver();

    for (int rung = 1; rung <= session->hints()->most(); ++rung) {
        QVERIFY(driver.press(QStringLiteral("h")));
        QTRY_COMPARE(session->hints()->count(), rung);
    }
    QCOMPARE(session->hints()->count(), 5);

    int turns = 0;
    while (!player.isOver()) {
        QTRY_VERIFY(player.isYourTurn());
        const QString before = session->position();
        const TableMove move = player.goodMove();
        const bool byMouse = turns % 2 == 0;
        QVERIFY2(byMouse ? player.pickByMouse(move) : player.pickByKeys(move),
                 qPrintable(QString::fromStdString(print(move, session->record().table())) + QStringLiteral(" of ") + before));
        // Nothing is taken before it is confirmed.
        QCOMPARE(session->position(), before);
        QVERIFY(player.confirm(byMouse));
        if (turns == 0) {
            const QString said = session->opponentText();
            const int ply = session->ply();
            const QString language = window.shell()->language();
            QVERIFY(driver.press(QStringLiteral("ctrl+l")));
            QTRY_VERIFY(window.shell()->language() != language);
            QVERIFY(session->opponentText() != said);
            QVERIFY(session->ply() >= ply);
        }
        ++turns;
        QTRY_VERIFY(player.isOver() || player.isYourTurn());
    }
    QCOMPARE(session->won(), won);
    QVERIFY(!session->record().table().canMove(session->record().cutterToMove()));
    qInfo("%d turns of the person, %d moves in all", turns, session->ply());

    for (int presses = 0; session->ply() > 0; ++presses) {
        QVERIFY2(presses < 60, "undo does not reach the start");
        const int ply = session->ply();
        QVERIFY(driver.press(QStringLiteral("ctrl+z")));
        QTRY_VERIFY(session->ply() < ply);
    }
    QCOMPARE(session->position(), position);
}

}  // namespace nimstone::tests
