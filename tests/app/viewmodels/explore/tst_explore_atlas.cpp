// The view model of the atlas: its search, the texts about a game, and the chosen position.
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "app/atlas/built_in.h"
#include "app/viewmodels/explore/explore_atlas.h"
#include "core/atlas/atlas_text.h"
#include "tests/program.h"

using namespace nimstone;

class TestExploreAtlas : public QObject {
    Q_OBJECT

    struct Pair {
        explicit Pair(const QString& position = u"wythoff:3,5"_qs)
        {
            session.openPosition(position);
            view.setSession(&session);
        }
        QStringList found() const
        {
            QStringList codes;
            for (const QVariant& game : view.shown().found)
                codes << game.toMap()[u"name"_qs].toString().section(u' ', 0, 0);
            return codes;
        }
        ExploreSession session;
        ExploreAtlas view;
    };

private Q_SLOTS:
    void gamesAreFound_data()
    {
        QTest::addColumn<QString>("search");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("a code of four digits") << u"0.1562"_qs << u"all"_qs << QStringList{u"0.1562"_qs};
        QTest::newRow("an equal code") << u"0.7711"_qs << u"all"_qs << QStringList{u"0.77"_qs};
        QTest::newRow("a name") << u"kayles"_qs << u"all"_qs << QStringList{u"0.07"_qs, u"0.77"_qs};
        QTest::newRow("a part of a name, in capitals") << u"DAWSON"_qs << u"all"_qs << QStringList{u"0.07"_qs, u"0.137"_qs};
        QTest::newRow("a code without its first digit") << u".1562"_qs << u"all"_qs << QStringList{u"0.1562"_qs};
        QTest::newRow("a period with a comma") << u"149,459"_qs << u"all"_qs << QStringList{u"0.16"_qs};
        QTest::newRow("a period") << u"349"_qs << u"all"_qs << QStringList{u"0.156"_qs};
        QTest::newRow("a period and a code") << u"12 0.77"_qs << u"all"_qs << QStringList{u"0.77"_qs};
        QTest::newRow("nothing") << u"0.9"_qs << u"all"_qs << QStringList{};
        QTest::newRow("a settled game among the open games") << u"kayles"_qs << u"open"_qs << QStringList{};
        QTest::newRow("an open game among the settled games") << u"0.06"_qs << u"settled"_qs << QStringList{};
    }

    void gamesAreFound()
    {
        QFETCH(QString, search);
        QFETCH(QString, kind);
        QFETCH(QStringList, found);
        Pair pair;
        QSignalSpy changed(&pair.view, &ExploreAtlas::changed);
        pair.view.setProperty("search", search);
        pair.view.setProperty("kind", kind);
        QVERIFY(!changed.isEmpty());
        QCOMPARE(pair.found(), found);
    }

    void aDigitFindsCodesAndPeriods()
    {
        Pair pair;
        pair.view.setProperty("search", u"4"_qs);
        const auto found = pair.found();
        QVERIFY(found.contains(u"4.3"_qs) && found.contains(u"0.26"_qs) && !found.contains(u"0.07"_qs));
    }

    void theBeginningOfACodeFindsSeveralGames()
    {
        Pair pair;
        pair.view.setProperty("search", u"0.77"_qs);
        const auto found = pair.found();
        QVERIFY(found.size() > 1 && found.contains(u"0.77"_qs) && found.contains(u"0.772"_qs));
    }

    void openGamesAreFoundByTheirText()
    {
        Pair pair;
        pair.view.setProperty("search", u"open"_qs);
        const auto open = pair.found();
        pair.view.setProperty("search", QString());
        pair.view.setProperty("kind", u"open"_qs);
        QCOMPARE(pair.found(), open);
        QVERIFY(open.contains(u"0.06"_qs) && !open.contains(u"0.07"_qs));
        pair.view.setProperty("kind", u"settled"_qs);
        QCOMPARE(pair.found().size() + open.size(), static_cast<qsizetype>(atlas::builtIn().size()));
    }

    void theCurrentGameIsDescribed_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("period");
        QTest::addColumn<QString>("equal");
        QTest::newRow("a settled game") << u"octal(0.071):9"_qs << u"0.07 · Dawson's Kayles"_qs
            << u"Period 34, preperiod 53. g(n + 34) = g(n) for 53 ≤ n ≤ 141, so by the Guy–Smith theorem for all larger n."_qs
            << u"Codes with the same sequence: 0.071, 0.072, 0.073, 0.0701, 0.0711, 0.0721, and 0.0731."_qs;
        QTest::newRow("no game of the atlas") << u"wythoff:3,5"_qs << QString() << QString() << QString();
        QTest::newRow("a code with five digits") << u"octal(0.00001):9"_qs << QString() << QString() << QString();
    }

    void theCurrentGameIsDescribed()
    {
        QFETCH(QString, position);
        QFETCH(QString, title);
        QFETCH(QString, period);
        QFETCH(QString, equal);
        const Pair pair(position);
        const AtlasShown& shown = pair.view.shown();
        QCOMPARE(shown.title, title);
        QCOMPARE(shown.period, period);
        QCOMPARE(shown.equal, equal);
        QCOMPARE(shown.current >= 0, !title.isEmpty());
    }

    void anOpenGameSaysHowFarItWasSearched()
    {
        const Pair pair(u"octal(0.06):9"_qs);
        const auto row = std::ranges::find_if(atlas::builtIn(), [](const atlas::AtlasRow& one) { return one.name().text() == "0.06"; });
        QCOMPARE(pair.view.shown().period, u"Open: the values up to n = %1 prove no period."_qs.arg(QLocale(u"en"_qs).toString(row->upTo)));
        QVERIFY(pair.view.shown().values.contains(u"Heaps with a rare value: "_qs));
    }

    void aChosenGameIsThePosition()
    {
        Pair pair;
        pair.view.setProperty("search", u"0.156"_qs);
        pair.view.choose(7);
        QCOMPARE(pair.session.position(), u"wythoff:3,5"_qs);
        pair.view.choose(0);
        QCOMPARE(pair.session.position(), u"octal(0.156):10"_qs);
        QCOMPARE(pair.view.shown().current, 0);
        QCOMPARE(pair.view.shown().title, u"0.156"_qs);
        // The current game stays described if the search does not find it.
        pair.view.setProperty("search", u"kayles"_qs);
        QCOMPARE(pair.view.shown().current, -1);
        QCOMPARE(pair.view.shown().title, u"0.156"_qs);
    }

    void aTypedCodeIsTheFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("the beginning of other codes") << u"0.01"_qs << u"0.01"_qs;
        QTest::newRow("an equal code, without its first digit") << u".771"_qs << u"0.77"_qs;
        QTest::newRow("zeros at the end") << u"0.560"_qs << u"0.56"_qs;
    }

    void aTypedCodeIsTheFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        Pair pair;
        pair.view.setProperty("search", typed);
        QVERIFY(pair.found().size() > 1);
        QCOMPARE(pair.found().front(), first);
    }

    void everyChosenGameHasAMove()
    {
        Pair pair;
        for (qsizetype index = 0; index < pair.view.shown().found.size(); ++index) {
            pair.view.choose(static_cast<int>(index));
            const Component& game = pair.session.sum().components().front();
            QVERIFY2(game.rules->canMove(game.position, Cutter::None), qPrintable(pair.session.position()));
        }
    }

    void theFoundGamesAreExported()
    {
        Pair pair;
        pair.view.setProperty("search", u"kayles"_qs);
        const QByteArray table = pair.view.content(u"csv"_qs)();
        const auto rows = atlas::readAtlas({table.data(), static_cast<std::size_t>(table.size())});
        QVERIFY(rows && rows->size() == 2);
        QCOMPARE(rows->front().name().text(), std::string("0.07"));
        QCOMPARE(pair.view.fileName(), u"octal-games"_qs);
    }
};

NIMSTONE_TEST(TestExploreAtlas)
#include "tst_explore_atlas.moc"
