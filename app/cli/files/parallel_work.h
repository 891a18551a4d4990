// Does many independent pieces of long work in several threads, shows the progress, and stops if the user presses Ctrl+C.
#pragma once

#include <QString>
#include <functional>
#include <stop_token>

namespace nimstone::cli {

class ParallelWork {
public:
    /// `words` returns the text of the progress line.
    ParallelWork(std::size_t count, std::function<QString(std::size_t done, std::size_t count)> words);

    /// The work must call this function from time to time.
    using Poll = std::function<void()>;

    /// Calls `compute` once for each index below the count, in as many threads as the machine runs at the same time. `compute`
    /// returns false if it was stopped. After each index, calls `finish`, never in two threads at the same time; it may write to
    /// the terminal. Throws the first exception that a thread has thrown.
    void run(const std::function<bool(std::size_t index, const Poll& poll)>& compute, const std::function<void(std::size_t index)>& finish);

    std::stop_token token() const { return m_stop.get_token(); }
    void stop() { m_stop.request_stop(); }
    bool stopped() const { return m_stop.stop_requested(); }
    std::size_t done() const { return m_done; }

private:
    std::function<QString(std::size_t, std::size_t)> m_words;
    std::stop_source m_stop;
    std::size_t m_count;
    std::size_t m_done = 0;  ///< the number of indices for which `finish` was called
};

}  // namespace nimstone::cli
