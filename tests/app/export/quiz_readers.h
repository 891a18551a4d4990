// Programs that read exported questions and print one JSON object for each question. They are written from the documentation of
// the formats, and share no code with Nimstone. A program fails if a file does not have the documented form.
#pragma once

namespace nimstone::tests {

/// The beginning of the readers of GIFT and of Moodle XML, in Python. `report` prints a question. Moodle refuses an answer whose
/// points in percent are not in its list.
inline const char* const questionReport = R"(
import base64, json, re, sys
from html.parser import HTMLParser
from xml.etree import ElementTree

shares = [0, 5, 10, 11.11111, 12.5, 14.28571, 16.66667, 20, 25, 30, 33.33333, 40, 50, 60, 66.66667, 70, 75, 80, 83.33333, 90, 100]

class Html(HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.open, self.images = [], []
        self.feed(text)
        self.close()
        assert not self.open, text
    def handle_starttag(self, tag, attributes):
        assert tag in ('p', 'b', 'i', 'sub', 'sup', 'br', 'img'), tag
        if tag == 'img':
            self.images.append(dict(attributes)['src'])
        elif tag != 'br':
            self.open.append(tag)
    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

def report(kind, title, id, category, tags, question, reason, answers):
    points = [answer[0] for answer in answers]
    assert all(min(abs(abs(point) - share) for share in shares) < 0.0005 for point in points), points
    right = sum(point for point in points if point > 0)
    assert abs(right - 100) < 0.01 if kind == 'several' else max(points) == 100, points
    assert len({text for _, text, _ in answers}) == len(answers) > 0, answers
    for text in [question, reason] + [feedback for _, _, feedback in answers]:
        Html(text)
    if kind == 'numerical':
        assert all(re.fullmatch('[0-9]+', text) and int(text) <= 2 ** 53 for _, text, _ in answers), answers
    print(json.dumps({'kind': kind, 'title': title, 'id': id, 'category': category, 'tags': tags, 'question': question,
                      'reason': reason, 'answers': [[point > 0, text, feedback] for point, text, feedback in answers]}))
)";

/// Reads GIFT, as https://docs.moodle.org/en/GIFT_format describes it.
inline const char* const giftReader = R"(
class Gift:
    """The characters of a question. A control character is a mark if no backslash is before it."""
    def __init__(self, text):
        self.at, self.characters = 0, []
        place = 0
        while place < len(text):
            escaped = text[place] == '\\'
            place += escaped
            assert not escaped or text[place] in '\\~=#{}:n', text[place - 1:place + 1]
            character = '\n' if escaped and text[place] == 'n' else text[place]
            self.characters.append((character, not escaped and character in '~=#{}:'))
            place += 1
    def sees(self, marks):
        return self.characters[self.at:self.at + len(marks)] == [(mark, True) for mark in marks]
    def expect(self, marks):
        assert self.sees(marks), (marks, ''.join(character for character, _ in self.characters[self.at:self.at + 40]))
        self.at += len(marks)
    def accept(self, marks):
        seen = self.sees(marks)
        self.at += len(marks) if seen else 0
        return seen
    def plain(self):
        text = ''
        while self.at < len(self.characters) and not self.characters[self.at][1]:
            text += self.characters[self.at][0]
            self.at += 1
        return text.strip()

category = None
for block in re.split(r'\n[ \t]*\n', sys.stdin.read().strip()):
    if block.startswith('$CATEGORY:'):
        assert '\n' not in block
        category = block[len('$CATEGORY:'):].strip()
        continue
    comments = [line for line in block.split('\n') if line.startswith('//')]
    gift = Gift('\n'.join(line for line in block.split('\n') if not line.startswith('//')))
    gift.expect('::')
    title = gift.plain()
    gift.expect('::')
    question = gift.plain()
    assert question.startswith('[html]'), question
    gift.expect('{')
    numerical = gift.accept('#')
    assert gift.plain() == ''
    signs, answers = '', []
    while not gift.accept('####'):
        sign = '=' if gift.accept('=') else '~'
        if sign == '~':
            gift.expect('~')
        text = gift.plain()
        weight = re.match(r'%(-?[0-9]{1,2}\.?[0-9]*)%', text)
        text = text[weight.end():] if weight else text
        if numerical:
            gift.expect(':')
            assert gift.plain() == '0'
        feedback = gift.plain() if not gift.sees('####') and gift.accept('#') else ''
        signs += sign
        answers.append((float(weight[1]) if weight else 100 if sign == '=' else 0, text, feedback))
    reason = gift.plain()
    gift.expect('}')
    assert gift.at == len(gift.characters)
    kind = 'numerical' if numerical else 'text' if '~' not in signs else 'one' if '=' in signs else 'several'
    # Moodle would take a question with this arrow for a question of matching.
    assert kind != 'text' or '->' not in json.dumps([answers, reason])
    report(kind, title, re.search(r'\[id:([^]]+)\]', comments[0])[1], category, re.findall(r'\[tag:([^]]+)\]', comments[0]),
           question[len('[html]'):], reason, answers)
)";

/// Reads Moodle XML, as https://docs.moodle.org/en/Moodle_XML_format describes it.
inline const char* const moodleReader = R"(
common = ['name', 'questiontext', 'generalfeedback', 'idnumber', 'answer', 'tags']
children = {'numerical': common, 'shortanswer': common, 'multichoice': common + ['single', 'shuffleanswers', 'answernumbering']}

def text(parent, format=None):
    assert parent.get('format') == format, parent.tag
    assert parent[0].tag == 'text' and len(parent[0]) == 0, parent.tag
    return parent[0].text or ''

document = sys.stdin.read()
assert document.startswith('<?xml')
quiz = ElementTree.fromstring(document.encode())
assert quiz.tag == 'quiz'
category = None
for question in quiz:
    assert question.tag == 'question'
    kind = question.get('type')
    if kind == 'category':
        category = text(question.find('category'))
        continue
    assert sorted({child.tag for child in question}) == sorted(children[kind]), kind
    assert all(len(question.findall(name)) == 1 for name in children[kind] if name != 'answer')
    asked = text(question.find('questiontext'), 'html')
    files = {'@@PLUGINFILE@@' + file.get('path') + file.get('name'): file for file in question.find('questiontext').findall('file')}
    assert sorted(Html(asked).images) == sorted(files)
    for file in files.values():
        assert file.get('encoding') == 'base64'
        assert ElementTree.fromstring(base64.b64decode(file.text, validate=True)).tag == '{http://www.w3.org/2000/svg}svg'
    choosing = kind == 'multichoice'
    answers = []
    for answer in question.findall('answer'):
        assert [child.tag for child in answer] == ['text', 'feedback'] + (['tolerance'] if kind == 'numerical' else [])
        assert kind != 'numerical' or answer.find('tolerance').text == '0'
        answers.append((float(answer.get('fraction')), text(answer, 'html' if choosing else None), text(answer.find('feedback'), 'html')))
    if choosing:
        kind = {'true': 'one', 'false': 'several'}[question.find('single').text]
        assert question.find('shuffleanswers').text == 'false' and question.find('answernumbering').text == 'none'
    report('text' if kind == 'shortanswer' else kind, text(question.find('name')), question.find('idnumber').text, category,
           [text(tag) for tag in question.find('tags')], re.match('(?s)<p>(.*?)</p>', asked)[1], text(question.find('generalfeedback'), 'html'), answers)
)";

/// Reads the text files of Anki, as https://docs.ankiweb.net/importing/text-files.html describes them. Anki takes two notes with
/// the same first field for one note, and a deck that is a number for the number of a deck.
inline const char* const ankiReader = R"(
import csv, json, re, sys
from xml.etree import ElementTree

csv.field_size_limit(10 ** 9)
lines = sys.stdin.read().split('\n')
assert lines.pop() == ''
heads = [line for line in lines if line.startswith('#')]
assert lines[:len(heads)] == heads == ['#separator:tab', '#html:true', '#tags column:3', '#deck column:4']
rows = list(csv.reader(lines[len(heads):], delimiter='\t'))
assert rows == [line.split('\t') for line in lines[len(heads):]]
assert all(len(row) == 4 for row in rows)
assert len({row[0] for row in rows}) == len(rows)
for front, back, tags, deck in rows:
    assert not deck.isdigit() and all(re.fullmatch('[a-z0-9-]+', tag) for tag in tags.split(' '))
    picture = re.search('<svg.*</svg>', front)
    if picture:
        ElementTree.fromstring(picture[0])
    print(json.dumps({'front': front.replace(picture[0], '') if picture else front, 'drawn': bool(picture), 'back': back,
                      'tags': tags.split(' '), 'deck': deck}))
)";

/// Reads GIFT with the npm package gift-pegjs, in JavaScript. Its `isCorrect` is only the sign before the answer, so a wrong answer
/// that is typed is recognized by its weight.
inline const char* const npmReader = R"(
const kinds = {Numerical: 'numerical', Short: 'text'};
let category = null;
for (const question of require('gift-pegjs').parse(require('fs').readFileSync(0, 'utf8'))) {
    if (question.type === 'Category') {
        category = question.title;
        continue;
    }
    const points = choice => choice.weight ?? (choice.isCorrect ? 100 : 0);
    console.log(JSON.stringify({
        kind: kinds[question.type] ?? (question.choices.some(choice => choice.isCorrect) ? 'one' : 'several'),
        title: question.title, id: question.id, category, tags: question.tags, question: question.stem.text,
        reason: question.globalFeedback.text,
        answers: question.choices.map(choice => [points(choice) > 0, String(choice.text.number ?? choice.text.text), choice.feedback?.text ?? '']),
    }));
}
)";

}  // namespace nimstone::tests
