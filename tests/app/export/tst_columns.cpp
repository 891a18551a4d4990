// The table of bits in the text export has two rows below its horizontal line if the proof makes a move; the
// first of them shows the changed heap.
#include <QtTest>

#include "app/export/proofs/columns.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;

class TestColumns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableShowsTheMoveOfTheProof_data()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("left");  // stones left in the heap that changes; -1 if the proof makes no move
        using proof::Theorem;
        const auto row = [](const char* position, Theorem theorem, int left) {
            QTest::newRow(position) << static_cast<int>(theorem) << QString::fromLatin1(position) << left;
        };
        row("nim:42,27,19", Theorem::NimLemma2, 8);
        row("nim:1,2,3", Theorem::Bouton, -1);
        row("misere-nim:3,4,6", Theorem::MisereNim, 2);
        row("misere-nim:1,1,5", Theorem::MisereNim, 1);
        row("misere-nim:1,5", Theorem::MisereNim, 0);
        row("misere-nim:3,4,7", Theorem::MisereNim, -1);
        row("misere-nim:1,1", Theorem::MisereNim, -1);
    }

    void theTableShowsTheMoveOfTheProof()
    {
        QFETCH(int, theorem);
        QFETCH(QString, position);
        QFETCH(int, left);
        const auto proof = prove(static_cast<proof::Theorem>(theorem), *parseSum(position.toStdString()));
        QVERIFY(proof);
        const auto move = moveOf(*proof);
        QCOMPARE(move.has_value(), left >= 0);
        const TextTable table = gameSumOf(*proof);
        QCOMPARE(table.rows.size(), table.rowsAbove + (move ? 2 : 0));
        if (move)
            QCOMPARE(table.rows[table.rowsAbove][1], QString::number(left));
    }
};

NIMSTONE_TEST(TestColumns)
#include "tst_columns.moc"
