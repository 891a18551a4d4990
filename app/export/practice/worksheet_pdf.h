// A sheet of exercises on paper, with room to answer, and behind it the key: what is right, and why. Needs a
// QGuiApplication, but not its thread.
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
    QString title;  ///< plain text; where it is empty, the sheet is named after its skill
    practice::SheetExercises exercises;
    PaperSize paper = PaperSize::A4;
};

/// In the language of the moment. The key begins a page of its own, so that it can be kept back. The device gets the document when
/// all of it is written; `progress` is told how many exercises stand on paper. What stands where is noted in
/// `placed`, where that is given.
PdfResult writeWorksheet(QIODevice& device, const Worksheet& sheet, std::stop_token stop = {},
                         const std::function<void(std::size_t)>& progress = {}, std::vector<PlacedWords>* placed = nullptr);

}  // namespace nimstone::exports
