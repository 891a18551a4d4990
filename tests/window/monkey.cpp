#include "tests/window/monkey.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QPointer>
#include <QQuickItem>
#include <QTest>
#include <QWheelEvent>
#include <array>

#include "tests/core/missing_games.h"

namespace nimstone::tests {

namespace {

/// Positions, moves, seeds and titles; some can be parsed and some cannot.
QStringList texts()
{
    static const QStringList texts = [] {
        QStringList list{
            u"nim:3,4,5"_qs, u"nim:5,3"_qs, u"nim:42,27,19"_qs, u"nim:0,0"_qs, u"nim:"_qs, u"nim:3,x,5"_qs, u"misere-nim:1,1,2"_qs,
            u"moore-nim(2):3,4,5"_qs, u"bash(4):30"_qs, u"bash(0):5"_qs, u"subtraction(1,3,4):20,7"_qs, u"wythoff:3,5"_qs,
            u"wythoff:100000,99999"_qs, u"fibonacci-nim:20"_qs, u"fibonacci-nim:13~6"_qs, u"fibonacci-nim:13~0"_qs,
            u"fibonacci-nim:1000000000000000000"_qs, u"staircase-nim:1,0,3"_qs, u"coins:1,4,9"_qs, u"octal(0.77):12,7"_qs,
            u"octal(4.7):9"_qs, u"octal(0.8):5"_qs, u"hexadecimal(0.8):12"_qs, u"kayles:12,7"_qs, u"dawson-kayles:9"_qs,
            u"dawsons-chess:7"_qs, u"treblecross:9"_qs, u"grundy-game:20"_qs, u"lasker-nim:5,7"_qs, u"euclid:34,21"_qs,
            u"euclid:0,0"_qs, u"cutcake:4x7,2x3"_qs, u"nim:3,4 + wythoff:3,5 + kayles:7"_qs, u"nim:9223372036854775807,1"_qs,
            u"nim:9223372036854775808"_qs, u"nim：3，4，5"_qs, u"尼姆:3,4"_qs, u"foo"_qs, u"3 5 7"_qs, u"1"_qs, u"7"_qs, u"13"_qs,
            u"0"_qs, u"-5"_qs, u"99999999999999999999"_qs, u"1-2"_qs, u"2-1,3-1"_qs, u"1-0/3"_qs, u"1-L3"_qs, u"2.1-3"_qs,
            u"4711"_qs, u"4711/17"_qs, u"nim-sum 2 4711/17"_qs, u"mex 1 99/3"_qs, u"%1 %2 %n"_qs, u"<b>x</b>&amp;"_qs, u"Week 3"_qs,
            u"第三周"_qs, u"𝔘𝔫𝔦"_qs, u" "_qs, u""_qs};
        std::vector<std::string> given;
        for (const QString& text : list)
            given.push_back(text.toStdString());
        for (const GameEntry& entry : gamesMissingIn(given))
            list << QString::fromUtf8(entry.example.data(), static_cast<qsizetype>(entry.example.size()));
        list << QString(300, QLatin1Char('a'));
        QStringList heaps;
        for (int heap = 0; heap < 200; ++heap)
            heaps << QString::number(heap * 7919 % 200);
        list << QStringLiteral("nim:") + heaps.join(QLatin1Char(','));
        return list;
    }();
    return texts;
}

struct Press {
    Qt::Key key;
    Qt::KeyboardModifiers with = Qt::NoModifier;
};

/// Keys that move the focus, answer an exercise or close a dialog are pressed more often than other keys.
constexpr std::array presses{
    Press{Qt::Key_Tab}, Press{Qt::Key_Tab}, Press{Qt::Key_Tab}, Press{Qt::Key_Tab, Qt::ShiftModifier}, Press{Qt::Key_Return},
    Press{Qt::Key_Return}, Press{Qt::Key_Return}, Press{Qt::Key_Enter}, Press{Qt::Key_Space}, Press{Qt::Key_Space}, Press{Qt::Key_Escape},
    Press{Qt::Key_Escape}, Press{Qt::Key_Left}, Press{Qt::Key_Left}, Press{Qt::Key_Right}, Press{Qt::Key_Right}, Press{Qt::Key_Up},
    Press{Qt::Key_Up}, Press{Qt::Key_Down}, Press{Qt::Key_Down}, Press{Qt::Key_Home}, Press{Qt::Key_End}, Press{Qt::Key_PageUp},
    Press{Qt::Key_PageDown}, Press{Qt::Key_Backspace}, Press{Qt::Key_Delete}, Press{Qt::Key_F1}, Press{Qt::Key_F5}, Press{Qt::Key_F11},
    Press{Qt::Key_B}, Press{Qt::Key_C}, Press{Qt::Key_G}, Press{Qt::Key_H}, Press{Qt::Key_H}, Press{Qt::Key_H}, Press{Qt::Key_N},
    Press{Qt::Key_R}, Press{Qt::Key_S}, Press{Qt::Key_U}, Press{Qt::Key_W}, Press{Qt::Key_0}, Press{Qt::Key_1}, Press{Qt::Key_2},
    Press{Qt::Key_3}, Press{Qt::Key_7}, Press{Qt::Key_Plus}, Press{Qt::Key_Minus},
    Press{Qt::Key_Z, Qt::ControlModifier}, Press{Qt::Key_Z, Qt::ControlModifier}, Press{Qt::Key_Y, Qt::ControlModifier},
    Press{Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier}, Press{Qt::Key_Return, Qt::ControlModifier},
    Press{Qt::Key_A, Qt::ControlModifier}, Press{Qt::Key_C, Qt::ControlModifier}, Press{Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier},
    Press{Qt::Key_V, Qt::ControlModifier}, Press{Qt::Key_X, Qt::ControlModifier}, Press{Qt::Key_N, Qt::ControlModifier},
    Press{Qt::Key_O, Qt::ControlModifier}, Press{Qt::Key_S, Qt::ControlModifier}, Press{Qt::Key_T, Qt::ControlModifier},
    Press{Qt::Key_Plus, Qt::ControlModifier}, Press{Qt::Key_Minus, Qt::ControlModifier}, Press{Qt::Key_0, Qt::ControlModifier},
    Press{Qt::Key_Up, Qt::AltModifier}, Press{Qt::Key_Down, Qt::AltModifier}, Press{Qt::Key_Left, Qt::AltModifier},
    Press{Qt::Key_0, Qt::AltModifier}, Press{Qt::Key_1, Qt::AltModifier}, Press{Qt::Key_5, Qt::AltModifier}, Press{Qt::Key_9, Qt::AltModifier},
    Press{Qt::Key_E, Qt::AltModifier}, Press{Qt::Key_P, Qt::AltModifier}, Press{Qt::Key_S, Qt::AltModifier}, Press{Qt::Key_N, Qt::AltModifier}};

/// Collects all visible items that can be pressed or focused.
void collect(QQuickItem* item, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible() || !item->isEnabled())
        return;
    if (item->activeFocusOnTab() || item->inherits("QQuickAbstractButton") || item->inherits("QQuickTextInput") || item->inherits("QQuickSlider"))
        found.push_back(item);
    for (QQuickItem* child : item->childItems())
        collect(child, found);
}

/// Runs `change` in an event of its own, so that bench_monkey measures its time.
void later(QObject* object, const std::function<void()>& change)
{
    QMetaObject::invokeMethod(object, change, Qt::QueuedConnection);
}

QString nameOf(const QQuickItem* item)
{
    if (!item)
        return QStringLiteral("nothing");
    const QString kind = QString::fromLatin1(item->metaObject()->className()).section(QLatin1String("_QML"), 0, 0);
    return item->objectName().isEmpty() ? kind : kind + QLatin1Char(' ') + item->objectName();
}

QString at(QPoint point)
{
    return QStringLiteral("%1,%2").arg(point.x()).arg(point.y());
}

}  // namespace

void Monkey::act(QQuickWindow* window, Shell* shell)
{
    const auto kind = m_chance.below(100);
    if (kind < 14)
        press(window);
    else if (kind < 46)
        pressSomething(window);
    else if (kind < 50)
        drag(window);
    else if (kind < 54)
        turnWheel(window);
    else if (kind < 78)
        pressKey(window);
    else if (kind < 88)
        typeSomething(window);
    else if (kind < 90)
        paste(window);
    else if (kind < 94)
        changePage(window);
    else if (kind < 98)
        changeSetting(window, shell->preferences());
    else
        resize(window);
}

QPoint Monkey::somewhere(const QQuickWindow* window)
{
    return {static_cast<int>(m_chance.below(static_cast<std::uint64_t>(window->width()))),
            static_cast<int>(m_chance.below(static_cast<std::uint64_t>(window->height())))};
}

void Monkey::press(QQuickWindow* window)
{
    const QPoint point = somewhere(window);
    switch (m_chance.below(6)) {
    case 0:
        m_tell(QStringLiteral("move to ") + at(point));
        return QTest::mouseMove(window, point);
    case 1:
        m_tell(QStringLiteral("double click at ") + at(point));
        return QTest::mouseDClick(window, Qt::LeftButton, {}, point);
    case 2:
        m_tell(QStringLiteral("right click at ") + at(point));
        return QTest::mouseClick(window, Qt::RightButton, {}, point);
    default:
        m_tell(QStringLiteral("click at ") + at(point));
        return QTest::mouseClick(window, Qt::LeftButton, {}, point);
    }
}

void Monkey::pressSomething(QQuickWindow* window)
{
    std::vector<QQuickItem*> all;
    collect(window->contentItem(), all);
    if (all.empty())
        return press(window);
    ++m_aimed;
    QQuickItem* const item = one(all);
    const QPoint middle = item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    if (QRect(QPoint(0, 0), window->size()).contains(middle)) {
        m_tell(QStringLiteral("click on %1 at %2").arg(nameOf(item), at(middle)));
        return QTest::mouseClick(window, Qt::LeftButton, {}, middle);
    }
    m_tell(QStringLiteral("Return on ") + nameOf(item));
    item->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(window, Qt::Key_Return);
}

void Monkey::drag(QQuickWindow* window)
{
    const QPoint from = somewhere(window);
    const QPoint to = somewhere(window);
    m_tell(QStringLiteral("drag from %1 to %2").arg(at(from), at(to)));
    QTest::mousePress(window, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(window, from + (to - from) * step / 4);
    QTest::mouseRelease(window, Qt::LeftButton, {}, to);
}

void Monkey::turnWheel(QQuickWindow* window)
{
    const QPoint point = somewhere(window);
    const bool zooms = m_chance.below(5) == 0;
    const int turned = static_cast<int>(m_chance.between(0, 12)) * 120 - 720;
    m_tell(QStringLiteral("wheel by %1 at %2").arg(turned).arg(at(point)));
    QWheelEvent wheel(point, window->mapToGlobal(point), {}, {0, turned}, Qt::NoButton, zooms ? Qt::ControlModifier : Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window, &wheel);
}

void Monkey::pressKey(QQuickWindow* window)
{
    const Press& press = one(presses);
    const int times = m_chance.below(6) == 0 ? 5 : 1;
    m_tell(QStringLiteral("%1 × %2 in %3").arg(times).arg(QKeySequence(press.key | press.with).toString(), nameOf(window->activeFocusItem())));
    for (int time = 0; time < times; ++time)
        QTest::keyClick(window, press.key, press.with);
}

void Monkey::typeSomething(QQuickWindow* window)
{
    std::vector<QQuickItem*> all;
    collect(window->contentItem(), all);
    std::erase_if(all, [](const QQuickItem* item) { return !item->inherits("QQuickTextInput"); });
    if (all.empty())
        return pressKey(window);
    const QPointer<QQuickItem> field = one(all);
    const QString text = one(texts());
    const bool inHalves = m_chance.below(4) == 0;
    const bool accepted = m_chance.below(3) > 0;
    m_tell(QStringLiteral("type \"%1\"%2 in %3").arg(text.left(60), accepted ? QStringLiteral(" Return") : QString(), nameOf(field)));
    field->forceActiveFocus(Qt::MouseFocusReason);
    QTest::keyClick(window, Qt::Key_A, Qt::ControlModifier);
    // The text is entered as an input method does it, since no keyboard has Chinese characters.
    if (inHalves && field) {
        QInputMethodEvent composing(text.left(text.size() / 2), {});
        QCoreApplication::sendEvent(field, &composing);
    }
    if (field) {
        QInputMethodEvent committed;
        committed.setCommitString(text);
        QCoreApplication::sendEvent(field, &committed);
    }
    if (accepted)
        QTest::keyClick(window, Qt::Key_Return);
}

void Monkey::paste(QQuickWindow* window)
{
    const QString text = one(texts());
    m_tell(QStringLiteral("paste \"%1\" in %2").arg(text.left(60), nameOf(window->activeFocusItem())));
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(window, Qt::Key_V, Qt::ControlModifier);
}

void Monkey::changePage(QQuickWindow* window)
{
    static constexpr std::array keys{Press{Qt::Key_Home, Qt::AltModifier}, Press{Qt::Key_1, Qt::ControlModifier},
                                     Press{Qt::Key_2, Qt::ControlModifier}, Press{Qt::Key_3, Qt::ControlModifier},
                                     Press{Qt::Key_Comma, Qt::ControlModifier}};
    const Press& press = one(keys);
    m_tell(QStringLiteral("another page: ") + QKeySequence(press.key | press.with).toString());
    QTest::keyClick(window, press.key, press.with);
}

void Monkey::changeSetting(QQuickWindow* window, Preferences* preferences)
{
    static const QStringList themes{QStringLiteral("light"), QStringLiteral("dark")};
    static const QStringList motions{QStringLiteral("full"), QStringLiteral("reduced"), QStringLiteral("none")};
    const int size = static_cast<int>(m_chance.between(10, 20)) * 10;
    switch (m_chance.below(6)) {
    case 0:
        m_tell(QStringLiteral("another theme"));
        return later(preferences, [preferences, theme = one(themes)] { preferences->setTheme(theme); });
    case 1:
        m_tell(QStringLiteral("text size %1").arg(size));
        return later(preferences, [preferences, size] { preferences->setTextScale(size); });
    case 2:
        m_tell(QStringLiteral("another motion"));
        return later(preferences, [preferences, motion = one(motions)] { preferences->setMotion(motion); });
    default:
        m_tell(QStringLiteral("the other language"));
        return QTest::keyClick(window, Qt::Key_L, Qt::ControlModifier);
    }
}

void Monkey::resize(QQuickWindow* window)
{
    static constexpr std::array sizes{QSize(960, 600), QSize(1024, 700), QSize(1280, 800), QSize(1366, 768), QSize(1920, 1080)};
    QSize size = one(sizes);
    if (m_chance.below(3) == 0)
        size = {static_cast<int>(m_chance.between(960, 2000)), static_cast<int>(m_chance.between(600, 1200))};
    m_tell(QStringLiteral("size %1 × %2").arg(size.width()).arg(size.height()));
    window->resize(size);
}

}  // namespace nimstone::tests
