// Reads a PDF with independent programs: pdftotext and pdfinfo (Poppler), and mutool (MuPDF).
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QTest>

namespace nimstone::tests {

/// Returns what the program printed on standard output, or an empty string if it failed.
inline QString printedBy(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Writes a PDF into a temporary file, which is deleted with this object.
class ReadPdf {
public:
    explicit ReadPdf(const QByteArray& pdf)
    {
        QFile file(m_path);
        m_isThere = file.open(QIODevice::WriteOnly) && file.write(pdf) == pdf.size();
    }

    bool isThere() const { return m_isThere; }

    /// Returns the text of each page; pdftotext keeps the order of the content stream.
    QStringList textByPoppler() const { return pages(printedBy(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), m_path, QStringLiteral("-")})); }
    QStringList textByMuPdf() const { return pages(printedBy(QStringLiteral("mutool"), {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-F"), QStringLiteral("txt"), m_path})); }

    /// Returns the value of a field that pdfinfo prints, such as `Title` or `Page size`.
    QString info(const QString& name) const
    {
        for (const QString& line : printedBy(QStringLiteral("pdfinfo"), {m_path}).split(u'\n')) {
            if (line.startsWith(name + u':'))
                return line.mid(name.size() + 1).trimmed();
        }
        return {};
    }
    /// Returns the PDF object at a path such as trailer/Root/Lang.
    QString object(const QString& path) const { return printedBy(QStringLiteral("mutool"), {QStringLiteral("show"), m_path, path}).trimmed(); }
    /// Returns the bookmarks, one per line.
    QStringList outline() const
    {
        return printedBy(QStringLiteral("mutool"), {QStringLiteral("show"), m_path, QStringLiteral("outline")}).split(u'\n', Qt::SkipEmptyParts);
    }

private:
    /// Splits the text at form feeds, which end pages.
    static QStringList pages(const QString& text)
    {
        QStringList all = text.split(u'\f');
        if (!all.isEmpty() && all.last().trimmed().isEmpty())
            all.removeLast();
        return all;
    }

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("read.pdf"));
    bool m_isThere = false;
};

}  // namespace nimstone::tests
