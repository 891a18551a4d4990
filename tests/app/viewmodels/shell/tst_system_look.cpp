// Tests the look of the desktop (dark, high contrast, reduced motion): it follows from the settings, which are read from a
// settings portal on D-Bus and watched. Without a bus, the defaults hold.
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/shell/system_look.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

const QString appearance = QStringLiteral("org.freedesktop.appearance");

/// Stands in for xdg-desktop-portal, and answers as it does.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    DesktopSettings settings;

public Q_SLOTS:
    DesktopSettings ReadAll(const QStringList& /*groups*/) { return settings; }

Q_SIGNALS:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

}  // namespace

class TestSystemLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLookFollowsFromTheSettings_data();
    void theLookFollowsFromTheSettings();
    void theOutputOfGsettingsIsRead();
    void noBusIsStartedIfThereIsNone();
    void gsettingsIsReadWithoutAPortal();
    void theLookFollowsTheSettingsPortal();
};

Q_DECLARE_METATYPE(Look)

void TestSystemLook::theLookFollowsFromTheSettings_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<Look>("look");
    const auto row = [](const char* what, const char* group, const char* key, const QVariant& value, const Look& look) {
        QTest::newRow(what) << QString::fromLatin1(group) << QString::fromLatin1(key) << value << look;
    };
    const char* const portal = "org.freedesktop.appearance";
    const char* const gnome = "org.gnome.desktop.interface";
    row("nothing", portal, "accent-color", QVariant(), {});
    row("dark", portal, "color-scheme", 1U, {.dark = true});
    row("light", portal, "color-scheme", 2U, {.dark = false});
    row("no preference", portal, "color-scheme", 0U, {});
    row("dark, wrapped twice", portal, "color-scheme", QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(1U)))), {.dark = true});
    row("a scheme of the future", portal, "color-scheme", 7U, {});
    row("contrast", portal, "contrast", 1U, {.highContrast = true});
    row("reduced motion", portal, "reduced-motion", 1U, {.animationsUnwanted = true});
    row("GNOME dark", gnome, "color-scheme", QStringLiteral("prefer-dark"), {.dark = true});
    row("GNOME light", gnome, "color-scheme", QStringLiteral("prefer-light"), {.dark = false});
    row("GNOME without a preference", gnome, "color-scheme", QStringLiteral("default"), {});
    row("GNOME without animations", gnome, "enable-animations", false, {.animationsUnwanted = true});
    row("GNOME without animations, as text", gnome, "enable-animations", QStringLiteral("false"), {.animationsUnwanted = true});
    row("GNOME with animations", gnome, "enable-animations", true, {});
    row("GNOME's contrast", "org.gnome.desktop.a11y.interface", "high-contrast", true, {.highContrast = true});
    row("a theme of high contrast", gnome, "gtk-theme", QStringLiteral("HighContrast"), {.highContrast = true});
    row("a dark theme of high contrast", gnome, "gtk-theme", QStringLiteral("HighContrastInverse"), {.dark = true, .highContrast = true});
    row("KDE without animations", "org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0"), {.animationsUnwanted = true});
    row("KDE with fast animations", "org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0.5"), {});
}

void TestSystemLook::theLookFollowsFromTheSettings()
{
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    QFETCH(Look, look);
    QVERIFY(lookOf({{group, {{key, value}}}}) == look);
}

void TestSystemLook::theOutputOfGsettingsIsRead()
{
    const DesktopSettings settings = readGSettings(QStringLiteral(
        "org.gnome.desktop.interface color-scheme 'prefer-dark'\norg.gnome.desktop.interface enable-animations false\n"
        "org.gnome.desktop.interface font-name 'Cantarell 11'\n"));
    QVERIFY(lookOf(settings) == (Look{.dark = true, .animationsUnwanted = true}));
    QCOMPARE(settings.value(QStringLiteral("org.gnome.desktop.interface")).value(QStringLiteral("font-name")).toString(), QStringLiteral("Cantarell 11"));
    QVERIFY(readGSettings({}).isEmpty());
}

void TestSystemLook::noBusIsStartedIfThereIsNone()
{
    const QTemporaryDir runtime;
    qputenv("XDG_RUNTIME_DIR", runtime.path().toUtf8());
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("PATH", runtime.path().toUtf8());
    {
        SystemLook look;
        look.follow();
        look.readWithoutPortal();
        QVERIFY(look.look() == Look());
    }
    workThreads().waitForDone();
    QVERIFY2(!QDBusConnection(QStringLiteral("qt_default_session_bus")).isConnected(), "a D-Bus connection was opened");
}

void TestSystemLook::gsettingsIsReadWithoutAPortal()
{
    const QTemporaryDir folder;
    qputenv("XDG_RUNTIME_DIR", folder.path().toUtf8());
    qunsetenv("DBUS_SESSION_BUS_ADDRESS");
    qputenv("PATH", folder.path().toUtf8());
    QFile program(folder.filePath(QStringLiteral("gsettings")));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\necho \"$2 color-scheme 'prefer-dark'\"\n");
    program.close();
    QVERIFY(program.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
    SystemLook look;
    QSignalSpy changed(&look, &SystemLook::changed);
    look.follow();
    workThreads().waitForDone();
    QCoreApplication::processEvents();
    QVERIFY2(look.look() == Look(), "the program was started too early");
    look.readWithoutPortal();
    QVERIFY(changed.wait(nimstone::tests::patience));
    QVERIFY(look.look() == Look{.dark = true});
}

void TestSystemLook::theLookFollowsTheSettingsPortal()
{
    QProcess bus;
    bus.start(QStringLiteral("/usr/bin/dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    QVERIFY2(bus.waitForReadyRead(), "no bus for the test: install dbus-daemon");
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus.readLine().trimmed());

    qDBusRegisterMetaType<DesktopSettings>();
    Portal portal;
    portal.settings = {{appearance, {{QStringLiteral("color-scheme"), 1U}}}};
    QDBusConnection own = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portal"));
    QVERIFY(own.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                               QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    QVERIFY(own.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    {
        SystemLook look;
        QSignalSpy changed(&look, &SystemLook::changed);
        look.follow();
        QVERIFY(changed.wait(nimstone::tests::patience));
        QVERIFY(look.look() == Look{.dark = true});
        Q_EMIT portal.SettingChanged(appearance, QStringLiteral("contrast"), QDBusVariant(1U));
        QVERIFY(changed.wait(nimstone::tests::patience));
        QVERIFY(look.look() == (Look{.dark = true, .highContrast = true}));
        Q_EMIT portal.SettingChanged(appearance, QStringLiteral("color-scheme"), QDBusVariant(2U));
        QVERIFY(changed.wait(nimstone::tests::patience));
        QVERIFY(look.look() == (Look{.dark = false, .highContrast = true}));
    }
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    bus.terminate();
    bus.waitForFinished();
}

NIMSTONE_TEST(TestSystemLook)
#include "tst_system_look.moc"
