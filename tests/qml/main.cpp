// Runs a QML test file with the program's modules, its fonts, and a temporary profile of its own.
#include <QFont>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlError>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQml/qqml.h>
#include <QtQuickTest>
#include <cstdio>

#include "app/storage/preferences.h"
#include "app/theme/tokens.h"
#include "tests/counts.h"
#include "tests/qml/exercises.h"
#include "tests/qml/layouts.h"
#include "tests/qml/opened_windows.h"
#include "tests/qml/profile.h"
#include "tests/qml/warnings.h"

namespace {

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
}

/// Tells QML tests whether this is a deep run, in which each test checks its full number of cases (see tests/counts.h).
class Counts : public QObject {
    Q_OBJECT

    Q_PROPERTY(bool deep READ isDeep CONSTANT FINAL)

public:
    using QObject::QObject;
    bool isDeep() const { return nimstone::tests::deep(); }
};

class Setup : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable()
    {
        nameApplication();
        QGuiApplication::setFont(QFont(nimstone::Tokens::instance().font("text")));
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "Profile", new Profile(this));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "OpenedWindows", new OpenedWindows(this));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "Exercises", new Exercises(this));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "Layouts", new Layouts(this));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "Warnings", new Warnings(this));
        qmlRegisterSingletonInstance("Nimstone.Tests", 1, 0, "Counts", new Counts(this));
        qmlRegisterType(QUrl::fromLocalFile(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/qml/WindowCase.qml")), "Nimstone.Tests", 1, 0, "WindowCase");
    }

    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        // failOnWarning works only inside the function that calls it: it misses warnings while the pages are created.
        connect(engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& warnings) { m_warned += warnings; });
    }

public:
    /// All QML warnings since the start of the program.
    const QList<QQmlError>& warned() const { return m_warned; }

private:
    QList<QQmlError> m_warned;
};

/// Prints the stored value of a preference, as this process reads it.
int printKept(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    nameApplication();
    nimstone::Preferences preferences;
    const QVariant value = preferences.property(argv[2]);
    const bool isList = value.typeId() == QMetaType::QStringList;
    std::printf("%s\n", qPrintable(isList ? value.toStringList().join(u' ') : value.toString()));
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--kept") == 0)
        return printKept(argc, argv);

    QTemporaryDir profile;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "HOME"})
        qputenv(variable, profile.path().toUtf8());
    qputenv("FC_LANG", "zh-cn");
    Setup setup;
    const int status = quick_test_main_with_setup(argc, argv, "nimstone", nullptr, &setup);
    for (const QQmlError& warning : setup.warned())
        std::fprintf(stderr, "QML warned: %s\n", qPrintable(warning.toString()));
    return status == 0 && !setup.warned().isEmpty() ? 1 : status;
}

#include "main.moc"
