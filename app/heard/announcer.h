// What happens, for those who listen: everything that a screen reader is to say at once goes through here, in its order.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

class Announcer : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// Whether anybody reads the accessibility tree: what is in it for them alone need not be made before.
    Q_PROPERTY(bool heard READ heard NOTIFY heardChanged FINAL)

public:
    explicit Announcer(QObject* parent = nullptr);
    ~Announcer() override;

    bool heard() const { return QAccessible::isActive(); }

    /// Has a sentence said as it is; an empty one says nothing.
    Q_INVOKABLE void say(const QString& words);

    /// Says the last sentence once more.
    Q_INVOKABLE void sayAgain();

    /// A sentence that may hold markup and formulas, as it is said: also a name for what shows it.
    Q_INVOKABLE static QString aloud(const QString& richText);

Q_SIGNALS:
    /// Each is told to a screen reader once, by the window.
    void said(const QString& words);
    void heardChanged();

private:
    void accessibilityActiveChanged(bool) override { Q_EMIT heardChanged(); }

    QString m_last;
};

}  // namespace nimstone
