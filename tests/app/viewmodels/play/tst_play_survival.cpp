// The program is killed at a random moment of a scripted series of games. Every state that it reported as saved is there
// afterwards.
//
// Nim, Wythoff's game, Kayles with its splits, a sum and Cutcake are played one after another, with moves taken back and
// other variations begun. A separate process plays, prints which states are saved, and is killed while it plays.
#include <QGuiApplication>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <cstdio>
#include <variant>

#include "app/viewmodels/play/play_session.h"
#include "core/play/moves/random_moves.h"
#include "tests/core/sum/tables.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using tests::gameSumOf;
using play::Side;

namespace {

struct Begin {
    GameSum sum;
};
struct GoTo {
    std::size_t ply;
};
using Step = std::variant<Begin, GoTo, MoveInSum>;

/// The steps of a series of games, and the text of the current game after each step. The same seed gives the same series.
struct Evening {
    std::vector<Step> steps;
    QStringList states;
    /// The number of the game that each state belongs to.
    std::vector<int> gameOf;
};

Evening eveningOf(Seed seed)
{
    // Every game has a different start, so a text identifies its game.
    const char* games[] = {"nim:9,12,15,", "wythoff:20,", "kayles:17,", "nim:5,6 + wythoff:4,7 + kayles:", "cutcake:6x7,4x"};
    Chance chance(seed);
    Evening evening;
    for (int game = 0; game < 40; ++game) {
        const GameSum sum = gameSumOf((games[chance.below(5)] + std::to_string(5 + game)).c_str());
        play::Variations lines{play::Record(sum)};
        const auto add = [&](Step step) {
            evening.steps.push_back(std::move(step));
            evening.states.push_back(QString::fromStdString(printKeptGame({play::twoPeople(), lines})));
            evening.gameOf.push_back(game);
        };
        add(Begin{sum});
        for (int step = 0; step < 30 && !lines.current().isOver(); ++step) {
            if (chance.below(5) == 0 && lines.current().cursor() > 0) {
                const std::size_t ply = chance.below(lines.current().cursor());
                lines.goTo(ply);
                add(GoTo{ply});
            }
            const auto move = *play::randomMove(lines.current().sum(), chance.below(1u << 30), lines.current().cutterToMove());
            lines.play(move);
            add(move);
        }
    }
    return evening;
}

/// Plays the series at the speed of the window, and prints the index of each saved state.
int playEvening(Seed seed)
{
    const Evening evening = eveningOf(seed);
    PlaySession session;
    std::size_t next = 0;
    QObject::connect(&session, &PlaySession::kept, [&](const QString& text) {
        // The same text may occur twice; this is the index of the last occurrence that was reached.
        const auto index = evening.states.lastIndexOf(text, static_cast<qsizetype>(next) - 1);
        std::printf("%lld\n", static_cast<long long>(index));
        std::fflush(stdout);
    });
    session.restore();
    if (!session.flush())
        return 1;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, [&] {
        if (next == evening.steps.size()) {
            beat.stop();
            std::puts("end");
            std::fflush(stdout);
            return;
        }
        const Step& step = evening.steps[next++];
        if (const auto* begin = std::get_if<Begin>(&step)) {
            session.start(begin->sum, Side::Person, play::twoPeople());
        } else if (const auto* goTo = std::get_if<GoTo>(&step)) {
            session.goTo(static_cast<int>(goTo->ply));
        } else {
            session.pickMove(std::get<MoveInSum>(step));
            session.take();
        }
    });
    beat.start(1);
    return QCoreApplication::exec();
}

}  // namespace

class TestPlaySurvival : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savedMovesSurviveAKilledProgram()
    {
        const int runs = tests::count(8, 200);
        qint64 told = 0;
        int branched = 0;
        Chance chance(2026);
        for (int run = 0; run < runs; ++run) {
            const Seed seed = 1 + static_cast<Seed>(run);
            const Evening evening = eveningOf(seed);
            QTemporaryDir home;
            QProcess program;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("XDG_DATA_HOME"), home.path());
            program.setProcessEnvironment(environment);
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_play_survival"), QStringLiteral("--play"), QString::number(seed)});
            const auto lines = static_cast<qsizetype>(1 + chance.below(150));
            QByteArray said;
            // A slow disk saves several moves at once, so the series may end before enough lines are printed.
            while (said.count('\n') < lines && !said.contains("end") && program.waitForReadyRead())
                said += program.readAllStandardOutput();
            program.kill();
            QVERIFY(program.waitForFinished());
            QCOMPARE(program.exitStatus(), QProcess::CrashExit);
            said += program.readAllStandardOutput();
            said.replace("end\n", "");
            const QList<QByteArray> whole = said.left(said.lastIndexOf('\n')).split('\n');
            const auto keptLast = whole.last().toLongLong();
            QVERIFY(!said.isEmpty() && keptLast >= 0);
            told += whole.size();

            qputenv("XDG_DATA_HOME", home.path().toUtf8());
            PlaySession next;
            next.restore();
            QVERIFY(next.flush());
            QCOMPARE(next.words().storageProblem, QString());
            const QString found = next.wholeGame();
            // The process may have saved more than it printed, so the search begins at the last printed state.
            const auto index = evening.states.indexOf(found, keptLast);
            QVERIFY2(index >= 0, qPrintable(QStringLiteral("run %1: state %2 was kept, found: %3").arg(run).arg(keptLast).arg(found)));
            branched += next.variations()->count() > 0;

            // The last twenty games before the current game are kept, each in its final state. Games without a move are
            // not kept.
            int game = evening.gameOf[static_cast<std::size_t>(index)];
            for (int row = 0; row < next.games()->count(); ++row) {
                --game;
                const auto end = std::find(evening.gameOf.rbegin(), evening.gameOf.rend(), game);
                QVERIFY(end != evening.gameOf.rend());
                const QString& last = evening.states[evening.gameOf.rend() - end - 1];
                QCOMPARE(QString::fromStdString(printKeptGame(next.games()->game(static_cast<std::size_t>(row)))), last);
            }
            // If the process was killed after a new game was saved and before the oldest one was deleted, there is one game
            // more.
            const int before = std::min(evening.gameOf[static_cast<std::size_t>(index)], 20);
            QVERIFY(next.games()->count() == before || next.games()->count() == before + 1);
        }
        qInfo("killed %d programs, after %lld kept states; %d of them were in a game with variations", runs,
              static_cast<long long>(told), branched);
    }
};

/// Runs the test, or the program that the test kills.
static int runPlaySurvival(int argc, char** argv)
{
    if (argc < 3 || qstrcmp(argv[1], "--play") != 0)
        return nimstone::tests::runTest<TestPlaySurvival>(argc, argv);
    nimstone::tests::Application application(argc, argv);
    return playEvening(QByteArray(argv[2]).toULongLong());
}

NIMSTONE_TEST_RUN(TestPlaySurvival, &runPlaySurvival)

#include "tst_play_survival.moc"
