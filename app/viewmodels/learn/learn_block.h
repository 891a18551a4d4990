// The base class of the view-models of blocks. It goes through the rounds of the block. The page makes new blocks for another card.
#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/learn/learn_session.h"

namespace nimstone {

/// Derived classes have to use the full name nimstone::LearnBlock: the linter of Qt 6.4 finds the type only by its full name.
class LearnBlock : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The base class of the blocks")

    Q_PROPERTY(nimstone::LearnSession* session READ session WRITE setSession REQUIRED FINAL)
    /// The index of the block among the parts of its card.
    Q_PROPERTY(int part READ part WRITE setPart REQUIRED FINAL)
    /// The round that is shown, from 0; −1 if there is no block.
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY roundChanged FINAL)
    Q_PROPERTY(int roundCount READ roundCount NOTIFY roundChanged FINAL)

public:
    using LanguageAware::LanguageAware;

    LearnSession* session() const { return m_session; }
    void setSession(LearnSession* session);
    int part() const { return m_part; }
    void setPart(int part);
    int round() const { return m_round; }
    void setRound(int round);
    /// The number of rounds of the block: 1 if a block of this kind has none, and 0 if there is no block.
    int roundCount() const;

Q_SIGNALS:
    /// Emitted when another round is shown, or the same round in another language.
    void roundChanged();

protected:
    /// Returns the block; null if the part is a paragraph or does not exist.
    const learn::Block* block() const { return m_session ? m_session->block(m_part) : nullptr; }
    /// Returns the block if it is of this kind; otherwise null.
    template <class Kind>
    const Kind* block() const { return std::get_if<Kind>(block()); }
    /// Called when another round is shown. `again` is true if it is the same round in another language: answers are kept then.
    virtual void show(bool again) = 0;

private:
    QPointer<LearnSession> m_session;
    int m_part = -1;
    int m_round = -1;
};

}  // namespace nimstone
