// The results of a class, for teachers: reads the files that pupils handed in, shows them as a table and in words, and exports them.
#pragma once

#include <memory>

#include "app/storage/sets/class_folder.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class ClassBook : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    /// The share of the files that is read, 0 to 1; −1 if no file is being read.
    Q_PROPERTY(double reading READ reading NOTIFY readingChanged FINAL)
    /// The set and the numbers of files, or what is missing or wrong, as plain text; empty if nothing was opened.
    Q_PROPERTY(QString standing READ standing NOTIFY tableChanged FINAL)
    /// The order of the pupils: "name", "number", or "points".
    Q_PROPERTY(QString order MEMBER m_order NOTIFY tableChanged FINAL)
    /// The marks in the order of practice::Mark: objects with `name`, and with `letter`, which stands for it in a table.
    Q_PROPERTY(QVariantList marks READ marks NOTIFY tableChanged FINAL)
    /// The pupils in their order: objects with `id`, `name`, `points`, and for each item a practice::Mark as a digit in `marks`, and
    /// in `flags` a 1 if an answer is odd, else a 0.
    Q_PROPERTY(QVariantList pupils READ pupils NOTIFY tableChanged FINAL)
    /// The items: objects with `skill`, its name, and `right`, the number of pupils who were right on the first try. Empty without pupils.
    Q_PROPERTY(QVariantList items READ items NOTIFY tableChanged FINAL)
    // The `id` of the chosen pupil, and the index of the chosen item; −1 if none is chosen.
    Q_PROPERTY(int pupil MEMBER m_pupil NOTIFY chosen FINAL)
    Q_PROPERTY(int item MEMBER m_item NOTIFY chosen FINAL)
    /// The facts about the chosen pupil, item, or answer, or else about the class, as rich text.
    Q_PROPERTY(QString facts READ facts NOTIFY chosen FINAL)
    /// The session whose board shows the chosen exercise with the pupil's answer. Unchanged if no exercise is chosen.
    Q_PROPERTY(nimstone::PracticeSession* session READ session CONSTANT FINAL)
    Q_PROPERTY(bool onBoard MEMBER m_onBoard NOTIFY chosen FINAL)

public:
    explicit ClassBook(QObject* parent = nullptr);

    double reading() const { return m_work.busy() ? m_share : -1; }
    QString standing() const;
    QVariantList marks() const;
    QVariantList pupils() const;
    QVariantList items() const;
    QString facts() const;
    PracticeSession* session() { return &m_session; }

    /// Opens the teacher's file of a set, files of pupils, or a folder of such files. A folder replaces all earlier files.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// Stops reading; the files that were read stay.
    Q_INVOKABLE void stop() { m_work.stop(); }
    /// Chooses a pupil, an item, or both; −1 stands for none.
    Q_INVOKABLE void choose(int pupil, int item);

    /// Saves a table with a row for each "pupil", "answer", or "item", or a report: "class", or "pages" with a page for each pupil.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

Q_SIGNALS:
    void readingChanged();
    void tableChanged();
    void chosen();

private:
    struct Class {
        QStringList paths{};  ///< the files and folders of the pupils
        std::optional<practice::ExerciseSet> set{};
        Wording problem{};    ///< says why the file of a set cannot be used
        ClassFolder folder{};
    };
    static Class read(const QStringList& paths, Class known, const std::stop_token& stop, const WorkProgress& report);
    const practice::PupilResult* chosenPupil() const;
    const practice::SetEntry* chosenEntry() const;

    std::shared_ptr<const Class> m_class = std::make_shared<Class>();
    double m_share = 0;
    QString m_order = QStringLiteral("name");
    int m_pupil = -1;
    int m_item = -1;
    bool m_onBoard = false;
    PracticeSession m_session;
    BackgroundWork m_work;
};

}  // namespace nimstone
