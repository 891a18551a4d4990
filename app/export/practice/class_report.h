// The report on a class as a PDF. The code needs a QGuiApplication, but may run in any thread.
#pragma once

#include <stop_token>

#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "core/practice/class_results.h"

class QIODevice;

namespace nimstone::exports {

struct ClassReport {
    practice::ExerciseSet set;
    std::vector<practice::PupilResult> pupils;
    bool hasPupilPages = false;  ///< true if the report also has a page for each pupil, with the right answers
    PaperSize paper = PaperSize::A4;
};

/// Writes the report in the current language, at the end and as a whole: what to teach again, the table of pupils and items, and
/// the results of each item.
PdfResult writeClassReport(QIODevice& device, const ClassReport& report, std::stop_token stop = {});

}  // namespace nimstone::exports
