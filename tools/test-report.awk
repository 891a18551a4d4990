# Reads `ctest -V` and prints of it: each test's result as it ends, beneath it the counts that the test printed,
# all that a failing test said, and ctest's closing lines.

# A line of test N's own output.
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

# ctest's talk before a test.
/^test [0-9]+$/ || /^ +Start +[0-9]+:/ || /^(UpdateCTestConfiguration|Parse Config|Test command|Working Directory|Environment variables)/ { next }
/^Internal ctest/ || /^Added [0-9]+ tests/ || (/^$/ && !closing) { next }
/% tests passed/ { closing = 1; print "" }
/^[0-9]+: *$/ || /^(Constructing|Updating|Checking|Done constructing)/ || /^Test timeout/ || /^ [A-Z_]+=/ { next }

# Its result: "1/3 Test #1: core_tst_nim ...   Passed    0.41 sec".
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
