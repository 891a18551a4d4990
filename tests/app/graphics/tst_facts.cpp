// Tests DrawingFacts, which are gathered from the environment, the command line and the devices. Files stand in for the devices.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <unistd.h>

#include "app/graphics/facts.h"
#include "app/graphics/graphics_processor.h"
#include "tests/program.h"

using namespace nimstone;

using Variables = std::map<std::string, std::string>;

class TestFacts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theEnvironmentIsRead_data();
    void theEnvironmentIsRead();
    void theCommandLineIsRead_data();
    void theCommandLineIsRead();
    void thePreferenceIsRead_data();
    void thePreferenceIsRead();
    void aGraphicsProcessorIsFound_data();
    void aGraphicsProcessorIsFound();
    void aDeviceNodeWithoutPermissionIsIgnored();
    void gatheringFactsDoesNotLoadOpenGL();
};

namespace {

/// Returns the devices of a machine without a graphics processor.
DrawingDevices noDevices()
{
    return {"/nowhere/dri", "/nowhere/drm", "/nowhere/nvidiactl"};
}

Environment environmentOf(const Variables& variables)
{
    return [variables](const char* name) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::string() : found->second;
    };
}

}  // namespace

void TestFacts::theEnvironmentIsRead_data()
{
    QTest::addColumn<Variables>("variables");
    QTest::addColumn<DrawingFacts>("facts");
    const auto row = [](const char* name, const Variables& variables, const DrawingFacts& facts = {}) {
        QTest::newRow(name) << variables << facts;
    };
    const DrawingFacts told{.qtChooses = true};
    const DrawingFacts plain{.platformHasNoOpenGL = true};
    const DrawingFacts mesa{.openGLIsSoftware = true};
    const DrawingFacts remote{.displayIsRemote = true};
    row("no variable set", {});
    row("OpenGL demanded", {{"NIMSTONE_DRAWING", "opengl"}}, {.demanded = Drawing::OpenGL});
    row("software demanded, in capitals", {{"NIMSTONE_DRAWING", "Software"}}, {.demanded = Drawing::Software});
    row("automatic demanded", {{"NIMSTONE_DRAWING", "automatic"}});
    row("an unknown way of drawing demanded", {{"NIMSTONE_DRAWING", "vulkan"}});
    row("Qt Quick's backend", {{"QT_QUICK_BACKEND", "software"}}, told);
    row("the RHI's backend", {{"QSG_RHI_BACKEND", "opengl"}}, told);
    row("the old name of the backend", {{"QMLSCENE_DEVICE", "softwarecontext"}}, told);
    row("an empty backend", {{"QT_QUICK_BACKEND", ""}});
    row("Mesa set to software", {{"LIBGL_ALWAYS_SOFTWARE", "1"}}, mesa);
    row("Mesa set to software by a word", {{"LIBGL_ALWAYS_SOFTWARE", "True"}}, mesa);
    row("Mesa not set to software", {{"LIBGL_ALWAYS_SOFTWARE", "0"}});
    row("a software driver for Mesa", {{"GALLIUM_DRIVER", "llvmpipe"}}, mesa);
    row("a hardware driver for Mesa", {{"GALLIUM_DRIVER", "radeonsi"}});
    row("a software driver for Mesa's loader", {{"MESA_LOADER_DRIVER_OVERRIDE", "swrast"}}, mesa);
    row("offscreen", {{"QT_QPA_PLATFORM", "offscreen"}}, plain);
    row("offscreen with parameters", {{"QT_QPA_PLATFORM", "offscreen:configfile=screens.json"}}, plain);
    row("X", {{"QT_QPA_PLATFORM", "xcb"}});
    row("X without OpenGL", {{"QT_XCB_GL_INTEGRATION", "none"}}, plain);
    row("the display of this machine", {{"DISPLAY", ":0"}});
    row("the display of this machine, by its socket", {{"DISPLAY", "unix:1.0"}});
    row("a socket of XQuartz", {{"DISPLAY", "/private/tmp/com.apple.launchd.x/org.xquartz:0"}});
    row("another machine's display", {{"DISPLAY", "teacher:0"}}, remote);
    row("forwarded by ssh", {{"DISPLAY", "localhost:10.0"}}, remote);
    row("Wayland beside a forwarded display", {{"DISPLAY", "localhost:10.0"}, {"WAYLAND_DISPLAY", "wayland-0"}});
    row("X asked for beside Wayland",
        {{"DISPLAY", "localhost:10.0"}, {"WAYLAND_DISPLAY", "wayland-0"}, {"QT_QPA_PLATFORM", "xcb"}}, remote);
    row("Wayland requested", {{"DISPLAY", "localhost:10.0"}, {"QT_QPA_PLATFORM", "wayland;xcb"}});
}

void TestFacts::theEnvironmentIsRead()
{
    QFETCH(Variables, variables);
    QFETCH(DrawingFacts, facts);
    QCOMPARE(gatherDrawingFacts("automatic", {}, environmentOf(variables), noDevices()), facts);
}

void TestFacts::theCommandLineIsRead_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("withoutOpenGL");
    const auto list = [](const char* words) { return QString::fromLatin1(words).split(QLatin1Char(' ')); };
    QTest::newRow("no option") << list("nimstone") << false;
    QTest::newRow("one dash") << list("nimstone -platform offscreen") << true;
    QTest::newRow("two dashes") << list("nimstone --platform offscreen") << true;
    QTest::newRow("before a position") << list("nimstone -platform vnc:size=800x600 nim:3,4,5") << true;
    QTest::newRow("a display") << list("nimstone -platform xcb") << false;
    QTest::newRow("an option without its value") << list("nimstone -platform") << false;
    QTest::newRow("an option in place of the program's own name") << list("-platform offscreen") << false;
}

void TestFacts::theCommandLineIsRead()
{
    QFETCH(QStringList, arguments);
    QFETCH(bool, withoutOpenGL);
    std::vector<std::string> words;
    for (const QString& argument : arguments)
        words.push_back(argument.toStdString());
    QCOMPARE(gatherDrawingFacts("automatic", words, environmentOf({}), noDevices()).platformHasNoOpenGL, withoutOpenGL);
    // As in Qt, the command line takes precedence over the environment.
    const auto facts = gatherDrawingFacts("automatic", words, environmentOf({{"QT_QPA_PLATFORM", "minimal"}}), noDevices());
    QCOMPARE(facts.platformHasNoOpenGL, withoutOpenGL || !arguments.contains(QStringLiteral("xcb")));
}

void TestFacts::thePreferenceIsRead_data()
{
    QTest::addColumn<QByteArray>("preference");
    QTest::addColumn<DrawingFacts>("facts");
    QTest::newRow("automatic") << QByteArray("automatic") << DrawingFacts{};
    QTest::newRow("OpenGL") << QByteArray("opengl") << DrawingFacts{.preferred = Drawing::OpenGL};
    QTest::newRow("software") << QByteArray("software") << DrawingFacts{.preferred = Drawing::Software};
    QTest::newRow("a preference of a newer version") << QByteArray("vulkan") << DrawingFacts{};
}

void TestFacts::thePreferenceIsRead()
{
    QFETCH(QByteArray, preference);
    QFETCH(DrawingFacts, facts);
    QCOMPARE(gatherDrawingFacts(preference.constData(), {}, environmentOf({}), noDevices()), facts);
}

void TestFacts::aGraphicsProcessorIsFound_data()
{
    QTest::addColumn<QStringList>("nodes");
    QTest::addColumn<bool>("found");
    const auto list = [](const char* devices) { return QString::fromLatin1(devices).split(QStringLiteral(", ")); };
    QTest::newRow("no device at all") << QStringList{} << false;
    QTest::newRow("a graphics card") << list("card0 amdgpu, renderD128 amdgpu") << true;
    QTest::newRow("a display without a graphics processor") << list("card0 ast") << false;
    QTest::newRow("a card without a render node") << list("card0 i915") << false;
    QTest::newRow("memory shared between drivers") << list("card0 vgem, renderD128 vgem") << false;
    QTest::newRow("a display in software") << list("card0 vkms, renderD128 vkms") << false;
    QTest::newRow("a display over USB") << list("card1 evdi, renderD129 evdi") << false;
    QTest::newRow("a virtual card that does not answer") << list("card0 virtio_gpu, renderD128 virtio_gpu") << false;
    QTest::newRow("the second node is real") << list("renderD128 vgem, renderD129 nouveau") << true;
    QTest::newRow("a node of no known driver") << list("renderD128") << false;
    QTest::newRow("NVIDIA's driver alone") << list("nvidiactl") << true;
}

void TestFacts::aGraphicsProcessorIsFound()
{
    QFETCH(QStringList, nodes);
    QFETCH(bool, found);
    QTemporaryDir machine;
    const QDir root(machine.path());
    QVERIFY(root.mkpath(QStringLiteral("dri")));
    for (const QString& node : nodes) {
        const QString name = node.section(QLatin1Char(' '), 0, 0);
        const QString driver = node.section(QLatin1Char(' '), 1);
        const bool isNvidia = name == QLatin1String("nvidiactl");
        QFile device(root.filePath(isNvidia ? name : QStringLiteral("dri/") + name));
        QVERIFY(device.open(QIODevice::WriteOnly));
        if (driver.isEmpty())
            continue;
        QVERIFY(root.mkpath(QStringLiteral("drivers/") + driver));
        QVERIFY(root.mkpath(QStringLiteral("drm/%1/device").arg(name)));
        QVERIFY(QFile::link(root.filePath(QStringLiteral("drivers/") + driver),
                            root.filePath(QStringLiteral("drm/%1/device/driver").arg(name))));
    }
    const std::filesystem::path path = machine.path().toStdString();
    QCOMPARE(hasGraphicsProcessor({path / "dri", path / "drm", path / "nvidiactl"}), found);
}

void TestFacts::aDeviceNodeWithoutPermissionIsIgnored()
{
    if (geteuid() == 0)
        QSKIP("root may open every device");
    QTemporaryDir machine;
    const QDir root(machine.path());
    QVERIFY(root.mkpath(QStringLiteral("dri")) && root.mkpath(QStringLiteral("drm/renderD128/device"))
            && root.mkpath(QStringLiteral("amdgpu")));
    QFile device(root.filePath(QStringLiteral("dri/renderD128")));
    QVERIFY(device.open(QIODevice::WriteOnly) && device.setPermissions({}));
    QVERIFY(QFile::link(root.filePath(QStringLiteral("amdgpu")), root.filePath(QStringLiteral("drm/renderD128/device/driver"))));
    const std::filesystem::path path = machine.path().toStdString();
    QVERIFY(!hasGraphicsProcessor({path / "dri", path / "drm", path / "nvidiactl"}));
}

/// Compares the libraries loaded in this process before and after the real machine is examined.
void TestFacts::gatheringFactsDoesNotLoadOpenGL()
{
    const auto libraries = [] {
        QFile maps(QStringLiteral("/proc/self/maps"));
        QStringList found;
        if (maps.open(QIODevice::ReadOnly)) {
            for (const QByteArray& line : maps.readAll().split('\n')) {
                if (line.contains(".so"))
                    found << QString::fromUtf8(line.mid(line.lastIndexOf('/') + 1));
            }
        }
        found.removeDuplicates();
        return found;
    };
    const QStringList before = libraries();
    if (before.isEmpty())
        QSKIP("this system does not list the libraries of a process");
    qInfo("this machine %s a graphics processor",
          gatherDrawingFacts("automatic").graphicsProcessor ? "has" : "is without");
    QCOMPARE(libraries(), before);
}

NIMSTONE_TEST(TestFacts)
#include "tst_facts.moc"
