// The plugin nimstone-pdf.
#pragma once

#include <QObject>

#include "app/export/pdf_finish.h"

namespace nimstone::exports {

class PdfPlugin : public QObject, public PdfFinisher {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.nimstone.PdfFinisher")
    Q_INTERFACES(nimstone::exports::PdfFinisher)

public:
    QByteArray finished(const QByteArray& pdf, const PdfFinish& finish) const override;
};

}  // namespace nimstone::exports
