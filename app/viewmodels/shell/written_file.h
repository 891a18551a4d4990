// Writes a file that a person chose, completely or not at all, and tells why writing failed.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <stop_token>

#include "app/export/pdf_result.h"

class QIODevice;

namespace nimstone {

enum class ExportEnd { Done, Cancelled, NoFolder, Forbidden, DiskFull, Failed };

/// Writes the content to the device; returns Failed if the device accepts no more data.
using WriteContent = std::function<exports::PdfResult::End(QIODevice&)>;

/// Replaces the file, or leaves it unchanged if writing fails or is stopped. Missing folders are not created.
ExportEnd writeFile(const QString& path, const WriteContent& write, const std::stop_token& stop = {});
ExportEnd writeFile(const QString& path, const QByteArray& content);

/// Returns "Saved: %1", or a sentence with the reason why not; `name` comes from shownName().
QString sentence(ExportEnd end, const QString& name);

/// True if the person has to see an error.
inline bool hasFailed(ExportEnd end) { return end != ExportEnd::Done && end != ExportEnd::Cancelled; }

}  // namespace nimstone
