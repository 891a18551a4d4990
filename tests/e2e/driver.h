// Drives the program's window as a person does: xdotool sends mouse and key events to the X server. Each call returns
// after the program has handled the events; on a busy machine, this is long after the X server has received them.
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QStringList>

namespace nimstone::tests {

/// Returns a property of a page (or of one of its objects) whose value is an object, such as its session or its player.
inline QObject* part(const QObject* owner, const char* name)
{
    return owner->property(name).value<QObject*>();
}

/// Counts the events that the windows of the program receive.
class EventCounter : public QObject {
public:
    EventCounter();

    /// The number of released keys, without modifiers (Ctrl, Shift) and auto-repeats.
    int keysReleased() const { return m_keys; }
    int buttonsReleased() const { return m_buttons; }
    /// How far the wheel was turned, in notches: the sum of the movements in both directions.
    int wheelTurned() const { return m_wheel / 120; }

protected:
    bool eventFilter(QObject* receiver, QEvent* event) override;

private:
    int m_keys = 0;
    int m_buttons = 0;
    int m_wheel = 0;
};

class Driver {
public:
    explicit Driver(QQuickWindow* window) : m_window(window) {}

    /// Shows the window and gives it the keyboard focus; false if it is not shown in time.
    bool showAndFocus();
    /// Calls showAndFocus(), and waits for the page with this name. Returns null if the page is not loaded in time.
    QQuickItem* showPage(const QString& name);

    /// Returns the page with this name, such as "play"; null if it is not loaded.
    QQuickItem* page(const QString& name) const;

    /// Returns the visible item with this objectName; null if there is none.
    QQuickItem* item(const QString& objectName) const;

    /// Clicks the middle of an item. Like the next two functions, it first waits until the item is visible, enabled and at
    /// rest, and returns false if that does not happen or the event was not received.
    bool click(const QString& objectName);
    /// Presses the mouse in the middle of the item, moves it by `by`, and releases it.
    bool drag(const QString& objectName, QPoint by);
    /// Turns the wheel over the middle of the item: down for a positive number of notches, up for a negative one.
    bool wheel(const QString& objectName, int notches);

    /// Clicks a point of the item where the item is now, without waiting until the item is at rest.
    bool clickAt(QQuickItem* item, QPointF place);

    /// Presses keys by their names for xdotool: "Return", "ctrl+z", "Right".
    bool press(const QString& key);
    bool type(const QString& text);

private:
    bool nextFrame();
    QQuickItem* awaitRest(const QString& objectName);
    QPoint middleOf(const QQuickItem* item) const;
    static bool xdotool(const QStringList& arguments);

    QQuickWindow* m_window;
    EventCounter m_ears;
};

}  // namespace nimstone::tests
