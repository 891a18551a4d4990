// Collects the warnings of the program during a test.
#pragma once

#include <QStringList>

namespace nimstone::tests {

/// Collects all warnings, from QML and from everything else, while the object exists.
class Warnings {
public:
    Warnings();
    ~Warnings();
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

    /// The warnings since the last call.
    QStringList take();
};

}  // namespace nimstone::tests
