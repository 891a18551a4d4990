#include "app/cli/files/parallel_work.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "app/cli/files/interrupt.h"
#include "app/cli/files/progress_line.h"

namespace nimstone::cli {

ParallelWork::ParallelWork(std::size_t count, std::function<QString(std::size_t, std::size_t)> words) : m_words(std::move(words)), m_count(count) {}

void ParallelWork::run(const std::function<bool(std::size_t, const Poll&)>& compute, const std::function<void(std::size_t)>& finish)
{
    const Interrupt interrupt;
    ProgressLine line;
    std::mutex mutex;  // for `line`, `failure`, m_done, and `finish`
    std::exception_ptr failure;
    std::atomic<std::size_t> next = 0;
    const Poll poll = [&] {
        if (interrupt.happened())
            stop();
        if (const std::unique_lock lock(mutex, std::try_to_lock); lock && line.isDue())
            line.show(m_words(m_done, m_count));
    };
    const auto work = [&] {
        try {
            for (std::size_t index = next++; index < m_count && !stopped(); index = next++) {
                if (!compute(index, poll))
                    continue;
                const std::scoped_lock lock(mutex);
                line.erase();
                finish(index);
                ++m_done;
            }
        } catch (...) {
            const std::scoped_lock lock(mutex);
            failure = failure ? failure : std::current_exception();
            stop();
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t left = std::min<std::size_t>(m_count, std::max(1U, std::thread::hardware_concurrency())); left > 0; --left)
            threads.emplace_back(work);
    }
    if (failure)
        std::rethrow_exception(failure);
}

}  // namespace nimstone::cli
