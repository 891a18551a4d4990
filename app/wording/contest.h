// The texts about a contest problem: its sections as rich text, and its programs as lines with colours.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::wording {

/// A common mistake in programs for a contest problem.
struct ContestPitfall {
    QString program;  ///< the name of a wrong program that makes the mistake; empty if there is none
    QString text;     ///< the description of the mistake, in rich text
};

/// The sections of a problem's text, in rich text of one or more paragraphs. Each position in the notation becomes a link to
/// "position:TEXT", where TEXT is the position.
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

/// Removes the tags of links and code from rich text, but keeps the text inside the tags.
QString withoutLinks(QString richText);

/// Returns the name of the judge from which a problem comes, such as "HDU".
QString siteName(const contest::Problem& problem);

/// Returns the name of the judge and the problem's number in this judge: "HDU 1527".
QString problemLabel(const contest::Problem& problem);

/// Returns the title on the judge's site. In Chinese it is the Chinese title, if there is one.
QString problemTitle(const contest::Problem& problem, const QString& language);

/// Returns the limits of the input as rich text, such as "1 ≤ n ≤ 10<sup>9</sup>".
QString limitsText(const contest::Problem& problem);

/// A line of a program.
struct CodeLine {
    QString plain;   ///< the line without its mark; a mark is, for example, "// (2)"
    int indent = 0;  ///< the number of blanks at the beginning of the line
    QString text{};  ///< the rest of the line, in rich text; the page replaces the colours "@comment", "@keyword", "@value"
    int note = 0;        ///< the number of the note about this line, from 1; 0 if there is no note
    bool wrong = false;  ///< true if this line is the mistake of a wrong program
};

/// Splits a program in C++ or Python into lines. A line may end with a mark: `// (2)` refers to note 2, and `// wrong` marks a mistake.
std::vector<CodeLine> codeLines(const QString& program);

/// Returns the program without its marks.
QString withoutMarks(const QString& program);

}  // namespace nimstone::wording
