#include "app/storage/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

/// The settings that are one of a few named values, the default first.
const QMap<QString, QStringList>& choices()
{
    static const QMap<QString, QStringList> all{
        {QStringLiteral("language"), {QStringLiteral("system"), QStringLiteral("en"), QStringLiteral("zh_CN")}},
        {QStringLiteral("theme"), {QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")}},
        {QStringLiteral("motion"), {QStringLiteral("full"), QStringLiteral("reduced"), QStringLiteral("none")}},
        {QStringLiteral("opponentPace"), {QStringLiteral("normal"), QStringLiteral("slow"), QStringLiteral("fast")}},
        {QStringLiteral("drawing"),
         {QStringLiteral("automatic"), QStringLiteral("opengl"), QStringLiteral("software")}},
        {QStringLiteral("showOutcomes"),
         {QStringLiteral("after-move"), QStringLiteral("live"), QStringLiteral("after-game")}},
        {QStringLiteral("singleKeys"), {QStringLiteral("on"), QStringLiteral("off")}},
        {QStringLiteral("bashWording"), {QStringLiteral("take"), QStringLiteral("count")}},
        {QStringLiteral("proofNumbers"), {QStringLiteral("these"), QStringLiteral("any")}},
    };
    return all;
}

const QString drawingKey = QStringLiteral("drawing");
const QString textScaleKey = QStringLiteral("textScale");
const QString beatenKey = QStringLiteral("beatenOpponents");
const QString stagesKey = QStringLiteral("pathStages");
const QString lastProofKey = QStringLiteral("lastProof");

QVariantMap defaults()
{
    QVariantMap all{{textScaleKey, 100}, {beatenKey, QStringList()}, {stagesKey, QStringList()}, {lastProofKey, QString()}};
    for (auto setting = choices().cbegin(); setting != choices().cend(); ++setting)
        all[setting.key()] = setting->first();
    return all;
}

/// The value as that setting has it; an invalid one where it is none of its values.
QVariant understood(const QString& setting, const QVariant& value)
{
    if (const auto choice = choices().find(setting); choice != choices().end())
        return choice->contains(value.toString()) ? value.toString() : QVariant();
    if (setting == lastProofKey)
        return value.toString();
    if (setting == textScaleKey) {
        bool isNumber = false;
        const int percent = value.toInt(&isNumber);
        return isNumber && percent >= 100 && percent <= 200 ? percent : QVariant();
    }
    QStringList names = value.toStringList();
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

/// QSettings reads the lock beside the file too.
bool mayBeOpened(const QString& file) { return isPlainOrNew(file) && isPlainOrNew(file + QStringLiteral(".lock")); }

/// Writes the settings in `pending`, and leaves all others in the file as they are.
bool write(const QString& file, const QVariantMap& pending)
{
    if (file.isEmpty() || !QDir().mkpath(QFileInfo(file).absolutePath()) || !mayBeOpened(file))
        return false;
    // A fresh QSettings each time: its status never returns to NoError.
    QSettings stored(file, QSettings::IniFormat);
    for (auto setting = pending.cbegin(); setting != pending.cend(); ++setting)
        stored.setValue(setting.key(), setting.value());
    stored.sync();
    return stored.status() == QSettings::NoError;
}

QString defaultFile()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("preferences.ini"));
}

}  // namespace

QString Preferences::storedDrawing()
{
    const QString file = defaultFile();
    const QVariant stored = mayBeOpened(file) ? QSettings(file, QSettings::IniFormat).value(drawingKey) : QVariant();
    const QVariant value = understood(drawingKey, stored);
    return value.isValid() ? value.toString() : choices()[drawingKey].first();
}

Preferences::Preferences(QObject* parent) : Preferences(defaultFile(), parent) {}

Preferences::Preferences(const QString& file, QObject* parent) : QObject(parent), m_file(file), m_values(defaults())
{
    m_kept = m_file.isEmpty() || mayBeOpened(m_file);
    if (m_kept && QFileInfo::exists(m_file))
        load();
}

void Preferences::load()
{
    QSettings::Status status = QSettings::NoError;
    {
        const QSettings stored(m_file, QSettings::IniFormat);
        for (auto setting = m_values.begin(); setting != m_values.end(); ++setting) {
            if (const QVariant value = understood(setting.key(), stored.value(setting.key())); value.isValid())
                *setting = value;
        }
        status = stored.status();
    }
    if (status == QSettings::NoError)
        return;
    m_putAside = putAside(m_file);
    if (m_putAside.isEmpty()) {
        m_untouchable = true;
        m_kept = false;
        return;
    }
    const QVariantMap usual = defaults();
    for (auto setting = m_values.cbegin(); setting != m_values.cend(); ++setting) {
        if (*setting != usual[setting.key()])
            m_pending[setting.key()] = *setting;
    }
    writePending();
}

QString Preferences::problem() const
{
    if (!m_kept) {
        //: %1 is a file
        return tr("Settings cannot be saved to %1. They apply until you close Nimstone.")
            .arg(QDir::toNativeSeparators(m_file));
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is a file
        return tr("The settings file could not be read. It is kept as %1.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

void Preferences::addBeatenOpponent(const QString& name)
{
    setBeatenOpponents(beatenOpponents() << name);
}

void Preferences::addPathStage(const QString& name)
{
    setPathStages(pathStages() << name);
}

void Preferences::choose(const QString& setting, const QVariant& value)
{
    const QVariant wanted = understood(setting, value);
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
    if (m_untouchable || m_pending.isEmpty())
        return setKept(m_pending.isEmpty());
    m_queue.post(m_file, [file = m_file, pending = m_pending] { return write(file, pending); },
                 [this, pending = m_pending](bool kept) {
                     if (kept)
                         forget(pending);
                     setKept(kept);
                 });
}

void Preferences::forget(const QVariantMap& written)
{
    for (auto setting = written.cbegin(); setting != written.cend(); ++setting) {
        if (m_pending.value(setting.key()) == setting.value())
            m_pending.remove(setting.key());
    }
}

void Preferences::setKept(bool kept)
{
    if (kept == m_kept)
        return;
    m_kept = kept;
    Q_EMIT problemChanged();
}

}  // namespace nimstone
