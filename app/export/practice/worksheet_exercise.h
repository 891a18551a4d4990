// One exercise on a worksheet: its question, its picture or an empty table of bits, and room for the answer. Inside
// app/export only.
#pragma once

#include "app/export/paper.h"
#include "app/figures/practice/practice_picture.h"

namespace nimstone::exports {

class ExerciseOnPaper {
public:
    ExerciseOnPaper(Paper& paper, const practice::Exercise& exercise, int number);

    double height() const { return m_height; }
    /// Sets it where the paper stands, which has to have room for it, and moves on to its end.
    void set();

private:
    double lay(bool draw);
    double layTicks(double below, double width, bool draw);
    double layPicture(double below, bool draw);
    void drawAnswerLines(double bottom);
    void drawTable();
    double labelWidth() const;
    QSizeF tableSize() const;

    Paper& m_paper;
    const practice::Exercise& m_exercise;
    int m_number;
    int m_columns = 0;  ///< of the table of bits; 0 where there is none
    figures::ExercisePicture m_picture;
    QRectF m_part;      ///< what the picture fills of its room
    double m_height = 0;
};

}  // namespace nimstone::exports
