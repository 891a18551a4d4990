// Goes through every lesson from its first to its last card by keys alone: all questions are answered rightly, some after a wrong
// answer. After each key, the keyboard focus is on a visible item. The headings, questions, and verdicts are announced. At the
// end, the lesson counts as done.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    Main {
        id: window

        page: "learn"
        width: 1280
        height: 800

        LessonCase {
            id: test

            name: "LearnByKeys"
            window: window

            function init() {
                failOnWarning(Warnings.any);
            }

            function lessons() {
                return [test.page.session.aside].concat(test.page.session.path);
            }

            /// A short run walks through each lesson in one language, and a deep run in both.
            function test_aLessonIsWalkedThroughByKeys_data() {
                const rows = [];
                for (const [odd, language] of ["en", "zh_CN"].entries()) {
                    for (const lesson of lessons()) {
                        if (Counts.deep || lesson.number % 2 === odd)
                            rows.push({ tag: lesson.name + ", " + language, lesson: lesson.number, language: language });
                    }
                }
                return rows;
            }

            function test_aLessonIsWalkedThroughByKeys(row) {
                Shell.preferences.language = row.language;
                tryVerify(() => Shell.language === row.language);
                verify(lessons()[row.lesson].done === (row.language === "zh_CN" && Counts.deep));
                verify(walk(lessons()[row.lesson].name) >= 6);
                verify(lessons()[row.lesson].done);
                compare(test.page.session.lesson, row.lesson + 1 < lessons().length ? lessons()[row.lesson + 1].name : "");
            }
        }
    }
}
