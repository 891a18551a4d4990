// Creates the window of the program, with the QML engine, the options, and the first page.
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

    /// Returns the window; null if the QML could not be loaded. In this case the errors have already been printed.
    QQuickWindow* window() const;
    Shell* shell();
    QQmlEngine& engine() { return m_engine; }

private:
    // The engine is a plain QQmlEngine. QQmlApplicationEngine looks for a variant of every file, even of images, and
    // this search takes a considerable part of the start.
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_root;
};

}  // namespace nimstone
