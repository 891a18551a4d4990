// Records the texts that are drawn with QPainter. Used only inside app/export.
#pragma once

#include <QPaintDevice>
#include <QStringList>
#include <memory>
#include <vector>

namespace nimstone::exports {

/// A paint device that records the text of each text item, page by page and in the order of drawing. It records nothing
/// else. QPainter gives it the same items as the PDF writer, so the items of a page correspond to the text blocks of
/// this page.
class DrawnText : public QPaintDevice {
public:
    /// Makes a device with the resolution of `paper`, so that fonts have the same size on both devices.
    explicit DrawnText(const QPaintDevice& paper);
    ~DrawnText() override;

    QPaintEngine* paintEngine() const override;

    void beginPage() { m_pages.emplace_back(); }
    const std::vector<QStringList>& pages() const { return m_pages; }

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;

    const QPaintDevice& m_paper;
    std::vector<QStringList> m_pages{1};
    std::unique_ptr<Engine> m_engine;
};

}  // namespace nimstone::exports
