// Makes the window: the engine, what the options ask of it, and the first page.
#pragma once

#include <QQmlApplicationEngine>

#include "app/start/options.h"

class QQuickWindow;

namespace nimstone {

class Shell;

class Window {
public:
    explicit Window(const Options& options);

    /// None when the QML could not be loaded; what is wrong has been printed by then.
    QQuickWindow* window() const;
    Shell* shell();
    QQmlApplicationEngine& engine() { return m_engine; }

private:
    QQmlApplicationEngine m_engine;
};

}  // namespace nimstone
