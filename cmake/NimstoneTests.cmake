# What the programs of tests share. Included where they are built.

find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)

# Qt's test library, without the two folders that it would define for each folder of tests.
add_library(nimstone_testing INTERFACE)
target_include_directories(nimstone_testing SYSTEM INTERFACE $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)
# What Qt 6.8 deprecates in tests, above all u""_qs, is what Qt 6.4 has.
target_compile_definitions(nimstone_testing INTERFACE QT_TESTLIB_LIB QT_WARN_DEPRECATED_UP_TO=0x060700)
# What waits there converts a number of milliseconds where it is used, which is in our code.
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
    target_compile_options(nimstone_testing INTERFACE -Wno-conversion)
endif()
target_link_libraries(nimstone_testing INTERFACE Qt6::Core $<LINK_ONLY:Qt6::Test>)

# The main() of every program of tests, and the headers that each of them begins with, precompiled.
add_library(nimstone_test_program STATIC ${PROJECT_SOURCE_DIR}/tests/program.cpp)
target_link_libraries(nimstone_test_program PUBLIC nimstone_testing)
target_compile_options(nimstone_test_program PRIVATE ${NIMSTONE_QUICK_OPTIONS})
target_precompile_headers(nimstone_test_program PRIVATE ${NIMSTONE_STANDARD_HEADERS} ${NIMSTONE_QT_HEADERS} <QtTest/qtestcase.h>)

# The libraries before a test's own files: of a template that both hold, vector or sort, mold takes what it sees first, which
# is to be the optimised one. Else the libraries run on what the tests, which are hardly optimised, made of it.
if(NIMSTONE_LINKS_WITH_MOLD)
    set(CMAKE_CXX_LINK_EXECUTABLE
        "<CMAKE_CXX_COMPILER> <FLAGS> <CMAKE_CXX_LINK_FLAGS> <LINK_FLAGS> <LINK_LIBRARIES> <OBJECTS> -o <TARGET>")
endif()

# nimstone_tests([FOLDERS f…] LIBRARIES… [SOURCES…] [DEFINITIONS…] [ENVIRONMENT…] [LAUNCHERS…]): the sources of this folder, or of
# those named below it, or only SOURCES of it, as one program of Qt Test, named by this folder: FOLDER_tests. Each tst_NAME.cpp is
# a test, named by its own: FOLDER_tst_NAME, without a display, or each in turn under one of the LAUNCHERS, of which one runs one
# test at a time.
function(nimstone_tests)
    cmake_parse_arguments(ARG "" "" "FOLDERS;LIBRARIES;SOURCES;DEFINITIONS;ENVIRONMENT;LAUNCHERS" ${ARGN})
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE program)
    string(REPLACE "/" "_" program ${program}_tests)
    if(NOT ARG_FOLDERS AND NOT ARG_SOURCES)
        set(ARG_FOLDERS .)
    endif()
    set(sources ${ARG_SOURCES})
    foreach(folder ${ARG_FOLDERS})
        file(GLOB files CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
        list(APPEND sources ${files})
    endforeach()
    add_executable(${program} ${sources})
    target_link_libraries(${program} PRIVATE nimstone_test_program ${ARG_LIBRARIES})
    target_compile_definitions(${program} PRIVATE NIMSTONE_SOURCE_DIR="${PROJECT_SOURCE_DIR}" ${ARG_DEFINITIONS})
    target_compile_options(${program} PRIVATE ${NIMSTONE_QUICK_OPTIONS})
    target_precompile_headers(${program} REUSE_FROM nimstone_test_program)
    # What one file calls by a name, the next may; and what is unnamed in one stays in it. Alone, each file is held to both.
    if(NIMSTONE_COMPILE_TOGETHER)
        target_compile_options(${program} PRIVATE -Wno-shadow -Wno-subobject-linkage)
    endif()
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    nimstone_compile_together(${program} ${sources})

    # As a system's folder: what moc writes is not held to our warnings.
    set(moc ${CMAKE_CURRENT_BINARY_DIR}/moc)
    target_include_directories(${program} SYSTEM PRIVATE ${moc})
    list(FILTER sources INCLUDE REGEX "(^|/)tst_[^/]*\\.cpp$")
    foreach(source ${sources})
        cmake_path(ABSOLUTE_PATH source NORMALIZE)
        cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE name)
        string(REGEX REPLACE "\\.cpp$" "" name ${name})
        string(REPLACE "/" "_" name ${name})
        cmake_path(GET source STEM test)
        # As AUTOMOC would, which scans every file of every program for it.
        qt_generate_moc(${source} ${moc}/${test}.moc)
        target_sources(${program} PRIVATE ${moc}/${test}.moc)
        list(POP_FRONT ARG_LAUNCHERS launcher)
        list(APPEND ARG_LAUNCHERS ${launcher})
        separate_arguments(prefix UNIX_COMMAND "${launcher}")
        add_test(NAME ${name} COMMAND ${prefix} $<TARGET_FILE:${program}> ${test})
        # Qt Test would give up on a function after five minutes, which a slow or busy machine may need for some.
        set_tests_properties(${name} PROPERTIES RESOURCE_LOCK "${launcher}"
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=3600000;${ARG_ENVIRONMENT}")
    endforeach()
endfunction()
