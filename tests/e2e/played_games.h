// The story of a game in the window, the same for every game: the person wins one game and loses another, asks for all five
// hints, switches the language during an animation, and undoes all moves.
#pragma once

#include <QSet>
#include <QTest>
#include <functional>

#include "app/viewmodels/shell/shell.h"
#include "tests/counts.h"
#include "tests/e2e/game_player.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

namespace nimstone::tests {

/// Picks a move by mouse; returns false if the click could not be sent.
using PickByMouse = std::function<bool(GamePlayer& player, const MoveInSum& move)>;

/// Asks for every hint, and checks that there are five hints with different sentences.
inline void askForHints(GamePlayer& player)
{
    const PlayHelp* hints = player.session()->hints();
    QSet<QString> sentences;
    for (int rung = 1; rung <= hints->most(); ++rung) {
        QVERIFY(player.driver().press(QStringLiteral("h")));
        QTRY_COMPARE(hints->count(), rung);
        const QQuickItem* row = nullptr;
        QTRY_VERIFY(row = player.driver().item(QStringLiteral("playRung%1").arg(rung)));
        sentences.insert(row->property("sentence").toString());
    }
    QCOMPARE(sentences.size(), 5);
    QVERIFY(!sentences.contains(QString()));
}

/// Plays a game from `position` until it is over; the person moves first, by mouse and by keys in turn. If `pickByMouse` is
/// given, it picks the moves by mouse; otherwise GamePlayer finds the points to click.
inline void playToTheEnd(const QString& position, bool won, const PickByMouse& pickByMouse = {})
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

    askForHints(player);
    if (QTest::currentTestFailed())
        return;

    int turns = 0;
    while (!player.isOver()) {
        QTRY_VERIFY(player.isYourTurn());
        const QString before = session->shown().position;
        const MoveInSum move = player.goodMove();
        const bool byMouse = turns % 2 == 0;
        const bool sent = !byMouse ? player.pickByKeys(move) : pickByMouse ? pickByMouse(player, move) : player.pickByMouse(move);
        QVERIFY2(sent, qPrintable(QString::fromStdString(print(move, session->record().sum())) + QStringLiteral(" of ") + before));
        QTRY_VERIFY(session->picked() == move);
        // Nothing is taken before the move is confirmed.
        QCOMPARE(session->shown().position, before);
        QVERIFY(player.confirm(byMouse));
        if (turns == 0) {
            const QString said = session->words().opponentText;
            const int ply = session->shown().ply;
            const QString language = window.shell()->language();
            QVERIFY(driver.press(QStringLiteral("ctrl+l")));
            QTRY_VERIFY(window.shell()->language() != language);
            QVERIFY(session->words().opponentText != said);
            QVERIFY(session->shown().ply >= ply);
            // A short run watches the animations of the first turn only.
            if (!deep())
                window.shell()->preferences()->setMotion(QStringLiteral("none"));
        }
        ++turns;
        QTRY_VERIFY(player.isOver() || player.isYourTurn());
    }
    QCOMPARE(session->shown().won, won);
    QVERIFY(!session->record().sum().canMove(session->record().cutterToMove()));
    qInfo("the person made %d turns; the game had %d moves", turns, session->shown().ply);

    for (int presses = 0; session->shown().ply > 0; ++presses) {
        QVERIFY2(presses < 60, "undo does not reach the start");
        const int ply = session->shown().ply;
        QVERIFY(driver.press(QStringLiteral("ctrl+z")));
        QTRY_VERIFY(session->shown().ply < ply);
    }
    QCOMPARE(session->shown().position, position);
}

}  // namespace nimstone::tests
