// Tests two threads that ask for texts at the same time: each gets its own language, and every text is found.
#include <QTest>
#include <atomic>
#include <thread>

#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;

class TestSpoken : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachThreadGetsItsOwnLanguage_data();
    void eachThreadGetsItsOwnLanguage();
};

namespace {

constexpr const char* context = "Analysis";
constexpr const char* source = "P-position: the player to move loses.";

/// Translates `source` `count` times in `language`. Returns how many of the translations differ from `right`.
int wrongAnswers(const QString& language, const QString& right, int count)
{
    const ScopedLanguage spoken(language);
    const CurrentTranslator catalogue;
    int wrong = 0;
    for (int asked = 0; asked < count; ++asked)
        wrong += catalogue.translate(context, source) == right ? 0 : 1;
    return wrong;
}

}  // namespace

void TestSpoken::eachThreadGetsItsOwnLanguage_data()
{
    QTest::addColumn<QString>("here");
    QTest::addColumn<QString>("there");
    const QString english = QStringLiteral("en");
    const QString chinese = QStringLiteral("zh_CN");
    QTest::newRow("a Chinese worksheet, a Chinese window") << chinese << chinese;
    QTest::newRow("a Chinese worksheet, an English window") << chinese << english;
    QTest::newRow("an English worksheet, an English window") << english << english;
}

void TestSpoken::eachThreadGetsItsOwnLanguage()
{
    QFETCH(QString, here);
    QFETCH(QString, there);
    constexpr int count = 300'000;
    const auto answer = [](const QString& language) { return LanguageTexts::of(language).translate(context, source, nullptr, -1); };
    const QString answerHere = answer(here);
    const QString answerThere = answer(there);
    QVERIFY(answer(QStringLiteral("zh_CN")) != QLatin1String(source));
    std::atomic<bool> begun = false;
    int wrongThere = -1;
    std::thread other([&] {
        begun = true;
        begun.notify_all();
        wrongThere = wrongAnswers(there, answerThere, count);
    });
    begun.wait(false);
    const int wrongHere = wrongAnswers(here, answerHere, count);
    other.join();
    QCOMPARE(wrongHere, 0);
    QCOMPARE(wrongThere, 0);
}

NIMSTONE_TEST(TestSpoken)
#include "tst_spoken.moc"
