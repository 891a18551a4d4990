// The look that the desktop asks for: dark, in high contrast, or without animations.
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>
#include <optional>

#include "app/viewmodels/shell/background_work.h"

class QDBusVariant;

namespace nimstone {

/// The settings of the desktop; a member is empty if the desktop has no such setting.
struct Look {
    std::optional<bool> dark{};
    std::optional<bool> highContrast{};
    std::optional<bool> animationsUnwanted{};  ///< true if the desktop asks for no animations

    bool operator==(const Look&) const = default;
};

/// The settings of each group, such as org.freedesktop.appearance, as the settings portal returns them.
using DesktopSettings = QMap<QString, QVariantMap>;

/// Finds the look from the settings of GNOME, of KDE and of the portal itself.
Look lookOf(const DesktopSettings& settings);

/// Parses the output of `gsettings list-recursively` into groups.
DesktopSettings readGSettings(const QString& printed);

/// Reads the settings portal (org.freedesktop.portal.Settings) on a thread of the pool, and then follows its changes.
/// If there is no portal, GSettings can be read once. The window does not wait for the settings. If there is no session
/// bus, the portal is not asked.
class SystemLook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts to follow the settings of the portal. Call it once.
    void follow();
    /// Reads GSettings if there is no portal. Call it once, after follow(). The function starts a program. Callers
    /// wait for the first frame, because the program would slow it down.
    void readWithoutPortal();
    const Look& look() const { return m_look; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void take(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void setLook(const Look& look);
    /// Reads GSettings if readWithoutPortal() was called and no portal has answered.
    void startGSettings();

    DesktopSettings m_settings;
    Look m_look;
    BackgroundWork m_work;
    bool m_portalIsMissing = false;
    bool m_mayStartGSettings = false;
};

}  // namespace nimstone
