#include "tests/window/kept.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>

#include "app/storage/games/game_store.h"
#include "app/storage/record/progress.h"
#include "app/storage/record/progress_json.h"
#include "app/storage/sets/exercise_run.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/practise/sets/set_editor.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/window/opened.h"

namespace nimstone::tests {

namespace {

QStringList idsOf(const std::vector<AnswerRecord>& answers)
{
    QStringList ids;
    for (const AnswerRecord& answer : answers)
        ids << answer.id;
    ids.sort();
    return ids;
}

QVariantMap settingsOf(const Preferences& preferences)
{
    QVariantMap settings;
    const QMetaObject* const kind = preferences.metaObject();
    for (int index = kind->propertyOffset(); index < kind->propertyCount(); ++index) {
        const QMetaProperty property = kind->property(index);
        if (qstrcmp(property.name(), "problem") != 0)
            settings.insert(QString::fromLatin1(property.name()), property.read(&preferences));
    }
    return settings;
}

/// The text around the first difference, in both versions.
QString firstDifference(const QByteArray& was, const QByteArray& is)
{
    const auto end = std::ranges::mismatch(was, is).in1 - was.begin();
    const auto begin = std::max<qsizetype>(0, end - 60);
    return QStringLiteral("was\n%1\nand is\n%2").arg(QString::fromUtf8(was.mid(begin, 160)), QString::fromUtf8(is.mid(begin, 160)));
}

}  // namespace

Kept Kept::in(Window& window)
{
    Kept kept;
    Progress* const progress = window.shell()->progress();
    // The answers are read from the record in memory, not from the disk: erased answers must not come back, and new
    // answers are perhaps not written yet.
    kept.answers = idsOf(progress->answersReader()().value_or(std::vector<AnswerRecord>()));
    kept.settings = settingsOf(*window.shell()->preferences());
    // These two preferences are stored only when the window closes.
    for (const char* later : {"windowPlace", "lastPage"})
        kept.settings.remove(QString::fromLatin1(later));
    // A game in a lesson is kept with the answers of the lesson, not as the open game.
    for (auto* session : onPage<PlaySession>(window.window(), QStringLiteral("play"))) {
        session->copyGame();
        if (session->shown().plyCount > 0 || session->variations()->rowCount() > 0)
            kept.game = QGuiApplication::clipboard()->text().trimmed();
    }
    for (const auto* editor : onPage<SetEditor>(window.window(), QStringLiteral("practise"))) {
        if (!editor->busy() && !editor->empty())
            kept.set = printExerciseSet(editor->set());
    }
    for (auto* practice : onPage<PracticeSession>(window.window(), QStringLiteral("practise"))) {
        if (practice->set()->there())
            kept.run = printExerciseRun(practice->set()->run());
    }
    return kept;
}

Kept Kept::onDisk()
{
    Kept kept;
    Progress progress;
    kept.answers = idsOf(progress.answersReader()().value_or(std::vector<AnswerRecord>()));
    const QDir folder = QFileInfo(progress.fileForErased(QDate::currentDate())).dir();
    const QStringList backups = folder.entryList({QStringLiteral("progress-erased-*.json")}, QDir::Files, QDir::Time);
    if (!backups.isEmpty())
        kept.erased = idsOf(readProgressJson(folder.filePath(backups.front())).value_or(std::vector<AnswerRecord>()));
    const Preferences preferences;
    kept.settings = settingsOf(preferences);
    if (const auto game = GameStore::newest())
        kept.game = game->content.text.trimmed();
    ExclusiveFile sets(ExclusiveFile::defaultFolder(), QStringLiteral("set"));
    if (const auto set = parseExerciseSet(sets.take(practice::largestSetFile), 0))
        kept.set = printExerciseSet(*set);
    if (const auto run = parseExerciseRun(ExclusiveFile(ExclusiveFile::defaultFolder(), QStringLiteral("run")).take(largestRunFile)))
        kept.run = printExerciseRun(*run);
    return kept;
}

QString Kept::missingIn(const Kept& found) const
{
    QStringList missing;
    // If the window closed while it erased the answers, they are in a backup.
    if (found.answers != answers && !(found.answers.isEmpty() && found.erased == answers))
        missing << QStringLiteral("%1 answers were given, %2 are stored").arg(answers.size()).arg(found.answers.size());
    if (!game.isEmpty() && found.game != game)
        missing << QStringLiteral("the game on the board was\n%1\nand is\n%2").arg(game, found.game);
    if (!set.isEmpty() && found.set != set)
        missing << QStringLiteral("the set in the editor ") + firstDifference(set, found.set);
    if (!run.isEmpty() && found.run != run)
        missing << QStringLiteral("the set in progress ") + firstDifference(run, found.run);
    for (const auto& [name, value] : settings.asKeyValueRange()) {
        if (found.settings.value(name) != value)
            missing << QStringLiteral("%1 was %2 and is %3").arg(name, value.toString(), found.settings.value(name).toString());
    }
    return missing.join(QLatin1Char('\n'));
}

}  // namespace nimstone::tests
