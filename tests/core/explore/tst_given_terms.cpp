// Tests that terms which a user enters are read, compared with a game, and looked up among the known games.
#include <QTest>

#include "core/explore/given_terms.h"
#include "core/explore/sequence_terms.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::explore;
using ExpectedTerm = TermError::Expected;

class TestGivenTerms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givenTermsAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("first");  // the index of the first term, -1 if none is given
        QTest::addColumn<QList<int>>("terms");
        QTest::newRow("commas") << QByteArray("0,1, 2,3") << -1 << QList<int>{0, 1, 2, 3};
        QTest::newRow("blanks and lines") << QByteArray("0 1\t2\n\n3") << -1 << QList<int>{0, 1, 2, 3};
        QTest::newRow("commas of a Chinese keyboard") << QByteArray("0，1、2") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("only a comment") << QByteArray("  #  only a comment\n") << -1 << QList<int>{};
        QTest::newRow("a b-file") << QByteArray("# kayles\n0 0\n1 1\n2 2\n") << 0 << QList<int>{0, 1, 2};
        QTest::newRow("from 1, CRLF, a comment after the terms") << QByteArray("1 1\r\n2 2 # two\r\n3 3\r\n") << 1 << QList<int>{1, 2, 3};
        QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" "5,6") << -1 << QList<int>{5, 6};
        QTest::newRow("pairs with commas") << QByteArray("0,1\n1,2\n") << -1 << QList<int>{0, 1, 1, 2};
        QTest::newRow("a list of Python") << QByteArray("[0, 1, 2]") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("a list of Mathematica") << QByteArray("{0, 1, 2}\n") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("a tuple, comments around") << QByteArray("# g\n (0, 1,\n 2,) # end") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("full-width brackets") << QByteArray("［0，1，2］") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("other full-width brackets") << QByteArray("｛0、1、2，…｝") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("full-width parentheses") << QByteArray("（0，1）") << -1 << QList<int>{0, 1};
        QTest::newRow("three dots") << QByteArray("0, 1, 2, ...") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("three dots at the number") << QByteArray("0,1,2...") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("an ellipsis") << QByteArray("0 1 2 …") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("a Chinese ellipsis") << QByteArray("0、1、2……") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("an ellipsis after the bracket") << QByteArray("[0, 1, 2], ...") << -1 << QList<int>{0, 1, 2};
        QTest::newRow("empty brackets") << QByteArray("[]") << -1 << QList<int>{};
        QTest::newRow("one line of two terms") << QByteArray("0 1\n") << -1 << QList<int>{0, 1};
    }

    void givenTermsAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, first);
        QFETCH(QList<int>, terms);
        const auto read = readTerms(text.toStdString());
        QVERIFY(read);
        QCOMPARE(read->first ? static_cast<int>(*read->first) : -1, first);
        QCOMPARE(QList<int>(read->terms.begin(), read->terms.end()), terms);
    }

    void malformedTermsAreReportedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<int>("expected");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const char* text, int line, int column, ExpectedTerm expected, const char* found) {
            QTest::newRow(name) << QByteArray(text) << line << column << static_cast<int>(expected) << QByteArray(found);
        };
        row("a word", "0,1,x2,3", 1, 5, ExpectedTerm::Term, "x2");
        row("a sign", "0 1\n2 -3\n", 2, 3, ExpectedTerm::Term, "-3");
        row("a fraction", "1,2.5", 1, 3, ExpectedTerm::Term, "2.5");
        row("too large", "1,9223372036854775808", 1, 3, ExpectedTerm::SmallerTerm, "9223372036854775808");
        row("longer than 64 bits", "1,99999999999999999999", 1, 3, ExpectedTerm::SmallerTerm, "99999999999999999999");
        row("a wrong term after a wide comma", "1，é", 1, 3, ExpectedTerm::Term, "é");
        row("a number after an ellipsis", "0, 1, ..., 7", 1, 12, ExpectedTerm::End, "7");
        row("a number after a Chinese ellipsis", "0、1……7", 1, 6, ExpectedTerm::End, "7");
        row("a second list", "[0, 1] [2]", 1, 8, ExpectedTerm::End, "[2");
        row("another bracket", "[0, 1}", 1, 6, ExpectedTerm::Term, "}");
        row("a bracket that was not opened", "0, 1]", 1, 5, ExpectedTerm::Term, "]");
        row("an ellipsis without terms", "..., 3", 1, 1, ExpectedTerm::Term, "...");
        row("two dots", "0,1..", 1, 3, ExpectedTerm::Term, "1..");
        row("a list in a list", "[[0, 1]]", 1, 2, ExpectedTerm::Term, "[0");
        row("an index is missing", "0 0\n1 1\n3 3\n", 3, 1, ExpectedTerm::Index, "3");
        row("an index without a term", "0 0\n1 1\n2\n3 3\n", 3, 2, ExpectedTerm::Term, "");
        row("a last index without a term", "0 0\n1 1\n12\n", 3, 1, ExpectedTerm::Index, "12");
        row("a third number", "0 0\n1 1\n2 2 7\n3 3\n", 3, 5, ExpectedTerm::LineEnd, "7");
    }

    void malformedTermsAreReportedWithTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(int, expected);
        QFETCH(QByteArray, found);
        const auto read = readTerms(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().line), line);
        QCOMPARE(static_cast<int>(read.error().column), column);
        QCOMPARE(static_cast<int>(read.error().expected), expected);
        QCOMPARE(QByteArray::fromStdString(read.error().found), found);
    }

    void termsThatAgreeAreCounted_data()
    {
        QTest::addColumn<GivenTerms>("given");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("agreeing");
        QTest::addColumn<int>("compared");
        // The terms of Kayles are 0 1 2 3 1 4 3 2 1 4 …
        QTest::newRow("from heap 0") << GivenTerms{{}, {0, 1, 2, 3}} << 0 << 4 << 4;
        QTest::newRow("from heap 1") << GivenTerms{{}, {1, 2, 3, 1}} << 1 << 4 << 4;
        QTest::newRow("a later difference") << GivenTerms{{}, {1, 2, 3, 1, 5}} << 1 << 4 << 5;
        QTest::newRow("no term agrees") << GivenTerms{{}, {7, 7}} << 0 << 0 << 2;
        QTest::newRow("at the given first index") << GivenTerms{4, {1, 4, 3}} << 4 << 3 << 3;
        QTest::newRow("at a wrong first index") << GivenTerms{0, {1, 2, 3}} << 0 << 0 << 3;
        QTest::newRow("beyond the known terms") << GivenTerms{8, {1, 4, 2, 6}} << 8 << 2 << 2;
        QTest::newRow("far beyond the known terms") << GivenTerms{100, {1}} << 100 << 0 << 0;
    }

    void termsThatAgreeAreCounted()
    {
        QFETCH(GivenTerms, given);
        QFETCH(int, first);
        QFETCH(int, agreeing);
        QFETCH(int, compared);
        const std::vector<std::uint32_t> kayles{0, 1, 2, 3, 1, 4, 3, 2, 1, 4};
        const Agreement agreement = compare(given, kayles);
        QCOMPARE(static_cast<int>(agreement.first), first);
        QCOMPARE(static_cast<int>(agreement.agreeing), agreeing);
        QCOMPARE(static_cast<int>(agreement.compared), compared);
        QCOMPARE(agreement.whole(), agreeing == compared);
    }

    void theGameOfGivenTermsIsFound_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("from");
        for (const char* game : {"nim", "kayles", "dawson-kayles", "treblecross", "grundy-game", "lasker-nim", "bash(30)", "subtraction(2,5,7,10)",
                                 "octal(0.16)", "octal(4.7)"}) {
            for (const int from : {0, 1})
                QTest::addRow("%s from %d", game, from) << QString::fromLatin1(game) << from;
        }
    }

    /// The game itself is found, under its name, from its first 40 terms.
    void theGameOfGivenTermsIsFound()
    {
        QFETCH(QString, game);
        QFETCH(int, from);
        NimSequence sequence(*(*parseGame(game.toStdString()))->sequence());
        const auto first = static_cast<Count>(from);
        sequence.extendTo(first + 39);
        GivenTerms given;
        for (Count heap = first; heap < first + 40; ++heap)
            given.terms.push_back(sequence.value(heap));
        const FittingGames found = gamesLike(given, 50, {});
        const auto self = std::ranges::find(found.fit, game.toStdString(), &FittingGame::game);
        QVERIFY(self != found.fit.end());
        QCOMPARE(self->first, first);
        QCOMPARE(found.searched, gamesToCompare().size());
        // Every game that is found has the given terms.
        for (const FittingGame& fitting : found.fit) {
            NimSequence other(*(*parseGame(fitting.game))->sequence());
            other.extendTo(fitting.first + 39);
            for (std::size_t at = 0; at < 40; ++at)
                QCOMPARE(other.value(fitting.first + at), given.terms[at]);
        }
    }

    void kaylesIsFoundByNameAndCode()
    {
        const FittingGames found = gamesLike({{}, {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}}, 50, {});
        QCOMPARE(found.fit.front(), (FittingGame{"kayles", "octal(0.77)", 0}));
    }

    void noMoreGamesAreListedThanRequested()
    {
        const FittingGames found = gamesLike({{}, {0, 0, 0, 1}}, 3, {});
        QCOMPARE(found.fit.size(), std::size_t{3});
        QVERIFY(found.count > 3);
    }

    void searchForGamesCanBeStopped()
    {
        std::stop_source stop;
        stop.request_stop();
        const FittingGames found = gamesLike({{}, {0, 1, 2, 3}}, 50, stop.get_token());
        QVERIFY(found.stopped && found.searched == 0);
    }

    void comparedGamesAreDistinct()
    {
        const auto games = gamesToCompare();
        for (std::size_t i = 0; i < games.size(); ++i) {
            for (std::size_t j = i + 1; j < games.size(); ++j)
                QVERIFY2(!(games[i] == games[j]), games[i].name.c_str());
        }
        QVERIFY(games.size() > 1400);
    }
};

NIMSTONE_TEST(TestGivenTerms)
#include "tst_given_terms.moc"
