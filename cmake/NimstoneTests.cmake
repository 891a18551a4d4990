# Settings and functions for the test programs.

find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)

# nimstone_testing is Qt's test library without the definitions QT_TESTCASE_SOURCEDIR and QT_TESTCASE_BUILDDIR. The definitions
# would differ between the folders of tests, and then the tests could not share precompiled headers.
add_library(nimstone_testing INTERFACE)
target_include_directories(nimstone_testing SYSTEM INTERFACE $<TARGET_PROPERTY:Qt6::Test,INTERFACE_INCLUDE_DIRECTORIES>)
# Switches off warnings for functions that Qt 6.8 deprecates, such as u""_qs, because Qt 6.4 has no replacement for them.
target_compile_definitions(nimstone_testing INTERFACE QT_TESTLIB_LIB QT_WARN_DEPRECATED_UP_TO=0x060700)
# Qt's macros that wait for a condition convert a number of milliseconds implicitly, and GCC reports this conversion in the code
# of the tests.
if(Qt6_VERSION VERSION_GREATER_EQUAL 6.5)
    target_compile_options(nimstone_testing INTERFACE -Wno-conversion)
endif()
target_link_libraries(nimstone_testing INTERFACE Qt6::Core $<LINK_ONLY:Qt6::Test>)

# nimstone_test_program contains the main() of every test program, and the precompiled headers that the test programs share.
add_library(nimstone_test_program STATIC ${PROJECT_SOURCE_DIR}/tests/program.cpp)
target_link_libraries(nimstone_test_program PUBLIC nimstone_testing)
# The code of tests is compiled with less optimization than the tested code, because compiling the tests takes about half of the
# time of a build. With -O1, GCC 14 wrongly warns that parts of empty std::optional objects may be used uninitialized.
target_compile_options(nimstone_test_program PUBLIC $<$<CONFIG:Release>:-O1;$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>>)
target_precompile_headers(nimstone_test_program PRIVATE ${NIMSTONE_STANDARD_HEADERS} ${NIMSTONE_QT_HEADERS} <QtTest/qtestcase.h>)

# nimstone_tests([SUBFOLDERS] LIBRARIES… [SOURCES…] [DEFINITIONS…] [ENVIRONMENT…] [LAUNCHERS…]): adds a Qt Test program FOLDER_tests,
# where FOLDER is the current folder. Its sources are those of this folder, or only SOURCES. SUBFOLDERS adds the sources of all
# subfolders that have no CMakeLists.txt. Each tst_NAME.cpp becomes a test FOLDER_tst_NAME, whose label is the first folder below
# tests/. Without LAUNCHERS, the tests run offscreen. Otherwise the launchers take turns in running them, and each launcher runs
# one test at a time.
function(nimstone_tests)
    cmake_parse_arguments(ARG "SUBFOLDERS" "" "LIBRARIES;SOURCES;DEFINITIONS;ENVIRONMENT;LAUNCHERS" ${ARGN})
    cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE program)
    string(REPLACE "/" "_" program ${program}_tests)
    set(sources ${ARG_SOURCES})
    set(folders)
    if(NOT sources)
        set(folders .)
    endif()
    if(ARG_SUBFOLDERS)
        file(GLOB_RECURSE below RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS */*.cpp)
        list(TRANSFORM below REPLACE "/[^/]*$" "")
        list(REMOVE_DUPLICATES below)
        foreach(folder ${below})
            if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/CMakeLists.txt)
                list(APPEND folders ${folder})
            endif()
        endforeach()
    endif()
    foreach(folder ${folders})
        file(GLOB files CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
        list(APPEND sources ${files})
    endforeach()
    add_executable(${program} ${sources})
    target_link_libraries(${program} PRIVATE nimstone_test_program ${ARG_LIBRARIES})
    target_compile_definitions(${program} PRIVATE NIMSTONE_SOURCE_DIR="${PROJECT_SOURCE_DIR}" ${ARG_DEFINITIONS})
    target_precompile_headers(${program} REUSE_FROM nimstone_test_program)
    # In a unity build, local names may shadow those of another file, and types in unnamed namespaces cause false warnings about
    # linkage. Only a build that compiles each file by itself has both warnings on.
    if(CMAKE_UNITY_BUILD)
        target_compile_options(${program} PRIVATE -Wno-shadow -Wno-subobject-linkage)
    endif()
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    # qt_generate_moc() below runs moc on each test. AUTOMOC would let moc read the headers of Qt and of the standard library, and that
    # would take most of its time. Without them moc does not know macros such as Q_OS_LINUX, so a test function must not be declared
    # inside #ifdef. Classes with Q_OBJECT must be in the tst_*.cpp files.
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})

    list(FILTER sources INCLUDE REGEX "(^|/)tst_[^/]*\\.cpp$")
    foreach(source ${sources})
        cmake_path(ABSOLUTE_PATH source NORMALIZE)
        cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/tests OUTPUT_VARIABLE name)
        string(REGEX REPLACE "\\.cpp$" "" name ${name})
        string(REPLACE "/" "_" name ${name})
        cmake_path(GET source STEM test)
        qt_generate_moc(${source} ${test}.moc)
        target_sources(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${test}.moc)
        list(POP_FRONT ARG_LAUNCHERS launcher)
        list(APPEND ARG_LAUNCHERS ${launcher})
        separate_arguments(prefix UNIX_COMMAND "${launcher}")
        add_test(NAME ${name} COMMAND ${prefix} $<TARGET_FILE:${program}> ${test})
        # Raises Qt Test's limit of five minutes per test function, because some functions need longer on a slow or busy machine.
        string(REGEX REPLACE "_.*" "" label ${name})
        set_tests_properties(${name} PROPERTIES LABELS ${label} RESOURCE_LOCK "${launcher}"
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_FUNCTION_TIMEOUT=3600000;${ARG_ENVIRONMENT}")
    endforeach()
endfunction()
