// The rows of a table in CSV. results_csv.h describes the format.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/wording/table_field.h"

namespace nimstone::exports {

/// A function that receives a piece of the file. It returns false if it does not want more.
using CsvSink = std::function<bool(std::string_view)>;

namespace csv_rows {

inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

inline std::string field(const QString& text) { return wording::tableField(text).toStdString(); }

inline std::string row(const std::vector<std::string>& fields)
{
    std::string line;
    const char* before = "";
    for (const std::string& one : fields) {
        line += before + one;
        before = ",";
    }
    return line.append("\r\n");
}

/// Returns the time in whole seconds, because a German spreadsheet reads 5.3 as the fifth of March.
inline std::string seconds(qint64 milliseconds) { return std::to_string((milliseconds + 500) / 1000); }

}  // namespace csv_rows

}  // namespace nimstone::exports
