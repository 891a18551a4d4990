// One exercise on a worksheet: its question, its picture or an empty table of bits, and space for the answer. Used only
// inside app/export.
#pragma once

#include "app/export/paper.h"
#include "app/figures/practice/practice_picture.h"

namespace nimstone::exports {

/// Returns the picture of the exercise, with empty blanks. It is not drawn if the exercise is about heaps of Nim.
figures::ExercisePicture pictureOnPaper(const practice::Exercise& exercise);

/// Returns the bounding rectangle of the visible pieces of the picture.
QRectF visiblePart(const figures::ExercisePicture& picture);

class ExerciseOnPaper {
public:
    ExerciseOnPaper(Paper& paper, const practice::Exercise& exercise, int number);

    double height() const { return m_height; }
    /// Draws the exercise at the current position of the paper, and moves the position to its end. The caller makes
    /// sure that there is enough space.
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
    int m_columns = 0;  ///< the number of columns of the table of bits; 0 if there is no table
    figures::ExercisePicture m_picture;
    QRectF m_part;      ///< the bounding rectangle of the visible pieces of the picture
    double m_height = 0;
};

}  // namespace nimstone::exports
