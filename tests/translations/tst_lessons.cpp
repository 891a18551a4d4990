// Tests that the lessons and the glossary are true and complete in both languages.
#include <QRegularExpression>
#include <QTest>

#include "tests/program.h"
#include "tests/translations/course_checks.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestLessons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTextCanBeRead_data() { lessonsAndLanguages(); }
    void theTextCanBeRead();
    void bothLanguagesHaveTheSameParts_data() { lessons(); }
    void bothLanguagesHaveTheSameParts();
    void numbersAreComputed_data() { lessons(); }
    void numbersAreComputed();
    void textsAreShort_data() { lessonsAndLanguages(); }
    void textsAreShort();
    void wordsAreIntroducedBeforeTheyAreUsed_data() { lessonsAndLanguages(); }
    void wordsAreIntroducedBeforeTheyAreUsed();
    void answersAreTrue_data() { lessons(); }
    void answersAreTrue();
    void linksLeadSomewhere_data() { lessonsAndLanguages(); }
    void linksLeadSomewhere();
    void theGlossaryIsComplete();
    void everyWordIsIntroduced();

private:
    static void lessons();
    static void lessonsAndLanguages();
    void verifyNone(const QStringList& faults) const;

    Course m_course;
    Voice m_voice;
    CurrentTranslator m_catalogue;
};

void TestLessons::initTestCase()
{
    QCoreApplication::installTranslator(&m_catalogue);
    m_course = storedCourse();
    m_voice = readVoice(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/translations/voice.json"));
    QVERIFY(!m_voice.rules.empty());
}

void TestLessons::lessons()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : storedCourse().names)
        QTest::newRow(qPrintable(name)) << name;
}

void TestLessons::lessonsAndLanguages()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    for (const QString& name : storedCourse().names) {
        for (const QString& language : languages())
            QTest::addRow("%s %s", qPrintable(name), qPrintable(language)) << name << language;
    }
}

void TestLessons::verifyNone(const QStringList& faults) const
{
    for (const QString& fault : faults)
        qWarning().noquote() << fault;
    QCOMPARE(faults.size(), 0);
}

void TestLessons::theTextCanBeRead()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    QVERIFY(!m_course.lesson(name, language).isEmpty());
    verifyNone(unreadableParts(m_course, name, language));
}

void TestLessons::bothLanguagesHaveTheSameParts()
{
    QFETCH(QString, name);
    verifyNone(differentParts(m_course, name));
}

void TestLessons::numbersAreComputed()
{
    QFETCH(QString, name);
    verifyNone(typedNumbers(m_course, name));
}

void TestLessons::textsAreShort()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    verifyNone(longTexts(m_course, name, language, m_voice));
}

void TestLessons::wordsAreIntroducedBeforeTheyAreUsed()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    verifyNone(earlyWords(m_course, name, language));
}

void TestLessons::answersAreTrue()
{
    QFETCH(QString, name);
    verifyNone(untrueAnswers(m_course, name));
}

void TestLessons::linksLeadSomewhere()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    verifyNone(deadLinks(m_course, name, language));
}

void TestLessons::theGlossaryIsComplete()
{
    verifyNone(glossaryFaults(m_course));
}

void TestLessons::everyWordIsIntroduced()
{
    verifyNone(introductionFaults(m_course));
}

NIMSTONE_TEST(TestLessons)
#include "tst_lessons.moc"
