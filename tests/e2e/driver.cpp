#include "tests/e2e/driver.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <cstdlib>

namespace nimstone::tests {

namespace {

QQuickItem* visibleItem(QQuickItem* item, const QString& objectName)
{
    if (!item->isVisible())
        return nullptr;
    if (item->objectName() == objectName)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = visibleItem(child, objectName))
            return found;
    }
    return nullptr;
}

}  // namespace

bool Driver::showAndFocus()
{
    m_window->setPosition(0, 0);
    m_window->show();
    if (!QTest::qWaitForWindowExposed(m_window))
        return false;
    // No window manager runs under Xvfb: nobody else gives the keyboard to the window.
    return xdotool({QStringLiteral("windowfocus"), QStringLiteral("--sync"), QString::number(m_window->winId())})
        && QTest::qWaitForWindowActive(m_window);
}

QQuickItem* Driver::showPage(const QString& name)
{
    QQuickItem* found = nullptr;
    if (showAndFocus() && QTest::qWaitFor([&] { return (found = page(name)) != nullptr; }))
        return found;
    return nullptr;
}

QQuickItem* Driver::page(const QString& name) const
{
    const QQuickItem* loader = item(QStringLiteral("page-") + name);
    return loader ? qobject_cast<QQuickItem*>(part(loader, "item")) : nullptr;
}

QQuickItem* Driver::item(const QString& objectName) const
{
    return visibleItem(m_window->contentItem(), objectName);
}

bool Driver::click(const QString& objectName)
{
    // Parts are laid out before a frame: only then is it known where they stand.
    QSignalSpy drawn(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    if (!drawn.wait())
        return false;
    QQuickItem* target = item(objectName);
    return target && clickAt(target, QPointF(target->width() / 2, target->height() / 2));
}

bool Driver::clickAt(QQuickItem* target, QPointF place)
{
    const QPoint screen = m_window->mapToGlobal(target->mapToScene(place).toPoint());
    return xdotool({QStringLiteral("mousemove"), QString::number(screen.x()),
                    QString::number(screen.y()), QStringLiteral("click"), QStringLiteral("1")});
}

bool Driver::drag(const QString& objectName, QPoint by)
{
    const QQuickItem* target = item(objectName);
    if (!target)
        return false;
    const QPoint from = middleOf(target);
    const auto move = [](QPoint to) {
        return xdotool({QStringLiteral("mousemove"), QString::number(to.x()), QString::number(to.y())});
    };
    return move(from) && xdotool({QStringLiteral("mousedown"), QStringLiteral("1")}) && move(from + by / 2) && move(from + by)
        && xdotool({QStringLiteral("mouseup"), QStringLiteral("1")});
}

bool Driver::wheel(const QString& objectName, int notches)
{
    const QQuickItem* target = item(objectName);
    if (!target)
        return false;
    const QPoint screen = middleOf(target);
    return xdotool({QStringLiteral("mousemove"), QString::number(screen.x()), QString::number(screen.y()), QStringLiteral("click"),
                    QStringLiteral("--repeat"), QString::number(std::abs(notches)), notches < 0 ? QStringLiteral("4") : QStringLiteral("5")});
}

QPoint Driver::middleOf(const QQuickItem* item) const
{
    return m_window->mapToGlobal(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
}

bool Driver::press(const QString& key)
{
    return xdotool({QStringLiteral("key"), QStringLiteral("--clearmodifiers"), key});
}

bool Driver::type(const QString& text)
{
    return xdotool({QStringLiteral("type"), QStringLiteral("--delay"), QStringLiteral("8"), text});
}

bool Driver::xdotool(const QStringList& arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral("xdotool"), arguments);
    // The event loop runs on: the window has to answer the X server for `--sync` to return.
    return QTest::qWaitFor([&process] { return process.state() == QProcess::NotRunning; }, 10'000)
        && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

}  // namespace nimstone::tests
