# Shortens the output of `ctest -V`. For each test it prints the result as soon as the test ends, and below it the counts that the
# test printed, or the whole output if the test failed. At the end it prints ctest's summary.

# This rule reads a line of the output of test N, which ctest begins with "N: ".
/^[0-9]+: / {
    number = $1; sub(/:$/, "", number)
    line = $0; sub(/^[0-9]+: /, "", line)
    if (line !~ /^(PASS |Test command:|Working Directory:|Environment variables:|Test timeout computed| (QT|XDG|LC)_)/)
        said[number] = said[number] line "\n"
    if (line ~ /^QINFO/ || line ~ /^OK, passed/) {
        sub(/^QINFO *: */, "", line)
        counts[number] = counts[number] "        " line "\n"
    }
    next
}

# This rule skips lines that ctest prints before a test.
/^test [0-9]+$/ || /^ +Start +[0-9]+:/ || /^(UpdateCTestConfiguration|Parse Config|Test command|Working Directory|Environment variables)/ { next }
/^Internal ctest/ || /^Added [0-9]+ tests/ || (/^$/ && !closing) { next }
/% tests passed/ { closing = 1; print "" }
/^[0-9]+: *$/ || /^(Constructing|Updating|Checking|Done constructing)/ || /^Test timeout/ || /^ [A-Z_]+=/ { next }

# This rule reads the result of a test, such as "1/3 Test #1: core_tst_nim ...   Passed    0.41 sec".
/Test +#[0-9]+:/ {
    number = $0; sub(/^.*Test +#/, "", number); sub(/:.*$/, "", number)
    print
    if ($0 ~ / Passed /) printf "%s", counts[number]
    else printf "%s", said[number]
    delete said[number]
    fflush()
    next
}

{ print; fflush() }
