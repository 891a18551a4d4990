# What every target of the project shares: the language, the warnings, the packages, and where things are put.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

option(BUILD_TESTING "Build the tests, for which more packages are needed" ON)
option(NIMSTONE_COMPILE_TOGETHER "Compile files of a folder together, where that is provided for" OFF)
option(NIMSTONE_COMPILE_QUICKLY "Optimise less what spends its time in core and in Qt" OFF)

# Makes warnings errors where NIMSTONE_WERROR=1 is in the environment, as ./dev test and most presets have it.
if(UNIX)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/tools/compile)
endif()
find_program(CCACHE ccache)
if(CCACHE)
    # What ccache must be told to look behind precompiled headers; and that it need not preprocess what it does not have.
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1
                                            CCACHE_PCH_EXTSUM=1 CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-fpch-preprocess)
    endif()
endif()
# GCC would look through its memory again and again for what it could use anew: a sixth of the time, to save 400 MB of 1.6 GB.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=1500000)
endif()

# Each of the programs is linked with all of the libraries that it tests: a tenth of the time with mold.
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
# Only where there is something for it: every module of QML has seven targets.
set(CMAKE_AUTOMOC OFF)
# Where the libraries are is only written into a program when the system would not find them by itself, and the same in the
# build tree and installed. Else CMake leaves room for what an installed program gets, with empty entries, and for those
# the loader looks into the current folder.
set(CMAKE_INSTALL_RPATH "")
set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
set(CMAKE_BUILD_WITH_INSTALL_RPATH ON)

# Includes are written from the root of the project: #include "core/position.h".
include_directories(${PROJECT_SOURCE_DIR})

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

# What nearly every file reads again: half of the time that it takes to compile. Headers of the project are not among
# them, or a change would compile all.
set(NIMSTONE_STANDARD_HEADERS <algorithm> <array> <functional> <map> <memory> <optional> <random> <ranges> <set>
                              <stop_token> <string> <tl/expected.hpp> <variant> <vector>)
set(NIMSTONE_QT_HEADERS <QCoreApplication> <QList> <QObject> <QString> <QStringList>)

# How tests are compiled, which are compiled more often than they are run, and with NIMSTONE_COMPILE_QUICKLY all but core: of
# templates -O0 makes so much code that it takes longer. With -Og, GCC takes parts of std::stop_source to be used before they are set.
set(NIMSTONE_QUICK_OPTIONS "$<$<CONFIG:Release>:-Og;$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>>")

# nimstone_precompile(TARGET): precompiled once, for nimstone_translations, which is the first that has both kinds of headers.
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

# Turns AUTOMOC on for a target of globbed sources. Under Ninja it does not notice by itself that a header has joined
# them: where the list has changed, it starts afresh.
function(nimstone_automoc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    if(NOT "${NIMSTONE_SOURCES_OF_${target}}" STREQUAL "${ARGN}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp)
        set(NIMSTONE_SOURCES_OF_${target} "${ARGN}" CACHE INTERNAL "")
    endif()
endfunction()

# nimstone_compile_together(TARGET SOURCES…): the sources of a folder fifteen at a time, and small folders with the next, as each
# begins with the same long headers: a third of the time for all of them. No two that are compiled together may then give a helper
# of their own the same name.
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

# nimstone_library(NAME LIBRARIES…): a static library of the sources in the current folder and those below.
function(nimstone_library name)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC ${ARG_LIBRARIES})
    nimstone_compile_together(${name} ${sources})
    nimstone_precompile(${name})
endfunction()

# What a program that shows pages links: every module.
add_library(nimstone_qml INTERFACE)

# nimstone_qml_module(TARGET URI LIBRARIES… SOURCES…): the .qml files of the current folder, and sources of C++, as one
# static module, without a plugin that would do no more than keep it from being left out.
function(nimstone_qml_module target uri)
    cmake_parse_arguments(ARG "" "" "LIBRARIES;SOURCES;RESOURCES;IMPORTS;DEPENDENCIES" ${ARGN})
    file(GLOB qml_files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
    string(REPLACE "." "/" path ${uri})
    qt_add_library(${target} STATIC)
    # What bindings are compiled to runs little faster, and takes long to compile and much memory.
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
    # What Qt writes to register types includes each header by its name alone.
    set(folders ${CMAKE_CURRENT_SOURCE_DIR})
    foreach(source ${ARG_SOURCES})
        cmake_path(GET source PARENT_PATH folder)
        list(APPEND folders ${CMAKE_CURRENT_SOURCE_DIR}/${folder})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    target_include_directories(${target} PRIVATE ${folders})
    target_link_libraries(${target} PUBLIC Qt6::Quick ${ARG_LIBRARIES})
    # What Qt writes for QML is not held to our warnings. Each of its files is short and begins with the same long headers: where
    # there is nothing else, thirty of them are compiled as one.
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
    # The first module precompiles those headers for all. One with many sources of C++ has others.
    list(LENGTH ARG_SOURCES sources_count)
    get_property(first GLOBAL PROPERTY NIMSTONE_FIRST_QML_MODULE)
    if(sources_count GREATER 9)
        nimstone_compile_together(${target} ${ARG_SOURCES})
        nimstone_precompile(${target})
        # What moc writes of all headers is compiled with what registers their types.
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
