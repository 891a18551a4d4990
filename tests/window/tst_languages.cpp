// The language is switched on every page, in each of its states: no text in the old language remains, the application gets one
// LanguageChange event, and every figure is laid out once.
#include <QTest>
#include <map>

#include "app/start/window.h"
#include "app/tour/stops.h"
#include "app/viewmodels/play/play_board.h"
#include "app/viewmodels/shell/pressable_figure.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/counts.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/foreign_words.h"
#include "tests/window/opened.h"

using namespace nimstone;
using tests::openPage;

namespace {

/// Counts the LanguageChange events of the application.
class Listener : public QObject {
public:
    Listener() { QCoreApplication::instance()->installEventFilter(this); }
    int events = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
            ++events;
        return false;
    }
};

/// Counts how often each figure of a page is laid out.
class Layouts {
public:
    explicit Layouts(QObject* page)
    {
        // The figures of sessions are members of the session and have no QObject parent, so findChildren() does not find them.
        for (QObject* owner : page->findChildren<QObject*>()) {
            for (const char* name : {"figure", "picture"}) {
                if (auto* figure = qobject_cast<PressableFigure*>(owner->property(name).value<QObject*>()); figure && m_times.try_emplace(figure, 0).second)
                    watch(figure, &PressableFigure::laidOut);
            }
        }
        for (PlayBoard* board : page->findChildren<PlayBoard*>())
            watch(board, &PlayBoard::choreographyChanged);
        for (PlayBoard* board : page->findChildren<PlayBoard*>())
            m_connections.push_back(QObject::connect(board, &PlayBoard::roomChanged, [this, board] { --m_times[board]; }));
    }
    ~Layouts()
    {
        for (const auto& connection : m_connections)
            QObject::disconnect(connection);
    }
    bool any() const { return !m_times.empty(); }
    int most() const
    {
        int most = 0;
        for (const auto& [figure, times] : m_times)
            most = std::max(most, times);
        return most;
    }

private:
    template <class Figure, class Signal>
    void watch(Figure* figure, Signal signal)
    {
        m_connections.push_back(QObject::connect(figure, signal, [this, figure] { ++m_times[figure]; }));
    }

    std::map<const QObject*, int> m_times;
    std::vector<QMetaObject::Connection> m_connections;
};

}  // namespace

class TestLanguages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void switchingTheLanguageLeavesNoTextInTheOldOne_data();
    void switchingTheLanguageLeavesNoTextInTheOldOne();

private:
    const tests::ForeignWords m_foreign;
    std::unique_ptr<Window> m_window;
    std::vector<TourStop> m_stops;
};

void TestLanguages::initTestCase()
{
    QVERIFY(m_foreign.isReady());
    m_window = std::make_unique<Window>(Options());
    m_window->window()->resize(1280, 800);
    m_window->shell()->preferences()->setMotion(QStringLiteral("none"));
    m_window->shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    QVERIFY(QTest::qWaitForWindowExposed(m_window->window(), tests::patience));
}

void TestLanguages::switchingTheLanguageLeavesNoTextInTheOldOne_data()
{
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("before");
    m_stops = tourStops();
    const QStringList languages{QStringLiteral("en"), QStringLiteral("zh_CN")};
    std::map<QString, int> ofPage;
    qsizetype tested = 0;
    for (std::size_t index = 0; index < m_stops.size(); ++index) {
        // Prove is tested in the same four states for each theorem, Practise in the same three for each skill, and Play with
        // one board after another. A deep run tests all states; other runs test the first, the third, and then every 29th. Because
        // 29 has no factor in common with 4 and 3, the different states take turns. One state waits ten seconds for a slow program.
        const int place = ofPage[m_stops[index].page]++;
        if (!tests::deep() && ((place != 2 && place % 29 != 0) || m_stops[index].state == u"judge-slow"))
            continue;
        // A deep run starts from both languages. Other runs start from the language to which the state before was switched.
        for (const QString& language : tests::deep() ? languages : languages.mid(tested++ % 2, 1)) {
            QTest::addRow("%s %s from %s", qPrintable(m_stops[index].page), qPrintable(m_stops[index].state), qPrintable(language))
                << static_cast<int>(index) << language;
        }
    }
}

void TestLanguages::switchingTheLanguageLeavesNoTextInTheOldOne()
{
    QFETCH(int, stop);
    QFETCH(QString, before);
    const TourStop& there = m_stops[static_cast<std::size_t>(stop)];
    QQuickWindow* const window = m_window->window();
    m_window->shell()->overrideLanguage(before);
    QQuickItem* const page = openPage(window, there.page);
    QVERIFY(page);
    there.reach(page, [&] { tests::settle(window, page); });
    tests::settle(window, page);

    const Listener listener;
    const Layouts layouts(page);
    m_window->shell()->switchLanguage();
    QCOMPARE(listener.events, 1);
    QVERIFY2(layouts.most() <= 1, qPrintable(QStringLiteral("a figure was laid out %1 times").arg(layouts.most())));
    tests::settle(window, page);

    const QString now = m_window->shell()->language();
    QVERIFY(now != before);
    QStringList left;
    const auto said = tests::allSaid(window->contentItem());
    QVERIFY(said.size() > 10);
    for (const tests::Said& one : said) {
        if (const QString words = m_foreign.in(one.text, now); !words.isEmpty())
            left.push_back(QStringLiteral("%1: \"%2\" in \"%3\"").arg(one.place, words, one.text));
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
}

NIMSTONE_TEST_RUN(TestLanguages, &nimstone::tests::runInProfile<TestLanguages>)

#include "tst_languages.moc"
