// The part of SetEditor that restores the set of the last run, and opens and saves files.
#include "app/viewmodels/practise/sets/set_editor.h"

#include <QFileInfo>
#include <utility>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/written_file.h"
#include "app/wording/practice/exercise_set.h"

namespace nimstone {

namespace {

const QString ending = QStringLiteral("json");

}  // namespace

void SetEditor::restore()
{
    const QByteArray content = m_kept.take(static_cast<qint64>(practice::largestSetFile));
    if (content.isEmpty())
        return;
    // For each exercise, parsing draws all exercises before it in its seed again. That may take long, so a thread does it.
    m_work.start([content] { return parseExerciseSet(content, 0); }, [this](const auto& set) {
        if (set && !isLocked(*set))
            show(*set);
        else
            m_kept.refuse();
        Q_EMIT changed();
        if (!m_next.isEmpty())
            openFile(std::exchange(m_next, {}));
    });
    Q_EMIT changed();
}

void SetEditor::keep()
{
    m_kept.save(printExerciseSet(set()));
}

QString SetEditor::storageProblem() const
{
    return m_kept.problem(
        //: %1 is the path of a folder
        tr("The set cannot be saved in %1. It is lost when you close Nimstone, unless you save it as a file."),
        //: %1 is the path of a file
        tr("The last set could not be read. Its file is kept as %1."));
}

void SetEditor::openFile(const QUrl& file)
{
    if (busy()) {
        m_next = file;
        return;
    }
    const QString path = pathOf(file);
    if (path.isEmpty())
        return tell([] { return tr("Choose a file on this computer."); }, true);
    const QString name = shownName(path);
    const auto content = readChosen(path, static_cast<qint64>(practice::largestSetFile));
    if (!content) {
        return tell([name, fault = content.error()] {
            const QString wrong = fault != ReadFault::TooLarge ? sentence(fault)
                : wording::sentence(practice::SetError{.kind = practice::SetError::Kind::TooLarge, .most = practice::largestSetFile});
            //: %1 is the name of a file, %2 says what is wrong with it
            return tr("%1: %2").arg(name, wrong);
        }, true);
    }
    //: %1 is the name of a file
    tell([name] { return tr("Reading %1…").arg(name); });
    m_work.start([content = *content] { return parseExerciseSet(content); }, [this, path, name](const auto& set) {
        if (!set) {
            return tell([name, error = set.error()] {
                //: %1 is the name of a file, %2 and %3 are numbers, %4 says what is wrong at this place of the file
                return tr("%1, line %2, column %3: %4").arg(name, QString::number(error.line), QString::number(error.column), wording::sentence(error));
            }, true);
        }
        if (isLocked(*set))
            return tell([] { return tr("This file was handed out to pupils. Open the teacher's file to edit the set."); }, true);
        rememberFolder(file_kind::exerciseSet, path);
        //: %1 is the name of a file
        changeWhole(*set, path, [name] { return tr("Opened: %1").arg(name); });
        Q_EMIT added(0);
    });
    Q_EMIT changed();
}

bool SetEditor::saveFile(const QUrl& file, bool forPupils)
{
    if (busy())
        return false;
    const QString path = pathOf(file, ending);
    const bool isOwn = forPupils && !path.isEmpty() && QFileInfo(path) == QFileInfo(m_file);
    if (path.isEmpty() || empty() || isOwn) {
        tell([isEmpty = empty(), isOwn] {
            return isEmpty ? tr("The set is empty: add an exercise before you save it.")
                : isOwn ? tr("This is your own file. Choose another name for the pupils' file.") : tr("Choose a file on this computer.");
        }, true);
        return false;
    }
    practice::ExerciseSet written = set();
    written.handedOut = forPupils;
    const ExportEnd end = writeFile(path, printExerciseSet(written));
    if (end == ExportEnd::Done) {
        m_file = forPupils ? m_file : path;
        rememberFolder(file_kind::exerciseSet, path);
    }
    tell([name = shownName(path), end, isHandedOut = forPupils && end == ExportEnd::Done] {
        //: %1 is "Saved: Week 3-pupils.json"
        return isHandedOut ? tr("%1. Save your own file, too: you need it to see the results of the class.").arg(sentence(end, name)) : sentence(end, name);
    }, hasFailed(end));
    return end == ExportEnd::Done;
}

QUrl SetEditor::suggestedFile(bool forPupils) const
{
    const QString base = fileNameOf(title(), QStringLiteral("exercises")) + (forPupils ? QStringLiteral("-pupils") : QString());
    return m_file.isEmpty() || forPupils ? freeFile(folderForFiles(file_kind::exerciseSet), base, ending) : QUrl::fromLocalFile(m_file);
}

}  // namespace nimstone
