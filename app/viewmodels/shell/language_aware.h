// The base class of every view-model with texts: it reacts to a change of the language.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

/// Emits `languageChanged` when the application's translators change, so that QML reads the translated properties again.
/// Derive from it by its full name, nimstone::LanguageAware: Qt 6.4 needs the full name to tell the linter what the type
/// is.
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
