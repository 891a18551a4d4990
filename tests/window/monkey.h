// A monkey that uses the window at random: it presses, types, drags, turns the wheel, and changes pages, languages, themes and
// sizes.
#pragma once

#include <QQuickWindow>
#include <QString>
#include <functional>
#include <iterator>
#include <utility>

#include "app/viewmodels/shell/shell.h"
#include "core/random.h"

namespace nimstone::tests {

class Monkey {
public:
    using Tell = std::function<void(const QString&)>;

    /// `tell` gets a description of each action before it is done.
    Monkey(Seed seed, Tell tell) : m_chance(seed), m_tell(std::move(tell)) {}

    /// Does one random action, by the same events that the system would send.
    void act(QQuickWindow* window, Shell* shell);

    /// The number of actions that pressed a control and not just any point.
    int aimed() const { return m_aimed; }

private:
    template <class Values>
    const auto& one(const Values& values)
    {
        return *std::next(std::begin(values), static_cast<std::ptrdiff_t>(m_chance.below(static_cast<std::uint64_t>(std::size(values)))));
    }

    QPoint somewhere(const QQuickWindow* window);
    void press(QQuickWindow* window);
    void pressSomething(QQuickWindow* window);
    void drag(QQuickWindow* window);
    void turnWheel(QQuickWindow* window);
    void pressKey(QQuickWindow* window);
    void typeSomething(QQuickWindow* window);
    void paste(QQuickWindow* window);
    void changePage(QQuickWindow* window);
    void changeSetting(QQuickWindow* window, Preferences* preferences);
    void resize(QQuickWindow* window);

    Chance m_chance;
    Tell m_tell;
    int m_aimed = 0;
};

}  // namespace nimstone::tests
