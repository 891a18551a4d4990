// A device that passes on what is written and remembers where that failed: a PDF's writer does not ask. Inside app/export
// only.
#pragma once

#include <QIODevice>

namespace nimstone::exports {

class WatchedDevice : public QIODevice {
public:
    explicit WatchedDevice(QIODevice& target);

    bool failed() const { return m_failed; }
    bool isSequential() const override { return true; }

    /// What waits goes to the target now.
    void passOn();

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override;

private:
    QIODevice& m_target;
    QByteArray m_waiting;
    bool m_failed = false;
};

}  // namespace nimstone::exports
