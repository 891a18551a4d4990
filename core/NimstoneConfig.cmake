# find_package(Nimstone) provides the library Nimstone::core and its dependencies.
include(CMakeFindDependencyMacro)
find_dependency(tl-expected)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/NimstoneTargets.cmake)
