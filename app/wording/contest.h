// What is said about a contest problem, section by section in rich text, and programs as lines with their colours.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::wording {

/// A mistake that people make.
struct ContestPitfall {
    QString program;  ///< the name of a program that makes it; empty where there is none
    QString text;     ///< rich text
};

/// Rich text, a paragraph or several each. Positions in the notation are links to position:TEXT.
struct ContestSections {
    QString task;
    QString input;
    QString output;
    QString idea;
    QString theorem;
    QStringList notes;  ///< on the lines of the solution, note k at k − 1
    std::vector<ContestPitfall> pitfalls;
};

ContestSections contestSections(const contest::Problem& problem, const QString& language);

/// The same rich text, but for links and code, whose words stay.
QString withoutLinks(QString richText);

/// "HDU": the judge from which a problem comes.
QString siteName(const contest::Problem& problem);

/// "1 ≤ n ≤ 10<sup>9</sup>".
QString limitsText(const contest::Problem& problem);

/// A line of a program.
struct CodeLine {
    QString plain;   ///< without the mark of its note
    int indent = 0;  ///< the blanks at its beginning
    QString text{};  ///< without them; rich text; its colours are named "@comment", "@keyword" and "@value", for the page to fill in
    int note = 0;        ///< the note that is about it; 0 for none
    bool wrong = false;  ///< where a wrong program goes wrong
};

/// Of C++ or of Python. A mark is the last thing of its line: `// (2)`, or `// wrong`.
std::vector<CodeLine> codeLines(const QString& program);

/// The program without its marks.
QString withoutMarks(const QString& program);

}  // namespace nimstone::wording
