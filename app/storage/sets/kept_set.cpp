#include "app/storage/sets/kept_set.h"

#include <QDir>

#include "app/storage/sets/exercise_set_json.h"

namespace nimstone {

KeptSet::KeptSet(const QString& folder, QObject* parent) : QObject(parent), m_file(folder, QStringLiteral("set"))
{
    connect(&m_file, &KeptFile::changed, this, &KeptSet::problemChanged);
}

void KeptSet::save(const practice::ExerciseSet& set)
{
    m_file.save(printExerciseSet(set));
}

QString KeptSet::problem() const
{
    if (!m_file.isKept()) {
        //: %1 is a folder
        return tr("The set cannot be kept in %1. It lasts until Nimstone is closed, unless you save it as a file.")
            .arg(QDir::toNativeSeparators(m_file.folder()));
    }
    if (!m_file.putAsideAs().isEmpty()) {
        //: %1 is the path of a file
        return tr("The set of the last time could not be read. What is there of it now stands aside as %1.")
            .arg(QDir::toNativeSeparators(m_file.putAsideAs()));
    }
    return {};
}

}  // namespace nimstone
