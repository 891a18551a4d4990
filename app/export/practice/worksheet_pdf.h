// A worksheet: a sheet of exercises on paper with space for answers, followed by the answer key with the right answers
// and their reasons. The code needs a QGuiApplication, but may run in any thread.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/practice/worksheet.h"

class QIODevice;

namespace nimstone::exports {

struct Worksheet {
    QString title;  ///< the title as plain text; if it is empty, a title is made from the skills of the exercises
    practice::SheetExercises exercises;
    PaperSize paper = PaperSize::A4;
};

/// Writes the sheet in the current language. The answer key begins on a new page, so that a teacher can keep it. The
/// document is written to the device at the end, as a whole. `progress` is called with the number of exercises written.
/// If `placed` is not null, it receives the place of each text and figure.
PdfResult writeWorksheet(QIODevice& device, const Worksheet& sheet, std::stop_token stop = {},
                         const std::function<void(std::size_t)>& progress = {}, std::vector<PlacedWords>* placed = nullptr);

}  // namespace nimstone::exports
