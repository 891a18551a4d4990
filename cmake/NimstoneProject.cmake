# Settings and functions for all targets: the language version, the warnings, the packages, and the output folders.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

option(BUILD_TESTING "Build the tests, which need more packages" ON)
option(NIMSTONE_COMPILE_TOGETHER "Compile the source files of a folder in groups, in targets that support it" OFF)
option(NIMSTONE_COMPILE_QUICKLY "Optimise less, except in core" OFF)
option(NIMSTONE_FUZZERS "Build the fuzzers, which need Clang" OFF)

# tools/compile makes warnings errors if the environment has NIMSTONE_WERROR=1, which ./dev test and most build presets set.
if(UNIX)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/tools/compile)
endif()
find_program(CCACHE ccache)
if(CCACHE)
    # These settings let ccache support precompiled headers. CCACHE_DEPEND saves the preprocessing when a file is not in the cache.
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1
                                            CCACHE_PCH_EXTSUM=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()
# Lets GCC collect garbage less often. Otherwise the collection takes a sixth of its time, to save 400 MB of 1.6 GB.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=1500000)
endif()

# Each test program links all libraries that it tests. With mold, this takes a tenth of the time.
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
# AUTOMOC is on only for targets that need it, because each QML module has seven targets, most of them without anything for moc.
set(CMAKE_AUTOMOC OFF)
# A program contains a run path only if the system's loader does not find its libraries by itself, and it has the same one in the build
# tree and when installed. Otherwise CMake reserves space for the installed run path with empty entries, and for each empty entry the
# loader searches the current folder.
set(CMAKE_INSTALL_RPATH "")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)

# Include paths are relative to the root of the project: #include "core/position.h".
include_directories(${PROJECT_SOURCE_DIR})

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

# The precompiled headers. Nearly every file includes them, and reading them takes half of its compile time. They contain no headers of
# the project, because a change in one would then recompile everything.
set(NIMSTONE_STANDARD_HEADERS <algorithm> <array> <functional> <map> <memory> <optional> <random> <ranges> <set>
                              <stop_token> <string> <tl/expected.hpp> <variant> <vector>)
set(NIMSTONE_QT_HEADERS <QCoreApplication> <QList> <QObject> <QString> <QStringList>)

# The options for tests, which are compiled more often than they run, and with NIMSTONE_COMPILE_QUICKLY for all code except core. -O0
# would take longer to compile than -Og, because it generates much code for templates. With -Og, GCC wrongly warns that parts of
# std::stop_source may be used uninitialised.
set(NIMSTONE_QUICK_OPTIONS "$<$<CONFIG:Release>:-Og;$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>>")

# nimstone_precompile(TARGET): gives the target the precompiled headers. They are compiled once, for nimstone_translations, the first
# target that includes headers of both the standard library and Qt.
function(nimstone_precompile target)
    if(target STREQUAL "nimstone_translations")
        target_precompile_headers(${target} PRIVATE ${NIMSTONE_STANDARD_HEADERS} ${NIMSTONE_QT_HEADERS})
    else()
        target_precompile_headers(${target} REUSE_FROM nimstone_translations)
    endif()
    if(NIMSTONE_COMPILE_QUICKLY)
        target_compile_options(${target} PRIVATE ${NIMSTONE_QUICK_OPTIONS})
    endif()
endfunction()

# nimstone_automoc(TARGET SOURCES…): switches AUTOMOC on for a target whose sources are globbed. With Ninja, AUTOMOC does not notice
# a new header by itself, so this makes it run again when the list of sources has changed.
function(nimstone_automoc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    if(NOT "${NIMSTONE_SOURCES_OF_${target}}" STREQUAL "${ARGN}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp)
        set(NIMSTONE_SOURCES_OF_${target} "${ARGN}" CACHE INTERNAL "")
    endif()
endfunction()

# nimstone_compile_together(TARGET SOURCES…): with NIMSTONE_COMPILE_TOGETHER, compiles the sources in groups of up to fifteen files of a
# folder; small folders share a group. Together the files take a third of the time, because the headers are read once per group. Two
# files of a group must not define file-local helpers with the same name.
function(nimstone_compile_together target)
    list(FILTER ARGN INCLUDE REGEX "\\.cpp$")
    set(group 0)
    set(filled 0)
    set(folders "")
    foreach(source ${ARGN})
        cmake_path(ABSOLUTE_PATH source NORMALIZE)
        cmake_path(GET source PARENT_PATH folder)
        list(APPEND folders ${folder})
        list(APPEND of_${folder} ${source})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder ${folders})
        list(LENGTH of_${folder} count)
        math(EXPR together "${filled} + ${count}")
        if(together GREATER 15)
            math(EXPR group "${group} + 1")
            set(filled 0)
        endif()
        foreach(source ${of_${folder}})
            if(filled EQUAL 15)
                math(EXPR group "${group} + 1")
                set(filled 0)
            endif()
            math(EXPR filled "${filled} + 1")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${NIMSTONE_COMPILE_TOGETHER} UNITY_BUILD_MODE GROUP)
endfunction()

# nimstone_library(NAME LIBRARIES…): adds a static library of the sources in the current folder and its subfolders.
function(nimstone_library name)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC ${ARG_LIBRARIES})
    nimstone_compile_together(${name} ${sources})
    nimstone_precompile(${name})
endfunction()

# All QML modules. Programs that show pages link this library.
add_library(nimstone_qml INTERFACE)

# nimstone_qml_module(TARGET URI LIBRARIES… SOURCES…): adds a static QML module of the .qml files in the current folder and of C++
# sources. It has no plugin, which would only keep the linker from dropping the module.
function(nimstone_qml_module target uri)
    cmake_parse_arguments(ARG "" "" "LIBRARIES;SOURCES;RESOURCES;IMPORTS;DEPENDENCIES" ${ARGN})
    file(GLOB qml_files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
    string(REPLACE "." "/" path ${uri})
    qt_add_library(${target} STATIC)
    # Bindings compiled to C++ would run only a little faster, but take much time and memory to compile.
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
    # Code that Qt generates for QML is compiled without warnings. Its files are short and include the same long headers, so in modules
    # without C++ sources they are compiled in groups of thirty.
    get_target_property(compiled ${target} SOURCES)
    list(FILTER compiled INCLUDE REGEX "/qmlcache/.*_qml\\.cpp$")
    if(ARG_SOURCES)
        set_source_files_properties(${compiled} PROPERTIES COMPILE_OPTIONS -w)
    else()
        target_compile_options(${target} PRIVATE -w)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
        set(number 0)
        foreach(file ${compiled} ${CMAKE_CURRENT_BINARY_DIR}/${target}_qmltyperegistrations.cpp)
            math(EXPR group "${number} / 30")
            math(EXPR number "${number} + 1")
            set_source_files_properties(${file} PROPERTIES UNITY_GROUP qml${group})
        endforeach()
    endif()
    # The first QML module precompiles these headers for all modules. A module with ten or more C++ sources uses those of the libraries.
    list(LENGTH ARG_SOURCES sources_count)
    get_property(first GLOBAL PROPERTY NIMSTONE_FIRST_QML_MODULE)
    if(sources_count GREATER 9)
        nimstone_compile_together(${target} ${ARG_SOURCES})
        nimstone_precompile(${target})
        # Compiles the output of moc and the type registration as one file, because both include the same headers.
        set(written ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp ${CMAKE_CURRENT_BINARY_DIR}/${target}_qmltyperegistrations.cpp)
        set_source_files_properties(${written} PROPERTIES HEADER_FILE_ONLY ON)
        list(JOIN written "\"\n#include \"" includes)
        file(CONFIGURE OUTPUT ${target}_types.cpp CONTENT "#include \"${includes}\"\n" @ONLY)
        target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}_types.cpp)
        set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_types.cpp PROPERTIES COMPILE_OPTIONS -w SKIP_AUTOMOC ON)
    elseif(first)
        target_precompile_headers(${target} REUSE_FROM ${first})
    else()
        target_precompile_headers(${target} PRIVATE <QtCore/qdir.h> <QtCore/qhash.h> <QtCore/qurl.h> <QtQml/qqmlprivate.h>)
        set_property(GLOBAL PROPERTY NIMSTONE_FIRST_QML_MODULE ${target})
    endif()
    if(TARGET ${target}_qmlcache)
        target_precompile_headers(${target}_qmlcache REUSE_FROM ${first})
    endif()
    target_link_libraries(nimstone_qml INTERFACE ${target})
    string(MAKE_C_IDENTIFIER qml_register_types_${uri} registration)
    set_property(GLOBAL APPEND PROPERTY NIMSTONE_QML_REGISTRATIONS ${registration})
endfunction()
