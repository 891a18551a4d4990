// Uses texts of a person that look like a placeholder (%1, %n): titles, file names and typed positions are shown and saved
// unchanged, in sentences of both languages.
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <functional>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/practise/record/record_files.h"
#include "app/viewmodels/prove/prove_session.h"
#include "tests/app/viewmodels/practise/sets/set_class.h"
#include "tests/app/viewmodels/practise/sets/set_desk.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;

namespace {

/// A sentence that replaces its placeholders one after another would also replace the placeholders in this text.
const QString odd = QStringLiteral("%2%1 %3 %L1 %n");

QUrl fileIn(const QTemporaryDir& folder, const char* ending)
{
    return QUrl::fromLocalFile(folder.filePath(odd + QLatin1String(ending)));
}

void write(const QUrl& file, const QByteArray& content)
{
    QFile written(file.toLocalFile());
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(content) == content.size());
}

}  // namespace

class TestPercentSigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placeholdersInTypedTextAreShownUnchanged_data();
    void placeholdersInTypedTextAreShownUnchanged();
    void placeholdersInATitleAreSavedUnchanged();
};

void TestPercentSigns::placeholdersInTypedTextAreShownUnchanged_data()
{
    QTest::addColumn<std::function<QString()>>("said");
    const auto row = [](const char* name, std::function<QString()> said) { QTest::newRow(name) << std::move(said); };
    const auto ofRun = [](std::function<QString(PracticeSetRun&)> said) {
        return [said = std::move(said)] {
            Class one;
            one.set.title = odd.toStdString();
            one.session.startSet(one.set);
            return said(one.run());
        };
    };
    row("a title", ofRun([](PracticeSetRun& run) { return run.shown().title; }));
    row("the place in a set", ofRun([](PracticeSetRun& run) { return run.shown().where; }));
    const auto asked = [](void (PracticeSetRun::*wanted)()) {
        return [wanted] {
            Class one;
            auto other = one.set;
            one.run().leave();
            other.title = odd.toStdString();
            one.session.startSet(other);
            one.answerRight();
            (one.run().*wanted)();
            return one.run().shown().question;
        };
    };
    row("the question before a set is left", asked(&PracticeSetRun::leave));
    row("the question before a set is restarted", asked(&PracticeSetRun::restart));
    row("a set file that is not JSON", [] {
        tests::SetFixture desk;
        const QUrl file = fileIn(desk.folder, ".json");
        write(file, "{\n  no");
        desk.editor.openFile(file);
        return QTest::qWaitFor([&] { return !desk.editor.busy(); }) ? desk.editor.news() : QString();
    });
    row("a set file that is missing", [] {
        tests::SetFixture desk;
        desk.editor.openFile(fileIn(desk.folder, ".json"));
        return desk.editor.news();
    });
    row("a saved set", [] {
        tests::SetFixture desk;
        desk.add({practice::Skill::NimSum}, "1", "2");
        return desk.editor.saveFile(fileIn(desk.folder, ".json")) ? desk.editor.news() : QString();
    });
    row("a game file that is missing", [] {
        const QTemporaryDir folder;
        PlaySession session;
        session.openFile(fileIn(folder, ".txt"));
        return session.words().fileText;
    });
    row("an invalid game file", [] {
        const QTemporaryDir folder;
        const QUrl file = fileIn(folder, ".txt");
        write(file, "nimstone-game 1\n2026-03-14T15:09:26.535Z\nperfect nim:3,4,5 first 9-9\n");
        PlaySession session;
        session.openFile(file);
        return session.words().fileText;
    });
    row("a game that was saved and opened", [] {
        const QTemporaryDir folder;
        PlaySession session;
        const bool saved = session.saveFile(fileIn(folder, ".nimstone")) && session.words().fileText.contains(odd);
        return saved && session.openFile(fileIn(folder, ".nimstone")) ? session.words().fileText : QString();
    });
    row("an invalid record", [] {
        QTemporaryDir folder;
        Progress progress(folder.filePath(QStringLiteral("data/progress.sqlite")));
        RecordFiles files;
        files.setProgress(&progress);
        progress.load();
        files.open({fileIn(folder, ".json")});
        return QTest::qWaitFor([&] { return !files.news().isEmpty(); }) ? files.news() : QString();
    });
    // A message about typed text quotes only the first word that it cannot read.
    static const QString firstWord = odd.section(QLatin1Char(' '), 0, 0);
    row("a position to play", [] {
        PlaySession session;
        session.openPosition(QStringLiteral("nim:3,") + odd);
        return QString(session.words().problem).replace(firstWord, odd);
    });
    row("a position to prove", [] {
        ProveSession session;
        session.submitPosition(QStringLiteral("nim:3,") + odd);
        return QString(session.words().positionProblem).replace(firstWord, odd);
    });
}

void TestPercentSigns::placeholdersInTypedTextAreShownUnchanged()
{
    QFETCH(std::function<QString()>, said);
    for (const QString& language : languages()) {
        QTranslator words;
        QVERIFY(loadCatalogue(words, language));
        QCoreApplication::installTranslator(&words);
        const QString sentence = said();
        QVERIFY2(sentence.contains(odd), qPrintable(language + QLatin1String(": ") + sentence));
        // The sentence itself has no placeholder left.
        QString rest = sentence;
        rest.remove(odd);
        QVERIFY2(!rest.contains(QLatin1Char('%')), qPrintable(language + QLatin1String(": ") + sentence));
    }
}

void TestPercentSigns::placeholdersInATitleAreSavedUnchanged()
{
    tests::SetFixture desk;
    desk.add({practice::Skill::NimSum}, "1", "2");
    desk.editor.setTitle(odd);
    const QUrl file = desk.editor.suggestedFile();
    QVERIFY2(file.fileName().startsWith(odd), qPrintable(file.fileName()));
    QVERIFY(desk.editor.saveFile(desk.file("set.json")));
    tests::SetFixture other;
    other.editor.openFile(desk.file("set.json"));
    QTRY_COMPARE(other.editor.title(), odd);
}

NIMSTONE_TEST(TestPercentSigns)
#include "tst_percent_signs.moc"
