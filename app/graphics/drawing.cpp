#include "app/graphics/drawing.h"

namespace nimstone {

Drawing chooseDrawing(const DrawingFacts& facts)
{
    if (facts.demanded)
        return *facts.demanded;
    if (facts.qtChooses)
        return Drawing::LeftToQt;
    if (facts.platformHasNoOpenGL)
        return Drawing::Software;
    if (facts.preferred)
        return *facts.preferred;
    const bool drawnByProcessor = facts.openGLIsSoftware || facts.displayIsRemote || !facts.graphicsProcessor;
    return drawnByProcessor ? Drawing::Software : Drawing::OpenGL;
}

}  // namespace nimstone
