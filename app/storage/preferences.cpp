#include "app/storage/preferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <memory>
#include <utility>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

bool isRemembered(const QString& setting)
{
    return SettingRule::all().value(setting).remembered;
}

QVariantMap defaults()
{
    QVariantMap all;
    for (auto setting = SettingRule::all().cbegin(); setting != SettingRule::all().cend(); ++setting)
        all[setting.key()] = setting->initial;
    return all;
}

/// Converts the value to the type of the setting. Returns an invalid QVariant if the value is not allowed.
QVariant validValue(const QString& setting, const QVariant& value)
{
    const SettingRule rule = SettingRule::all().value(setting);
    if (rule.initial.typeId() == QMetaType::Int) {
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        return isNumber && number >= rule.initial.toInt() && number <= rule.most ? number : QVariant();
    }
    if (rule.initial.typeId() == QMetaType::QString)
        return rule.values.isEmpty() || rule.values.contains(value.toString()) ? value.toString() : QVariant();
    QStringList names = value.toStringList();
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

/// Returns true if QSettings may open the file. Its lock file is checked too, because QSettings reads it.
bool mayBeOpened(const QString& file) { return isRegularOrNew(file) && isRegularOrNew(file + QStringLiteral(".lock")); }

/// Writes the settings `values` to the file, removes the settings `moved` from it, and leaves all other settings
/// unchanged.
bool write(const QString& file, const QVariantMap& values, const QStringList& moved = {})
{
    if (values.isEmpty() && (moved.isEmpty() || !QFileInfo::exists(file)))
        return true;
    if (file.isEmpty() || !QDir().mkpath(QFileInfo(file).absolutePath()) || !mayBeOpened(file))
        return false;
    // Each write needs a new QSettings, because the status of a QSettings never returns to NoError.
    QSettings stored(file, QSettings::IniFormat);
    for (auto setting = values.cbegin(); setting != values.cend(); ++setting)
        stored.setValue(setting.key(), setting.value());
    for (const QString& setting : moved)
        stored.remove(setting);
    stored.sync();
    return stored.status() == QSettings::NoError;
}

/// Returns the settings that the program remembers if `remembered` is true, or else the settings that the user chooses.
QVariantMap partOf(const QVariantMap& values, bool remembered)
{
    QVariantMap part;
    for (auto setting = values.cbegin(); setting != values.cend(); ++setting) {
        if (isRemembered(setting.key()) == remembered)
            part.insert(setting.key(), setting.value());
    }
    return part;
}

QString defaultPreferencesFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("preferences.ini"));
}

/// Returns the path of the state file. The folder is found without QStandardPaths, which supports the state folder only
/// from Qt 6.7 on.
QString defaultStateFile()
{
#ifdef Q_OS_LINUX
    QString states = qEnvironmentVariable("XDG_STATE_HOME");
    // The XDG Base Directory Specification requires that a relative path is ignored.
    if (!QDir::isAbsolutePath(states))
        states = QDir::home().filePath(QStringLiteral(".local/state"));
    const QString folder = QDir(states).filePath(QCoreApplication::applicationName());
#else
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
#endif
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("state.ini"));
}

}  // namespace

SettingRule SettingRule::oneOf(const char* words)
{
    const QStringList values = QString::fromLatin1(words).split(u' ');
    return {.initial = values.first(), .values = values};
}

QMap<QString, SettingRule>& SettingRule::all()
{
    static QMap<QString, SettingRule> rules;
    return rules;
}

QString Preferences::storedDrawing()
{
    const QString key = QStringLiteral("drawing");
    const QString file = defaultPreferencesFile();
    const QVariant stored = mayBeOpened(file) ? QSettings(file, QSettings::IniFormat).value(key) : QVariant();
    const QVariant value = validValue(key, stored);
    return value.isValid() ? value.toString() : SettingRule::all()[key].initial.toString();
}

Preferences::Preferences(QObject* parent) : Preferences(defaultPreferencesFile(), defaultStateFile(), parent) {}

Preferences::Preferences(const QString& settings, const QString& state, QObject* parent)
    : QObject(parent), m_settings{settings}, m_state{state}, m_values(defaults())
{
    load(m_settings, false);
    load(m_state, true);
    if (!m_pending.isEmpty())
        writePending();
}

void Preferences::load(Store& store, bool remembered)
{
    if (!store.file.isEmpty() && !mayBeOpened(store.file)) {
        m_notKept = store.file;
        m_kept = false;
        return;
    }
    if (!QFileInfo::exists(store.file))
        return;
    QVariantMap found;
    QSettings::Status status = QSettings::NoError;
    {
        const QSettings stored(store.file, QSettings::IniFormat);
        for (auto setting = m_values.begin(); setting != m_values.end(); ++setting) {
            const QVariant value = stored.contains(setting.key()) ? validValue(setting.key(), stored.value(setting.key())) : QVariant();
            if (!value.isValid() || (remembered && !isRemembered(setting.key())))
                continue;
            *setting = value;
            found.insert(setting.key(), value);
            if (!remembered && isRemembered(setting.key()))
                m_moved << setting.key();
            // A moved setting has to be written to the state file. If the state file also has a value for the
            // setting, that value counts: load() is called for the state file afterwards, and replaces this value.
            if (m_moved.contains(setting.key()))
                m_pending.insert(setting.key(), value);
        }
        status = stored.status();
    }
    if (status == QSettings::NoError)
        return;
    const QString aside = renameDamaged(store.file);
    if (aside.isEmpty()) {
        store.untouchable = true;
        m_notKept = store.file;
        m_kept = false;
        return;
    }
    m_putAside = aside;
    m_pending.insert(found);
}

QString Preferences::problem() const
{
    if (!m_kept) {
        //: %1 is the path of a file
        return tr("Settings cannot be saved to %1. They apply until you close Nimstone.")
            .arg(QDir::toNativeSeparators(m_notKept));
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is the path of a file
        return tr("The settings file could not be read. It is kept as %1.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

void Preferences::addBeatenOpponent(const QString& name)
{
    setBeatenOpponents(beatenOpponents() << name);
}

void Preferences::choose(const QString& setting, const QVariant& value)
{
    const QVariant wanted = validValue(setting, value);
    if (!wanted.isValid() || wanted == m_values[setting])
        return;
    m_values[setting] = wanted;
    m_pending[setting] = wanted;
    writePending();
    Q_EMIT chosen(setting);
    Q_EMIT changed();
}

void Preferences::writePending()
{
    const QVariantMap settings = m_settings.untouchable ? QVariantMap() : partOf(m_pending, false);
    const QVariantMap state = m_state.untouchable ? QVariantMap() : partOf(m_pending, true);
    if (settings.isEmpty() && state.isEmpty())
        return setKept(m_pending.isEmpty());
    // A moved setting is removed from the settings file only after it was written to the state file.
    const auto failed = std::make_shared<QString>();
    m_queue.post(m_settings.file,
                 [settings, state, files = std::pair(m_settings.file, m_state.file), moved = m_moved, failed] {
                     const bool stateKept = write(files.second, state);
                     const bool settingsKept = write(files.first, settings, stateKept ? moved : QStringList());
                     *failed = settingsKept ? files.second : files.first;
                     return stateKept && settingsKept;
                 },
                 [this, write = ++m_writes, failed](bool kept) {
                     if (kept) {
                         // The last write has all values that are not in the files yet.
                         if (write == m_writes)
                             m_pending.clear();
                         m_moved.clear();
                     } else {
                         m_notKept = *failed;
                     }
                     setKept(kept && !m_settings.untouchable && !m_state.untouchable);
                 });
}

void Preferences::setKept(bool kept)
{
    if (kept == m_kept)
        return;
    m_kept = kept;
    Q_EMIT problemChanged();
}

}  // namespace nimstone
