#include "app/export/proof_latex.h"

#include <QStringList>

#include "app/export/columns.h"
#include "app/export/markup.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "core/table/table_notation.h"

namespace nimstone::exports {

namespace {

/// A table of more columns is scaled to the width of the page.
constexpr std::size_t mostColumnsOnPage = 16;

QString arrayLine(const QStringList& cells)
{
    return QStringLiteral("  %1 \\\\\n").arg(cells.join(QStringLiteral(" & ")));
}

/// Within mathematics.
QString mathematics(const QString& richText)
{
    return latex(richText).remove(QLatin1Char('$'));
}

QString rows(const std::vector<ColumnTable::Row>& rows, const std::vector<Count>& weights)
{
    QString text;
    for (const ColumnTable::Row& row : rows) {
        QStringList line{mathematics(row.label), QString::number(row.value)};
        for (const Count weight : weights)
            line << QString(bitAt(row, weight));
        text += arrayLine(line);
    }
    return text;
}

QString table(const ColumnTable& columns)
{
    QStringList heading{QString(), QString()};
    for (const Count weight : columns.weights)
        heading << mathematics(wording::weightText(weight));
    const bool wide = columns.weights.size() > mostColumnsOnPage;
    QString text = QStringLiteral("\\[\n%1\\begin{array}{lr|%2}\n")
                       .arg(wide ? QStringLiteral("\\resizebox{\\linewidth}{!}{$") : QString(),
                            QString(static_cast<qsizetype>(columns.weights.size()), QLatin1Char('c')));
    text += arrayLine(heading) + QStringLiteral("  \\hline\n") + rows(columns.before, columns.weights);
    if (!columns.after.empty())
        text += QStringLiteral("  \\hline\n") + rows(columns.after, columns.weights);
    return text + (wide ? QStringLiteral("\\end{array}$}\n\\]\n") : QStringLiteral("\\end{array}\n\\]\n"));
}

}  // namespace

std::string proofLatex(const proof::Proof& proof)
{
    const QString title = wording::theoremTitle(proof.theorem);
    QString text = isChinese(title) ? QStringLiteral("\\documentclass{ctexart}\n") : QStringLiteral("\\documentclass{article}\n");
    text += QStringLiteral("\\usepackage{amsmath,amssymb,graphicx}\n\\usepackage[a4paper,margin=2cm]{geometry}\n");
    text += QStringLiteral("\\begin{document}\n\n\\section*{%1}\n\n%2\n\n\\medskip\\noindent\\texttt{%3}\n\n")
                .arg(latex(title), latex(wording::theoremStatement(proof.theorem)),
                     latex(QString::fromStdString(print(proof.subject))));
    text += table(columnTable(proof)) + QStringLiteral("\n\\begin{enumerate}\n");
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const wording::StepText words = wording::stepText(proof, step);
        text += QStringLiteral("\\item %1\n\n  %2\n").arg(latex(words.statement), latex(words.reason));
    }
    text += QStringLiteral("\\end{enumerate}\n\n\\end{document}\n");
    return text.toStdString();
}

}  // namespace nimstone::exports
