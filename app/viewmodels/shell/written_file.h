// Writes a file that a person chose: the whole file or nothing. If writing fails, it also gives the reason.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <stop_token>

#include "app/export/pdf_result.h"

class QIODevice;

namespace nimstone {

enum class ExportEnd { Done, Cancelled, NoFolder, Forbidden, DiskFull, NoPlugin, Failed };

/// A function that writes the content to the device; it returns Failed if the device accepts no more data.
using WriteContent = std::function<exports::PdfResult::End(QIODevice&)>;

/// Replaces the file; leaves it unchanged if writing fails or is stopped. Missing folders are not created.
ExportEnd writeFile(const QString& path, const WriteContent& write, const std::stop_token& stop = {});
ExportEnd writeFile(const QString& path, const QByteArray& content);

/// Returns "Saved: %1", or a sentence that says why the file was not saved. `name` has the form that shownName()
/// returns.
QString sentence(ExportEnd end, const QString& name);

/// True if `end` is an error that the person has to see.
inline bool hasFailed(ExportEnd end) { return end != ExportEnd::Done && end != ExportEnd::Cancelled; }

}  // namespace nimstone
