# check [--fuzz MINUTES] [PART…]: runs the parts of the check that a release must pass, one after another, and prints a table of
# the results at the end. If a part fails, the other parts still run. ./dev sources this file from the root of the project.
# shellcheck shell=bash

check_parts=(deep debug sanitize clang single fuzz)
check_logs=build/check

# Each function runs one part. The exit status of its last command decides whether the part has passed.
check_deep() { ./dev test --deep; }
check_debug() { cmake --workflow --preset debug; }
check_sanitize() { cmake --workflow --preset sanitize; }
check_clang() { cmake --workflow --preset clang; }
check_single() { cmake --workflow --preset single; }

# check_fuzz TARGET: runs a fuzzer. It begins with the inputs in the tests and with the inputs that earlier runs have found. An
# input with which the program fails is saved in build-fuzz/failing.
check_fuzz() {
    mkdir -p "build-fuzz/found/$1" build-fuzz/failing
    cmake --preset fuzz --log-level=NOTICE && cmake --build --preset fuzz \
        && NIMSTONE_FUZZ=$1 build-fuzz/bin/fuzzer "-max_total_time=$((60 * fuzz_minutes))" -timeout=60 -max_len=8192 \
            -print_final_stats=1 "-artifact_prefix=build-fuzz/failing/$1-" "build-fuzz/found/$1" "tests/fuzz/corpus/$1"
}

# check_part NAME COMMAND…: runs the command, writes its output to a log, and adds a line to `check_table`.
check_part() {
    local name=$1 log=$check_logs/${1// /-}.log result=passed started=$SECONDS
    shift
    echo "== $name. The output is in $log"
    "$@" >"$log" 2>&1 || result=FAILED
    check_table+=$(printf '%-18s %-8s %3d min %02d s' "$name" "$result" $(((SECONDS - started) / 60)) $(((SECONDS - started) % 60)))$'\n'
    [ "$result" = FAILED ] || return 0
    check_failed=yes
    local lines
    lines=$(grep -m 5 -E 'error:|Error:|FAIL!|FAILED:|\*\*\*(Failed|Timeout|Exception)|runtime error|SUMMARY: |^[a-z]+: .*(read|hold|the error is)' "$log" |
        cut -c 1-160 | sed 's/^/    /') && check_table+=$lines$'\n'
    check_table+="    The rest is in $log"$'\n'
}

check() {
    local parts=() part target groups=(build run test)
    fuzz_minutes=1 check_table='' check_failed=''
    while [ $# -gt 0 ]; do
        case $1 in
        --fuzz)
            [[ ${2:-} =~ ^[1-9][0-9]*$ ]] || { echo "./dev check: expected a number of minutes after --fuzz, found '${2:-}'" >&2; return 2; }
            fuzz_minutes=$2
            shift
            ;;
        *)
            [[ " ${check_parts[*]} " = *" $1 "* ]] || { echo "./dev check: unknown part '$1'. Choose from: ${check_parts[*]}" >&2; return 2; }
            parts+=("$1")
            ;;
        esac
        shift
    done
    [ ${#parts[@]} -gt 0 ] || parts=("${check_parts[@]}")
    case " ${parts[*]} " in *' clang '* | *' fuzz '*) groups+=(check) ;; esac
    require "${groups[@]}"
    mkdir -p "$check_logs"
    export CTEST_PARALLEL_LEVEL=$((CMAKE_BUILD_PARALLEL_LEVEL + 1))
    for part in "${parts[@]}"; do
        if [ "$part" = fuzz ]; then
            for target in tests/fuzz/corpus/*; do check_part "fuzz ${target##*/}" check_fuzz "${target##*/}"; done
        else
            check_part "$part" "check_$part"
        fi
    done
    printf '\n%s' "$check_table"
    [ -z "$check_failed" ]
}
