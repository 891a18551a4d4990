// Sends announcements to screen readers. All of them go through this class, so that they keep their order.
#pragma once

#include <QAccessible>
#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

class Announcer : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    /// True while an assistive technology reads the accessibility tree. Otherwise the texts that only a screen reader speaks
    /// need not be computed.
    Q_PROPERTY(bool heard READ heard NOTIFY heardChanged FINAL)

public:
    explicit Announcer(QObject* parent = nullptr);
    ~Announcer() override;

    bool heard() const { return QAccessible::isActive(); }

    /// Announces a sentence of plain text. An empty sentence is ignored.
    Q_INVOKABLE void say(const QString& words);

    /// Repeats the last announcement.
    Q_INVOKABLE void repeatAnnouncement();

    /// Converts a sentence with markup and formulas to the plain text that a screen reader should speak. Accessible names
    /// need this form too.
    Q_INVOKABLE static QString spokenText(const QString& richText);

Q_SIGNALS:
    /// The window passes each announcement to the screen reader once.
    void said(const QString& words);
    void heardChanged();

private:
    void accessibilityActiveChanged(bool) override { Q_EMIT heardChanged(); }

    QString m_last;
};

}  // namespace nimstone
