#include "app/viewmodels/shell/system_look.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusReply>
#include <QDBusVariant>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>

namespace nimstone {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString gnomeAccess = QStringLiteral("org.gnome.desktop.a11y.interface");
const QString kde = QStringLiteral("org.kde.kdeglobals.KDE");

/// The longest time to wait for an answer from the desktop, in milliseconds. Only the end of the program can be delayed by
/// this time.
constexpr int patience = 1000;

/// Removes the D-Bus variants around a value. The portal wraps some values in two of them.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

/// True if a session bus is already running. Without this check, Qt could start a session bus.
bool hasSessionBus()
{
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || (!folder.isEmpty() && QFileInfo::exists(folder + QStringLiteral("/bus")));
}

std::optional<DesktopSettings> askPortal()
{
    if (!hasSessionBus())
        return std::nullopt;
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("ReadAll"));
    call << QStringList{appearance, gnome, gnomeAccess, kde};
    const QDBusReply<DesktopSettings> reply = QDBusConnection::sessionBus().call(call, QDBus::Block, patience);
    return reply.isValid() ? std::optional(reply.value()) : std::nullopt;
}

DesktopSettings askGSettings()
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    DesktopSettings settings;
    if (program.isEmpty())
        return settings;
    for (const QString& group : {gnome, gnomeAccess}) {
        QProcess asked;
        asked.start(program, {QStringLiteral("list-recursively"), group}, QIODevice::ReadOnly);
        if (asked.waitForFinished(patience))
            settings.insert(readGSettings(QString::fromUtf8(asked.readAllStandardOutput())));
        asked.kill();
    }
    return settings;
}

}  // namespace

Look lookOf(const DesktopSettings& settings)
{
    const auto value = [&settings](const QString& group, const char* key) {
        return unwrapped(settings.value(group).value(QLatin1String(key)));
    };
    Look look;
    const uint scheme = value(appearance, "color-scheme").toUInt();
    const QString gnomeScheme = value(gnome, "color-scheme").toString();
    if (scheme == 1 || scheme == 2)
        look.dark = scheme == 1;
    else if (gnomeScheme.startsWith(QLatin1String("prefer-")))
        look.dark = gnomeScheme == QLatin1String("prefer-dark");

    const QString theme = value(gnome, "gtk-theme").toString();
    const bool highTheme = theme.startsWith(QLatin1String("HighContrast"));
    if (value(appearance, "contrast").toUInt() == 1 || value(gnomeAccess, "high-contrast").toBool() || highTheme)
        look.highContrast = true;
    if (theme == QLatin1String("HighContrastInverse"))
        look.dark = true;

    const QVariant animations = value(gnome, "enable-animations");
    const QVariant duration = value(kde, "AnimationDurationFactor");
    if (value(appearance, "reduced-motion").toUInt() == 1 || (animations.isValid() && !animations.toBool())
        || (duration.isValid() && duration.toDouble() == 0))
        look.animationsUnwanted = true;
    return look;
}

DesktopSettings readGSettings(const QString& printed)
{
    DesktopSettings settings;
    for (const QString& line : printed.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString value = line.section(QLatin1Char(' '), 2);
        const bool quoted = value.size() >= 2 && value.startsWith(QLatin1Char('\'')) && value.endsWith(QLatin1Char('\''));
        settings[line.section(QLatin1Char(' '), 0, 0)][line.section(QLatin1Char(' '), 1, 1)] = quoted ? value.mid(1, value.size() - 2) : value;
    }
    return settings;
}

void SystemLook::follow()
{
    qDBusRegisterMetaType<DesktopSettings>();
    m_work.start(askPortal, [this](const std::optional<DesktopSettings>& settings) {
        m_portalIsMissing = !settings;
        if (m_portalIsMissing)
            return startGSettings();
        QDBusConnection::sessionBus().connect(service, path, interface, QStringLiteral("SettingChanged"), this, SLOT(take(QString,QString,QDBusVariant)));
        m_settings = *settings;
        setLook(lookOf(m_settings));
    });
}

void SystemLook::readWithoutPortal()
{
    m_mayStartGSettings = true;
    startGSettings();
}

void SystemLook::startGSettings()
{
    if (!m_portalIsMissing || !m_mayStartGSettings)
        return;
    m_work.start(askGSettings, [this](const DesktopSettings& settings) {
        m_settings = settings;
        setLook(lookOf(m_settings));
    });
}

void SystemLook::take(const QString& group, const QString& key, const QDBusVariant& value)
{
    m_settings[group][key] = value.variant();
    setLook(lookOf(m_settings));
}

void SystemLook::setLook(const Look& look)
{
    if (look == m_look)
        return;
    m_look = look;
    Q_EMIT changed();
}

}  // namespace nimstone
