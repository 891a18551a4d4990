// A file that is written whole or not at all: what was there before stays until all of it is.
#pragma once

#include <QIODevice>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/file_error.h"

namespace nimstone::cli {

class WholeFile {
public:
    /// Standard output where the path is empty; that, and what is no ordinary file, is written as it comes.
    static tl::expected<WholeFile, FileError> open(const std::string& path);

    WholeFile(WholeFile&&) noexcept;
    WholeFile& operator=(WholeFile&&) = delete;
    ~WholeFile();

    /// Without a buffer of its own: each write says at once whether it failed.
    QIODevice& device() { return *m_device; }

    /// Why a write has failed.
    FileError failure() const;

    /// Puts it in its place. Without this call nothing is left of it.
    std::optional<FileError> commit();

private:
    WholeFile(std::unique_ptr<QIODevice> device, std::string name);

    std::unique_ptr<QIODevice> m_device;
    std::string m_name;
};

}  // namespace nimstone::cli
