// The texts about a contest problem, section by section as rich text, and programs as lines with colors.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::wording {

/// A mistake that is common in programs for a problem.
struct ContestPitfall {
    QString program;  ///< the name of a wrong program that makes the mistake; empty if there is none
    QString text;     ///< rich text
};

/// The sections of a problem's text. All texts are rich text of one or more paragraphs. Positions in the notation are links to
/// "position:TEXT".
struct ContestSections {
    QString task;
    QString input;
    QString output;
    QString idea;
    QString theorem;
    QStringList notes;  ///< the notes on the lines of the solution; note k is at index k − 1
    std::vector<ContestPitfall> pitfalls;
};

ContestSections contestSections(const contest::Problem& problem, const QString& language);

/// Removes the tags of links and code from the rich text, and keeps their text.
QString withoutLinks(QString richText);

/// Returns the name of the judge from which a problem comes, such as "HDU".
QString siteName(const contest::Problem& problem);

/// Returns the limits of the input as rich text, such as "1 ≤ n ≤ 10<sup>9</sup>".
QString limitsText(const contest::Problem& problem);

/// A line of a program.
struct CodeLine {
    QString plain;   ///< the line without its mark
    int indent = 0;  ///< the number of blanks at the beginning of the line
    QString text{};  ///< rich text without these blanks; colors are "@comment", "@keyword", "@value", which the page replaces
    int note = 0;        ///< the number of the note about this line, from 1; 0 for none
    bool wrong = false;  ///< true if a wrong program goes wrong here
};

/// Splits a program in C++ or Python into lines. A mark is at the end of a line: `// (2)` refers to note 2, `// wrong` marks a mistake.
std::vector<CodeLine> codeLines(const QString& program);

/// Returns the program without its marks.
QString withoutMarks(const QString& program);

}  // namespace nimstone::wording
