// A monkey at the window: presses, types, drags, turns the wheel and changes pages, languages, themes and sizes, as chance
// has it.
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

    /// Says what it does before it does it.
    Monkey(Seed seed, Tell tell) : m_chance(seed), m_tell(std::move(tell)) {}

    /// Does one thing, by events as the system sends them.
    void act(QQuickWindow* window, Shell* shell);

    /// How often it found a control and pressed that, and not just any point.
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
