// Writes a PDF to a file: how far it is meanwhile, nothing where it is stopped.
#pragma once

#include <QString>
#include <functional>
#include <stop_token>
#include <string>

#include "app/cli/files/complaint.h"
#include "app/export/pdf_result.h"

class QIODevice;

namespace nimstone::cli {

/// Told how many pieces are done.
using PdfProgress = std::function<void(std::size_t done)>;
using WritePdf = std::function<exports::PdfResult(QIODevice& device, std::stop_token stop, const PdfProgress& progress)>;

/// `inWords` says how far it is. Standard output where the path is empty.
Exit writePdfFile(const std::string& path, const std::function<QString(std::size_t done)>& inWords, const WritePdf& write);

}  // namespace nimstone::cli
