// Writing a file that a person named: whole or not at all, and why not.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <stop_token>

#include "app/export/pdf_result.h"

class QIODevice;

namespace nimstone {

enum class ExportEnd { Done, Cancelled, NoFolder, Forbidden, DiskFull, Failed };

/// Writes the content; Failed where the device takes no more.
using WriteContent = std::function<exports::PdfResult::End(QIODevice&)>;

/// Replaces the file, or leaves it as it was. No folder is made for it.
ExportEnd writeFile(const QString& path, const WriteContent& write, const std::stop_token& stop = {});
ExportEnd writeFile(const QString& path, const QByteArray& content);

/// "Saved: %1", or why not; `name` as shownName() gives it.
QString sentence(ExportEnd end, const QString& name);

/// Whether a person has to be told that it did not work.
inline bool hasFailed(ExportEnd end) { return end != ExportEnd::Done && end != ExportEnd::Cancelled; }

}  // namespace nimstone
