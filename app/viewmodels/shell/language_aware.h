// The base class of every view-model that has texts: it reacts to a change of the language.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

/// Emits `languageChanged` when the application's translators change, so that QML reads the translated properties
/// again. Derived classes have to name it as nimstone::LanguageAware: the linter of Qt 6.4 finds the type only by its
/// full name.
class LanguageAware : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit LanguageAware(QObject* parent = nullptr);

Q_SIGNALS:
    void languageChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace nimstone
