// JSON as the tests of this folder write it.
#pragma once

#include <QByteArray>

namespace nimstone::tests {

/// With ' for each quotation mark.
inline QByteArray json(const char* text) { return QByteArray(text).replace('\'', '"'); }

}  // namespace nimstone::tests
