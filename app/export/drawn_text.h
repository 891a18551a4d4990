// Writes down what painters draw as text. Inside app/export only.
#pragma once

#include <QPaintDevice>
#include <QStringList>
#include <memory>
#include <vector>

namespace nimstone::exports {

/// A paint device that keeps the text of each item that is drawn on it, page by page and in order, and nothing else. QPainter
/// hands it the same items as the writer of a PDF, so that the items of a page are the text blocks of that page.
class DrawnText : public QPaintDevice {
public:
    /// Fonts have the size that they have on `paper`.
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
