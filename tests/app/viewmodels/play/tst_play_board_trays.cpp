// Tests the trays of taken stones beside a board. A small board leaves them out.
#include <QTest>
#include <algorithm>

#include "app/viewmodels/play/play_board.h"
#include "tests/program.h"

using namespace nimstone;

class TestPlayBoardTrays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void traysMayBeLeftOut_data()
    {
        QTest::addColumn<bool>("trays");
        QTest::newRow("with trays") << true;
        QTest::newRow("without trays") << false;
    }

    void traysMayBeLeftOut()
    {
        QFETCH(bool, trays);
        PlaySession session;
        PlayBoard board;
        board.setProperty("trays", trays);
        board.setRoom({800, 400});
        board.componentComplete();
        board.setSession(&session);
        const auto isTray = [](const figures::Piece& piece) { return piece.objectName.startsWith(QLatin1String("tray")); };
        QCOMPARE(std::ranges::any_of(board.choreography().get()->pieces, isTray), trays);
    }
};

NIMSTONE_TEST(TestPlayBoardTrays)
#include "tst_play_board_trays.moc"
