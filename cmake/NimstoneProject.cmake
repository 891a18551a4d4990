# Settings and functions for all targets: the language version, the warnings, the packages, and the output folders.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

option(BUILD_TESTING "Build the tests, which need more packages" OFF)
option(NIMSTONE_FUZZERS "Build the fuzzers, which need Clang" OFF)

find_program(CCACHE ccache)
if(CCACHE)
    # These settings let ccache support precompiled headers. With CCACHE_DEPEND, ccache need not preprocess a file that is not
    # in the cache. With CCACHE_INODECACHE, it remembers the checksums of files, because computing the checksum of a
    # precompiled header of 100 MB takes long.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_INODECACHE=1
                                    CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()
# GCC has a garbage collector for its own memory. This option makes it run less often: otherwise it would take a sixth of the
# compile time, and save only 400 MB of 1.6 GB.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=1500000)
endif()

# Each test program links all libraries that it tests. The linker mold needs a tenth of the default linker's time for this.
find_program(MOLD mold)
if(MOLD)
    include(CheckLinkerFlag)
    check_linker_flag(CXX -fuse-ld=mold NIMSTONE_LINKS_WITH_MOLD)
    if(NIMSTONE_LINKS_WITH_MOLD)
        add_link_options(-fuse-ld=mold)
    endif()
endif()

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Qml Quick QuickControls2 Sql Svg DBus LinguistTools)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
qt_standard_project_setup()
set(CMAKE_AUTOUIC OFF)
# AUTOMOC is on only for the targets of the project. Qt adds six targets to each QML module, and they contain nothing for moc.
set(CMAKE_AUTOMOC OFF)
# A program contains a run path only if the system's loader cannot find the program's libraries without it. The run path is the
# same in the build tree and after installation. Otherwise CMake would reserve space for the installed run path with empty
# entries, and for each empty entry the loader would search the current folder.
set(CMAKE_INSTALL_RPATH "")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)

# Include paths are relative to the root of the project: #include "core/position.h".
include_directories(${PROJECT_SOURCE_DIR})

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

# The headers to precompile. Nearly every file includes them, and reading them takes half of its compile time. Headers of the
# project are not among them, because a change in one would then recompile everything. Libraries that use Qt reuse the
# precompiled headers of nimstone_translations.
set(NIMSTONE_STANDARD_HEADERS <algorithm> <array> <functional> <map> <memory> <optional> <random> <ranges> <set>
                              <stop_token> <string> <tl/expected.hpp> <variant> <vector>)
set(NIMSTONE_QT_HEADERS <QCoreApplication> <QList> <QObject> <QString> <QStringList>)

# nimstone_automoc(TARGET SOURCES…): switches AUTOMOC on for a target whose sources are globbed. With Ninja, AUTOMOC does not
# notice a new header by itself, but it runs again if a file in CMAKE_CONFIGURE_DEPENDS changes. So this function writes the
# list of sources to such a file.
function(nimstone_automoc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    file(CONFIGURE OUTPUT ${target}_sources.txt CONTENT "${ARGN}" @ONLY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_BINARY_DIR}/${target}_sources.txt)
endfunction()

# nimstone_library(NAME LIBRARIES…): adds a static library from all sources in the current folder and its subfolders.
function(nimstone_library name)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC ${ARG_LIBRARIES})
    nimstone_automoc(${name} ${sources})
    target_precompile_headers(${name} REUSE_FROM nimstone_translations)
endfunction()

# nimstone_qml links all QML modules. Programs that show pages link it.
add_library(nimstone_qml INTERFACE)

# nimstone_qml_module(TARGET URI LIBRARIES… SOURCES…): adds a static QML module that consists of the .qml files in the current
# folder and of C++ sources. It has no plugin: a plugin would only keep the linker from dropping the module, and nimstone_qml
# does that.
function(nimstone_qml_module target uri)
    cmake_parse_arguments(ARG "" "" "LIBRARIES;SOURCES;RESOURCES;IMPORTS;DEPENDENCIES" ${ARGN})
    file(GLOB qml_files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
    string(REPLACE "." "/" path ${uri})
    qt_add_library(${target} STATIC)
    # QML bindings compiled to C++ would run only a little faster, but would take much time and memory to compile.
    set_target_properties(${target} PROPERTIES QT_QMLCACHEGEN_ARGUMENTS --only-bytecode)
    nimstone_automoc(${target} ${ARG_SOURCES})
    qt_add_qml_module(${target}
        URI ${uri}
        NO_PLUGIN
        VERSION 1.0
        RESOURCE_PREFIX /qt/qml
        DEPENDENCIES QtQuick ${ARG_DEPENDENCIES}
        OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml_modules/${path}
        IMPORT_PATH ${CMAKE_BINARY_DIR}/qml_modules
        QML_FILES ${qml_files}
        SOURCES ${ARG_SOURCES}
        RESOURCES ${ARG_RESOURCES}
        IMPORTS ${ARG_IMPORTS}
    )
    # Qt's generated code for type registration includes each header by its file name without the folder.
    set(folders ${CMAKE_CURRENT_SOURCE_DIR})
    foreach(source ${ARG_SOURCES})
        cmake_path(GET source PARENT_PATH folder)
        list(APPEND folders ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    target_include_directories(${target} PRIVATE ${folders})
    target_link_libraries(${target} PUBLIC Qt6::Quick ${ARG_LIBRARIES})
    # The code that Qt generates for QML is compiled without warnings. Modules without C++ sources share the precompiled headers
    # of nimstone_components, the first of these modules.
    if(ARG_SOURCES)
        get_target_property(generated ${target} SOURCES)
        list(FILTER generated INCLUDE REGEX "/qmlcache/.*_qml\\.cpp$")
        set_source_files_properties(${generated} PROPERTIES COMPILE_OPTIONS -w)
        target_precompile_headers(${target} REUSE_FROM nimstone_translations)
    else()
        target_compile_options(${target} PRIVATE -w)
        if(target STREQUAL "nimstone_components")
            target_precompile_headers(${target} PRIVATE <QtCore/qdir.h> <QtCore/qhash.h> <QtCore/qurl.h> <QtQml/qqmlprivate.h>)
        else()
            target_precompile_headers(${target} REUSE_FROM nimstone_components)
        endif()
        # Qt 6.4 compiles the QML files in a target of their own, newer versions in ${target}.
        if(TARGET ${target}_qmlcache)
            target_precompile_headers(${target}_qmlcache REUSE_FROM nimstone_components)
        endif()
    endif()
    target_link_libraries(nimstone_qml INTERFACE ${target})
    string(MAKE_C_IDENTIFIER qml_register_types_${uri} registration)
    set_property(GLOBAL APPEND PROPERTY NIMSTONE_QML_REGISTRATIONS ${registration})
endfunction()
