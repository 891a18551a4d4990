// JSON in the notation of these tests.
#pragma once

#include <QByteArray>

namespace nimstone::tests {

/// Replaces each ' by a quotation mark.
inline QByteArray json(const char* text) { return QByteArray(text).replace('\'', '"'); }

}  // namespace nimstone::tests
