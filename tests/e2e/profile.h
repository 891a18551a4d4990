// A temporary profile for tests that open the whole window, and the application object that they need.
#pragma once

#include <QFile>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QTest>

namespace nimstone::tests {

/// Runs the test in the environment in which the program starts, with temporary settings and saved games.
template <class Test>
int runInProfile(int argc, char** argv)
{
    QTemporaryDir profile;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, QFile::encodeName(profile.path()));
    qputenv("FC_LANG", "zh-cn");
    qputenv("NIMSTONE_SEED", "1");
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace nimstone::tests
