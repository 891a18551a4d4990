#include "app/export/drawn_text.h"

#include <QPaintEngine>

namespace nimstone::exports {

class DrawnText::Engine : public QPaintEngine {
public:
    explicit Engine(std::vector<QStringList>& pages) : QPaintEngine(QPaintEngine::AllFeatures), m_pages(pages) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath&) override {}
    void drawRects(const QRect*, int) override {}
    void drawRects(const QRectF*, int) override {}
    void drawLines(const QLine*, int) override {}
    void drawLines(const QLineF*, int) override {}
    void drawEllipse(const QRect&) override {}
    void drawEllipse(const QRectF&) override {}
    void drawPoints(const QPoint*, int) override {}
    void drawPoints(const QPointF*, int) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { m_pages.back() << item.text(); }
    /// Returns the type of a PDF device. Figures draw text as text only for a PDF; for every other device they draw
    /// outlines.
    Type type() const override { return Pdf; }

private:
    std::vector<QStringList>& m_pages;
};

DrawnText::DrawnText(const QPaintDevice& paper) : m_paper(paper), m_engine(std::make_unique<Engine>(m_pages)) {}
DrawnText::~DrawnText() = default;

QPaintEngine* DrawnText::paintEngine() const { return m_engine.get(); }

int DrawnText::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth: return m_paper.width();
    case PdmHeight: return m_paper.height();
    case PdmWidthMM: return m_paper.widthMM();
    case PdmHeightMM: return m_paper.heightMM();
    case PdmDpiX: return m_paper.logicalDpiX();
    case PdmDpiY: return m_paper.logicalDpiY();
    case PdmPhysicalDpiX: return m_paper.physicalDpiX();
    case PdmPhysicalDpiY: return m_paper.physicalDpiY();
    case PdmNumColors: return m_paper.colorCount();
    case PdmDepth: return m_paper.depth();
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    case PdmDevicePixelRatioF_EncodedA:
    case PdmDevicePixelRatioF_EncodedB: return encodeMetricF(metric, 1);
#endif
    default: return QPaintDevice::metric(metric);
    }
}

}  // namespace nimstone::exports
