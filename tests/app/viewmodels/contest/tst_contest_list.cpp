// Tests that contest problems are found by number, by title in either language, by game, and by judge.
#include <QTest>

#include "app/viewmodels/contest/contest_list.h"
#include "core/contest/problem.h"
#include "tests/program.h"
#include "translations/spoken.h"

using namespace nimstone;

class TestContestList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QCoreApplication::installTranslator(&m_catalogue); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_catalogue); }

    void wordsFindProblems_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("problem name") << u"hdu-2516"_qs << QStringList{u"hdu-2516"_qs};
        QTest::newRow("judge and number") << u"HDU 2516"_qs << QStringList{u"hdu-2516"_qs};
        QTest::newRow("number") << u"1067"_qs << QStringList{u"poj-1067"_qs};
        QTest::newRow("Chinese judge and number") << u"杭电 2516"_qs << QStringList{u"hdu-2516"_qs};
        QTest::newRow("Chinese title") << u"取石子游戏 hdu"_qs << QStringList{u"hdu-1527"_qs, u"hdu-2516"_qs};
        QTest::newRow("English title") << u"rabbit"_qs << QStringList{u"hdu-1849"_qs};
        QTest::newRow("Chinese game") << u"威佐夫 洛谷"_qs << QStringList{u"luogu-p2252"_qs};
        QTest::newRow("no match") << u"no such problem"_qs << QStringList();
    }

    void wordsFindProblems()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, names);
        for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
            const ScopedLanguage spoken(language);
            ContestList list;
            list.setProperty("words", words);
            QStringList found;
            for (const QVariant& problem : list.problems())
                found << problem.toMap()[u"name"_qs].toString();
            QCOMPARE(found, names);
        }
    }

    void problemsAreGroupedUnderHeadings_data()
    {
        QTest::addColumn<bool>("byJudge");
        QTest::newRow("by topic") << false;
        QTest::newRow("by judge") << true;
    }

    void problemsAreGroupedUnderHeadings()
    {
        QFETCH(bool, byJudge);
        ContestList list;
        list.setProperty("byJudge", byJudge);
        QStringList headings;
        for (const QVariant& problem : list.problems()) {
            const QVariantMap entry = problem.toMap();
            QVERIFY(!entry[u"label"_qs].toString().isEmpty() && !entry[u"title"_qs].toString().isEmpty());
            if (const QString heading = entry[u"heading"_qs].toString(); !heading.isEmpty())
                headings << heading;
        }
        QCOMPARE(list.problems().size(), static_cast<qsizetype>(contest::allProblems().size()));
        QVERIFY(!list.problems().first().toMap()[u"heading"_qs].toString().isEmpty());
        QCOMPARE(QSet<QString>(headings.begin(), headings.end()).size(), headings.size());
        QCOMPARE(headings.size(), byJudge ? 9 : 6);
    }

    void theoremFiltersTheList()
    {
        ContestList list;
        list.setProperty("theorem", u"misere-nim"_qs);
        QCOMPARE(list.problems().size(), 3);
        list.setProperty("theorem", u"guy-smith"_qs);
        QVERIFY(list.problems().isEmpty());
    }

private:
    CurrentTranslator m_catalogue;
};

NIMSTONE_TEST(TestContestList)
#include "tst_contest_list.moc"
