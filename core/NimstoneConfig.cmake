# find_package(Nimstone): the library Nimstone::core, and what it is built upon.
include(CMakeFindDependencyMacro)
find_dependency(tl-expected)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/NimstoneTargets.cmake)
