#include "app/export/proof_markdown.h"

#include <QStringList>

#include "app/export/columns.h"
#include "app/export/markup.h"
#include "app/wording/names.h"
#include "app/wording/proof.h"
#include "core/table/table_notation.h"

namespace nimstone::exports {

namespace {

QString tableLine(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

QString table(const ColumnTable& columns)
{
    QStringList heading{QString(), QString()};
    QStringList alignment{QStringLiteral(":--"), QStringLiteral("--:")};
    for (const Count weight : columns.weights) {
        heading << markdown(wording::weightText(weight));
        alignment << QStringLiteral(":-:");
    }
    QString text = tableLine(heading) + tableLine(alignment);
    for (const ColumnTable::Row& row : columns.rows()) {
        QStringList line{markdown(row.label), QString::number(row.value)};
        for (const Count weight : columns.weights)
            line << QString(bitAt(row, weight));
        text += tableLine(line);
    }
    return text;
}

}  // namespace

std::string proofMarkdown(const proof::Proof& proof)
{
    QString text = QStringLiteral("# %1\n\n%2\n\n`%3`\n\n")
                       .arg(markdown(wording::theoremTitle(proof.theorem)),
                            markdown(wording::theoremStatement(proof.theorem)),
                            QString::fromStdString(print(proof.subject)));
    text += table(columnTable(proof));
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const wording::StepText words = wording::stepText(proof, step);
        const QString number = QStringLiteral("%1. ").arg(step + 1);
        text += QStringLiteral("\n%1%2\n\n%3%4\n")
                    .arg(number, markdown(words.statement), QString(number.size(), QLatin1Char(' ')),
                         markdown(words.reason));
    }
    return text.toStdString();
}

}  // namespace nimstone::exports
