// What every view-model with sentences shares: it hears when the language changes.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

/// Emits `languageChanged` when the application's translators change, so that worded properties are asked for anew.
/// Derive from it by its full name, nimstone::LanguageAware: Qt 6.4 looks it up so when it tells the linter what a type is.
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
