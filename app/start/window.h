// Makes the window: the engine, what the options ask of it, and the first page.
#pragma once

#include <QQmlEngine>
#include <memory>

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
    QQmlEngine& engine() { return m_engine; }

private:
    // Not a QQmlApplicationEngine: that one looks for a variant of every file that is named, a stone's picture too, and
    // the search takes a good part of the start.
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_root;
};

}  // namespace nimstone
