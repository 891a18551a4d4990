#include "app/start/large_pages.h"

#include <algorithm>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace nimstone {

namespace {

class LargePages : public std::pmr::memory_resource {
    static constexpr std::size_t page = 2 << 20;

    static std::size_t alignmentOf(std::size_t bytes, std::size_t alignment) { return bytes < page ? alignment : std::max(alignment, page); }

    void* do_allocate(std::size_t bytes, std::size_t alignment) override
    {
        void* const block = std::pmr::new_delete_resource()->allocate(bytes, alignmentOf(bytes, alignment));
#if defined(__linux__)
        if (bytes >= page)
            static_cast<void>(madvise(block, bytes, MADV_HUGEPAGE));
#endif
        return block;
    }

    void do_deallocate(void* block, std::size_t bytes, std::size_t alignment) override
    {
        std::pmr::new_delete_resource()->deallocate(block, bytes, alignmentOf(bytes, alignment));
    }

    bool do_is_equal(const memory_resource& other) const noexcept override { return this == &other; }
};

}  // namespace

std::pmr::memory_resource* largePages()
{
    static LargePages resource;
    return &resource;
}

}  // namespace nimstone
