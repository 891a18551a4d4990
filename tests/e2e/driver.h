// Drives the program's own window as a person does: the X server gets the mouse and key events, from xdotool. Each call
// returns once the program has heard them: on a busy machine that is long after the X server has.
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QStringList>

namespace nimstone::tests {

/// What a page, or a part of it, has under that name: its session, its player.
inline QObject* part(const QObject* owner, const char* name)
{
    return owner->property(name).value<QObject*>();
}

/// Counts what the windows of the program hear.
class Ears : public QObject {
public:
    Ears();

    /// Of keys, without those that are only held (Ctrl, Shift) and without repetitions.
    int keysReleased() const { return m_keys; }
    int buttonsReleased() const { return m_buttons; }
    /// In notches, whichever way.
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

    /// The window on the screen, with the keyboard; false when it did not come up.
    bool showAndFocus();
    /// The same, and the page of that name, waited for; none where it does not come.
    QQuickItem* showPage(const QString& name);

    /// The page of that name: "play"; none while it is not there.
    QQuickItem* page(const QString& name) const;

    /// The item of that objectName that can be seen; none when there is none.
    QQuickItem* item(const QString& objectName) const;

    /// Each of these waits until the item can be seen, is enabled and stands still. False when it does not come to that, or the
    /// event was not heard. This one clicks its middle.
    bool click(const QString& objectName);
    /// Presses the mouse in the middle of the item, moves it by so much, and lets it go.
    bool drag(const QString& objectName, QPoint by);
    /// Turns the wheel over the middle of the item: downwards, or upwards for a number below 0.
    bool wheel(const QString& objectName, int notches);

    /// At once, where it stands now.
    bool clickAt(QQuickItem* item, QPointF place);

    /// Presses keys as xdotool names them: "Return", "ctrl+z", "Right".
    bool press(const QString& key);
    bool type(const QString& text);

private:
    bool nextFrame();
    QQuickItem* awaitRest(const QString& objectName);
    QPoint middleOf(const QQuickItem* item) const;
    static bool xdotool(const QStringList& arguments);

    QQuickWindow* m_window;
    Ears m_ears;
};

}  // namespace nimstone::tests
