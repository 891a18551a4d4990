// How the desktop is set to look: dark, in high contrast, without animations.
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QVariantMap>
#include <optional>

#include "app/viewmodels/shell/background_work.h"

class QDBusVariant;

namespace nimstone {

/// What a desktop has been told; nothing where it says nothing about it.
struct Look {
    std::optional<bool> dark{};
    std::optional<bool> highContrast{};
    std::optional<bool> stillness{};  ///< animations are not wanted

    bool operator==(const Look&) const = default;
};

/// Settings by their group, such as org.freedesktop.appearance, as the portal for settings gives them.
using DesktopSettings = QMap<QString, QVariantMap>;

/// What settings of GNOME, KDE and the portal itself come to.
Look lookOf(const DesktopSettings& settings);

/// What `gsettings list-recursively` prints, by the groups.
DesktopSettings readGSettings(const QString& printed);

/// Asks the settings portal (org.freedesktop.portal.Settings) on a thread of its own, and follows it from then on; where
/// there is none, GSettings once. Nobody waits for it, and without a session bus nobody is asked.
class SystemLook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Once.
    void follow();
    const Look& look() const { return m_look; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void take(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void setLook(const Look& look);

    DesktopSettings m_settings;
    Look m_look;
    BackgroundWork m_work;
};

}  // namespace nimstone
