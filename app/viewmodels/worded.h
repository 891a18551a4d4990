// What every view-model with sentences shares: it hears when the language changes.
#pragma once

#include <QObject>

namespace nimstone {

/// Emits `languageChanged` when the application's translators change, so that worded properties are asked for anew.
class Worded : public QObject {
    Q_OBJECT

public:
    explicit Worded(QObject* parent = nullptr);

Q_SIGNALS:
    void languageChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace nimstone
