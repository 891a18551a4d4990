// Tests the state of the Learn page: the path and its finished lessons, the card of the open lesson, and the place where a
// learner goes on.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/learn/learn_session.h"
#include "app/wording/learn/lessons.h"
#include "core/learn/lesson.h"
#include "core/learn/path.h"
#include "tests/program.h"
#include "translations/lesson_texts.h"
#include "translations/spoken.h"

using namespace nimstone;

namespace {

const QString lemma2 = QStringLiteral("lemma-2");

QVariantMap lessonIn(const LearnSession& session, int number)
{
    return session.path().at(number - 1).toMap();
}

/// Returns the number of the lesson to do now; 0 if there is none.
int nextOf(const LearnSession& session)
{
    for (const QVariant& lesson : session.path()) {
        if (lesson.toMap().value(QStringLiteral("next")).toBool())
            return lesson.toMap().value(QStringLiteral("number")).toInt();
    }
    return 0;
}

}  // namespace

class TestLearnSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_progress = std::make_unique<Progress>(m_home->filePath(QStringLiteral("progress.sqlite")));
        m_session = std::make_unique<LearnSession>();
        m_session->setProgress(m_progress.get());
        QVERIFY(m_progress->flush());
    }
    void cleanup() { m_session.reset(); }

    void aNewLearnerBeginsWithLesson1()
    {
        QCOMPARE(m_session->path().size(), 17);
        QCOMPARE(nextOf(*m_session), 1);
        QCOMPARE(m_session->aside().value(QStringLiteral("number")).toInt(), 0);
        for (const QVariant& lesson : m_session->path()) {
            const QVariantMap entry = lesson.toMap();
            // The first line of the file is "# Title", and the second line is the summary.
            const QStringList lines = lessonFile(entry[QStringLiteral("name")].toString(), spokenLanguage()).split(QLatin1Char('\n'));
            QCOMPARE(entry[QStringLiteral("title")].toString(), lines[0].mid(2));
            QCOMPARE(entry[QStringLiteral("summary")].toString(), wording::lessonText(lines[1].toStdString()));
            QVERIFY(!entry[QStringLiteral("done")].toBool());
        }
        QCOMPARE(m_session->shown().number, -1);
        QVERIFY(m_session->open(QStringLiteral("two-heaps")));
        QCOMPARE(m_session->shown().number, 1);
        QVERIFY(!m_session->shown().title.isEmpty());
        QCOMPARE(m_session->shown().buildsOn, QString());
    }

    void aLessonGoesOnWhereItWasLeft()
    {
        QVERIFY(m_session->open(lemma2));
        QCOMPARE(m_session->card(), 0);
        m_session->setCard(-1);
        QCOMPARE(m_session->card(), 0);
        m_session->goOn();
        m_session->goOn();
        QCOMPARE(m_session->card(), 2);
        QCOMPARE(nextOf(*m_session), 7);
        QCOMPARE(lessonIn(*m_session, 7).value(QStringLiteral("card")).toInt(), 2);
        // Another lesson was begun after this one, so the path goes on with the other lesson.
        m_progress->keepNote(QStringLiteral("lesson/queen/card"), QStringLiteral("1"), QDateTime::currentMSecsSinceEpoch() + 1000);
        QCOMPARE(nextOf(*m_session), 10);
        m_session->close();
        QCOMPARE(m_session->lesson(), QString());
        QCOMPARE(m_session->shown().number, -1);
        QVERIFY(m_progress->flush());
        // The next start of the program opens the lesson before the record is read.
        Progress progress(m_progress->file());
        LearnSession next;
        next.setProgress(&progress);
        QVERIFY(next.open(lemma2));
        QTRY_COMPARE(next.card(), 2);
    }

    void theLastCardFinishesTheLesson()
    {
        QVERIFY(m_session->open(lemma2));
        m_session->setCard(m_session->cardCount() - 1);
        m_session->goOn();
        QCOMPARE(m_session->lesson(), QStringLiteral("bouton"));
        QCOMPARE(m_session->card(), 0);
        QVERIFY(lessonIn(*m_session, 7).value(QStringLiteral("done")).toBool());
        QCOMPARE(nextOf(*m_session), 8);
    }

    void afterTheLastLessonThePathIsShown()
    {
        for (const std::string_view name : learn::lessonNames) {
            QVERIFY(m_session->open(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
            m_session->setCard(m_session->cardCount() - 1);
            m_session->goOn();
        }
        QCOMPARE(m_session->lesson(), QString());
        QCOMPARE(nextOf(*m_session), 0);
    }

    void aLessonIsOpenedByItsName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("kind");
        QTest::newRow("at its first card") << lemma2 << lemma2 << QStringLiteral("puzzle");
        QTest::newRow("at its statement") << QStringLiteral("lemma-2/say") << lemma2 << QStringLiteral("say");
        QTest::newRow("at a kind that it does not have") << QStringLiteral("lemma-2/none") << lemma2 << QStringLiteral("puzzle");
        QTest::newRow("an unknown name") << QStringLiteral("lemma-3") << QString() << QString();
    }
    void aLessonIsOpenedByItsName()
    {
        QFETCH(QString, name);
        QCOMPARE(m_session->open(name), !name.contains(QLatin1Char('3')));
        QTEST(m_session->lesson(), "lesson");
        QTEST(m_session->shown().kind, "kind");
    }

    void aCardThatIsLookedUpIsNotThePlace()
    {
        QVERIFY(m_session->open(lemma2));
        m_session->setCard(1);
        QVERIFY(m_session->open(QStringLiteral("lemma-2/say")));
        QVERIFY(m_session->card() != 1);
        QVERIFY(m_session->open(lemma2));
        QCOMPARE(m_session->card(), 1);
    }

    void openingAheadNamesWhatTheLessonBuildsOn()
    {
        QVERIFY(m_session->open(lemma2));
        QVERIFY2(m_session->shown().buildsOn.contains(QStringLiteral("<a href=\"lesson:lemma-1\">")), qPrintable(m_session->shown().buildsOn));
        m_progress->keepNote(QStringLiteral("lesson/lemma-1/done"), QStringLiteral("1"));
        QVERIFY(m_session->open(lemma2));
        QVERIFY2(!m_session->shown().buildsOn.contains(QStringLiteral("lemma-1")), qPrintable(m_session->shown().buildsOn));
        QVERIFY(!m_session->shown().buildsOn.isEmpty());
        m_session->setCard(1);
        QCOMPARE(m_session->shown().buildsOn, QString());
    }

    void theLanguageChangesTheTextsAndNotTheCard()
    {
        QVERIFY(m_session->open(lemma2));
        m_session->setCard(3);
        const ShownCard before = m_session->shown();
        speak(QStringLiteral("zh_CN"));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
        QCOMPARE(m_session->card(), 3);
        QCOMPARE(m_session->shown().kind, before.kind);
        QCOMPARE(m_session->shown().parts.size(), before.parts.size());
        QVERIFY(m_session->shown().heading != before.heading);
        speak(QStringLiteral("en"));
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
        QCOMPARE(m_session->shown().heading, before.heading);
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<Progress> m_progress;
    std::unique_ptr<LearnSession> m_session;
};

NIMSTONE_TEST(TestLearnSession)
#include "tst_learn_session.moc"
