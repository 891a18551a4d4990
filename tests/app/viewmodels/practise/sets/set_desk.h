// An editor of exercise sets for tests, with its own folder.
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <algorithm>

#include "app/viewmodels/practise/sets/set_editor.h"

namespace nimstone::tests {

/// An editor, and the folder in which its set is saved.
struct SetFixture {
    SetFixture() : editor(folder.filePath(QStringLiteral("sets"))) { editor.restore(); }

    QUrl file(const char* name) const { return QUrl::fromLocalFile(folder.filePath(QString::fromUtf8(name))); }

    QUrl write(const char* name, const QByteArray& content) const
    {
        QFile written(file(name).toLocalFile());
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
            qFatal("no file");
        return file(name);
    }

    /// Returns the code of every entry: the code of an exercise, the position of a proof, and otherwise an empty text.
    QStringList codes() const
    {
        QStringList codes;
        for (int row = 0; row < static_cast<int>(editor.set().entries.size()); ++row)
            codes.push_back(role(row, SetList::CodeRole).toString());
        return codes;
    }

    QVariant role(int row, int role) const
    {
        auto* list = const_cast<SetEditor&>(editor).exercises();
        return list->data(list->index(row), role);
    }

    /// Adds a text or a task with these fields. Returns what is wrong with them.
    QString addEntry(const QVariantMap& fields) { return editor.adding()->addEntry(fields); }

    void choose(const std::vector<practice::Skill>& skills)
    {
        for (const practice::Skill skill : practice::allSkills) {
            const bool wanted = std::ranges::find(skills, skill) != skills.end();
            if (editor.adding()->chosen()[static_cast<qsizetype>(skill)] != wanted)
                editor.adding()->toggle(static_cast<int>(skill));
        }
    }

    bool add(const std::vector<practice::Skill>& skills, const char* level, const char* count, quint32 chance = 7)
    {
        choose(skills);
        editor.adding()->setLevel(QString::fromLatin1(level));
        editor.adding()->setCount(QString::fromUtf8(count));
        return editor.adding()->draw(chance);
    }

    QTemporaryDir folder;
    SetEditor editor;
};

}  // namespace nimstone::tests
