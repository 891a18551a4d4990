// Gives access to the items of Qt's own dialogs, which are separate windows from Qt 6.8 on, and presses keys in the
// focused window.
#pragma once

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

class OpenedWindows : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The root item of each visible window, the focused window first.
    Q_INVOKABLE QList<QObject*> roots() const
    {
        QList<QObject*> all;
        for (QWindow* const window : QGuiApplication::allWindows()) {
            const auto* const shown = qobject_cast<QQuickWindow*>(window);
            if (!shown || !shown->isVisible())
                continue;
            QQuickItem* root = shown->contentItem();
            while (root->parentItem())
                root = root->parentItem();
            window == QGuiApplication::focusWindow() ? all.prepend(root) : all.append(root);
        }
        return all;
    }

    /// Presses a key in the focused window, since TestCase.keyClick() only reaches the first window.
    Q_INVOKABLE bool press(int key, int modifiers = Qt::NoModifier) const
    {
        QWindow* const window = QGuiApplication::focusWindow();
        if (window)
            QTest::keyClick(window, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(modifiers));
        return window != nullptr;
    }
    Q_INVOKABLE bool type(const QString& text) const
    {
        for (const QChar letter : text) {
            QWindow* const window = QGuiApplication::focusWindow();
            if (!window)
                return false;
            QTest::keyClick(window, letter.toLatin1());
        }
        return true;
    }
};
