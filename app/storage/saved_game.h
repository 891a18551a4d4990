// The game in progress, kept as text after every move, so that it survives the program.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace nimstone {

/// Knows nothing of games: whoever reads the text says whether it is one, and calls putAside() where it is not.
/// The application's name must be set before; no application object is needed.
class SavedGame {
    Q_DECLARE_TR_FUNCTIONS(SavedGame)

public:
    /// In game.txt in the application's data folder.
    SavedGame();
    explicit SavedGame(const QString& file);

    /// The text kept last; empty where there is none. A file that is no text is put aside.
    QString load();
    /// Keeps `text` in place of the one before; on return it is on the disk. An empty text removes the file.
    /// False where it could not be kept: the one before then stands, and `problem` says so.
    bool save(const QString& text);
    /// Moves the file out of the way, under a new name, so that the next save does not write over it.
    void putAside();

    /// What went wrong with the file, as a sentence in the present language; empty when nothing did.
    QString problem() const;

private:
    QString m_file;
    QString m_putAside;
    bool m_untouchable = false;
    bool m_kept = true;
};

}  // namespace nimstone
