#include "app/storage/preferences.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

struct Setting {
    QString key;
    /// The default first.
    QStringList values;
};

/// In the order of Preferences::Choice.
const std::array<Setting, 8>& settings()
{
    static const std::array<Setting, 8> all{{
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
    }};
    return all;
}

const QString textScaleKey = QStringLiteral("textScale");
const QString beatenKey = QStringLiteral("beatenOpponents");
const QString stagesKey = QStringLiteral("pathStages");
const QString lastProofKey = QStringLiteral("lastProof");

constexpr bool isTextScale(int percent) { return percent >= 100 && percent <= 200; }

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
    const Setting& setting = settings()[Drawing];
    const QString file = defaultFile();
    if (!mayBeOpened(file))
        return setting.values.first();
    const QString value = QSettings(file, QSettings::IniFormat).value(setting.key).toString();
    return setting.values.contains(value) ? value : setting.values.first();
}

Preferences::Preferences(QObject* parent) : Preferences(defaultFile(), parent) {}

Preferences::Preferences(const QString& file, QObject* parent) : QObject(parent), m_file(file)
{
    static_assert(std::tuple_size_v<std::decay_t<decltype(settings())>> == ChoiceCount);
    for (std::size_t choice = 0; choice < ChoiceCount; ++choice)
        m_choices[choice] = settings()[choice].values.first();
    m_kept = m_file.isEmpty() || mayBeOpened(m_file);
    if (m_kept && QFileInfo::exists(m_file))
        load();
}

void Preferences::load()
{
    QSettings::Status status = QSettings::NoError;
    {
        const QSettings stored(m_file, QSettings::IniFormat);
        for (std::size_t choice = 0; choice < ChoiceCount; ++choice) {
            const QString value = stored.value(settings()[choice].key).toString();
            if (settings()[choice].values.contains(value))
                m_choices[choice] = value;
        }
        bool isNumber = false;
        const int percent = stored.value(textScaleKey).toInt(&isNumber);
        if (isNumber && isTextScale(percent))
            m_textScale = percent;
        m_beaten = stored.value(beatenKey).toStringList();
        m_beaten.removeAll(QString());
        m_stages = stored.value(stagesKey).toStringList();
        m_stages.removeAll(QString());
        m_lastProof = stored.value(lastProofKey).toString();
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
    for (std::size_t choice = 0; choice < ChoiceCount; ++choice) {
        if (m_choices[choice] != settings()[choice].values.first())
            m_pending[settings()[choice].key] = m_choices[choice];
    }
    if (m_textScale != 100)
        m_pending[textScaleKey] = m_textScale;
    if (!m_beaten.isEmpty())
        m_pending[beatenKey] = m_beaten;
    if (!m_stages.isEmpty())
        m_pending[stagesKey] = m_stages;
    if (!m_lastProof.isEmpty())
        m_pending[lastProofKey] = m_lastProof;
    writePending();
}

QString Preferences::problem() const
{
    if (!m_kept) {
        //: %1 is a file
        return tr("Settings cannot be kept in %1. They hold until Nimstone is closed.")
            .arg(QDir::toNativeSeparators(m_file));
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is a file
        return tr("The file of settings could not be read. It now stands aside as %1.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

void Preferences::setTextScale(int percent)
{
    if (percent == m_textScale || !isTextScale(percent))
        return;
    m_textScale = percent;
    m_pending[textScaleKey] = percent;
    writePending();
    Q_EMIT textScaleChanged();
}

void Preferences::setLastProof(const QString& place)
{
    if (place == m_lastProof)
        return;
    m_lastProof = place;
    m_pending[lastProofKey] = place;
    writePending();
    Q_EMIT lastProofChanged();
}

void Preferences::addBeatenOpponent(const QString& name)
{
    if (add(m_beaten, beatenKey, name))
        Q_EMIT beatenOpponentsChanged();
}

void Preferences::addPathStage(const QString& name)
{
    if (add(m_stages, stagesKey, name))
        Q_EMIT pathStagesChanged();
}

bool Preferences::add(QStringList& names, const QString& key, const QString& name)
{
    if (name.isEmpty() || names.contains(name))
        return false;
    names.push_back(name);
    m_pending[key] = names;
    writePending();
    return true;
}

void Preferences::choose(Choice choice, const QString& value, void (Preferences::*changed)())
{
    const Setting& setting = settings()[choice];
    if (value == m_choices[choice] || !setting.values.contains(value))
        return;
    m_choices[choice] = value;
    m_pending[setting.key] = value;
    writePending();
    Q_EMIT (this->*changed)();
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
