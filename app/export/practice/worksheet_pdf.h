// Worksheets: sheets of exercises on paper with space for answers, and the answer keys with the right answers and their
// reasons. The code needs a QGuiApplication, but may run in any thread.
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/practice/exercise_set.h"

class QIODevice;

namespace nimstone::exports {

/// The name and the number of a pupil as plain text. If one of them is empty, the sheet has a line to write it on.
struct Pupil {
    QString name{};
    QString number{};
};

struct Worksheet {
    QString title;  ///< the title as plain text; if it is empty, a title is made from the skills of the exercises
    practice::SetEntries entries;
    PaperSize paper = PaperSize::A4;
    QString className{};    ///< the class as plain text; if it is empty, the sheet has a line for it
    Pupil pupil{};
    bool isLocked = false;  ///< true if the sheet has no code of an exercise, and no key unless only keys are written
};

/// The pages that a document has.
enum class SheetParts { SheetsAndKeys, Sheets, Keys };

/// Writes at least one sheet in the current language. An answer key begins on a new page, so that a teacher can keep it. If there
/// are several sheets, the pages of each are numbered from 1. The document is written to the device at the end, as a whole.
/// `progress` is called with the number of exercises and tasks written. If `placed` is not null, it receives the place of each
/// text and figure.
PdfResult writeWorksheets(QIODevice& device, const std::vector<Worksheet>& sheets, SheetParts parts = SheetParts::SheetsAndKeys, std::stop_token stop = {},
                          const std::function<void(std::size_t)>& progress = {}, std::vector<PlacedWords>* placed = nullptr);

}  // namespace nimstone::exports
