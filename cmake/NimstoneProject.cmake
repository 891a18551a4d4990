# What every target of the project shares: the language, the warnings, the packages, and where things are put.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

option(NIMSTONE_WERROR "Treat warnings as errors" ON)
option(NIMSTONE_BENCH "Build what ./dev bench measures" ON)

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Qml Quick QuickControls2 Svg LinguistTools Test QuickTest)
find_package(tl-expected REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Threads REQUIRED)
qt_standard_project_setup()

# Includes are written from the root of the project: #include "core/position.h".
include_directories(${PROJECT_SOURCE_DIR})

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
if(NIMSTONE_WERROR)
    add_compile_options(-Werror)
endif()
add_compile_definitions(QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS)

# nimstone_test(NAME SOURCES… LIBRARIES…): a Qt Test program that ctest runs, without a display.
function(nimstone_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE Qt6::Test ${ARG_LIBRARIES})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
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

# nimstone_library(NAME LIBRARIES…): a static library of the sources in the current folder.
function(nimstone_library name)
    cmake_parse_arguments(ARG "" "" "LIBRARIES" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS *.cpp *.h)
    add_library(${name} STATIC ${sources})
    nimstone_automoc(${name} ${sources})
    target_link_libraries(${name} PUBLIC ${ARG_LIBRARIES})
endfunction()

# nimstone_qml_module(FOLDER URI LIBRARIES… SOURCES…): the .qml files of the current folder as one static module.
function(nimstone_qml_module target uri)
    cmake_parse_arguments(ARG "" "" "LIBRARIES;SOURCES;RESOURCES;IMPORTS;DEPENDENCIES" ${ARGN})
    file(GLOB qml_files RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *.qml)
    string(REPLACE "." "/" path ${uri})
    qt_add_library(${target} STATIC)
    qt_add_qml_module(${target}
        URI ${uri}
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
    nimstone_automoc(${target} ${ARG_SOURCES})
    target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${target} PUBLIC Qt6::Quick ${ARG_LIBRARIES})
    # What Qt 6.4's QML compiler writes shadows its own parameters and converts freely.
    target_compile_options(${target} PRIVATE -Wno-shadow -Wno-conversion)
    # It is much code that runs seldom, and a good part of what the program takes in memory.
    get_target_property(compiled ${target} SOURCES)
    list(FILTER compiled INCLUDE REGEX "/qmlcache/.*_qml\\.cpp$")
    set_source_files_properties(${compiled} PROPERTIES COMPILE_OPTIONS -Os)
    target_link_libraries(nimstone_qml INTERFACE ${target} ${target}plugin)
endfunction()
